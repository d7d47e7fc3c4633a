"""Runs MkDocs in a process of its own, strictly, between two given folders."""

import logging
import sys
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort


def main(config: str, docs: str, site: str) -> int:
    """Build the site; what MkDocs complains of goes to standard error, and 1 is returned."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    settings = load_config(config, docs_dir=docs, site_dir=str(Path(site).resolve()), strict=True)
    try:
        build(settings)
    except Abort:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
