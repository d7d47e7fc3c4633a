"""Languages: those of sources, editions and quotes."""

from typing import Literal

Language = Literal["bg", "de", "en", "es", "fr", "hu", "it", "ja", "pl", "pt", "ru", "zh"]
"""A language by its two letters (ISO 639-1)."""
