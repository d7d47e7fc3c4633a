"""The archive: the whole site in one file, equal for equal sites, whole or not there."""

import subprocess
import sys
import zipfile
from pathlib import Path

from kb.site.offline import archive


def made_up(folder: Path) -> Path:
    for name in ("index.html", "spiele/index.html", "assets/a.js", "assets/a.js.map", "_headers"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name, "utf-8")
    return folder


def test_it_holds_the_site_and_says_how_to_serve_it(tmp_path: Path) -> None:
    file = archive.write(made_up(tmp_path / "site"), tmp_path)
    names = zipfile.ZipFile(file).namelist()
    assert {Path(name).parts[0] for name in names} == {"regelfest"}
    found = {name.removeprefix("regelfest/") for name in names}
    assert found == {"LIES-MICH.txt", "index.html", "spiele/index.html", "assets/a.js", "_headers"}
    words = zipfile.ZipFile(file).read("regelfest/LIES-MICH.txt").decode()
    assert "python3 -m http.server" in words


def test_two_of_the_same_site_are_equal(tmp_path: Path) -> None:
    first = archive.write(made_up(tmp_path / "a" / "site"), tmp_path / "a").read_bytes()
    second = archive.write(made_up(tmp_path / "b" / "site"), tmp_path / "b").read_bytes()
    assert first == second


def test_the_command_asks_for_a_build_where_there_is_none(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kb", "zip", "--build", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "run 'kb build' first" in done.stderr
    assert not list(tmp_path.iterdir())
