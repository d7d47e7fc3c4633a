"""Patchwork: the reference engine, its data and the ways in which people misread its rules."""
