"""Meaning: finds statements that say the same in other words, without a model at run time."""
