"""Regelfest: board-game rules as records, checked, searched and published."""
