"""Runs the command line as `python -m kb`."""

from kb.cli import app

app(prog_name="kb")
