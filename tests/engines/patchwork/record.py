"""The record of Patchwork as plain data."""

from pathlib import Path
from typing import Any

import yaml
import yamlcore

ROOT = Path(__file__).parents[3]
_TEXT = (ROOT / "content/games/patchwork/game.yaml").read_text("utf-8")
RECORD: dict[str, Any] = yaml.load(_TEXT, yamlcore.CCoreLoader)  # noqa: S506
