"""The checker: runs examples and misreadings, and measures what they prove."""
