"""Clockworker: sends bots to work, and pays when they come home."""
