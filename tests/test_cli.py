"""The command line: what it prints, what it writes, and how it ends."""

import errno
import json
import re
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest
import yaml
from typer.testing import CliRunner, Result

import kb.site.build
import kb.site.server.loop
from kb.cli import app
from kb.records import library, schema, skeleton
from kb.records.tally import tally

COMMANDS = ["new", "check", "run", "serve", "build", "zip", "schema", "search", "ask", "distil"]


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words], prog_name="kb")


@pytest.fixture
def content(tmp_path: Path) -> Path:
    folder = tmp_path / "content"
    folder.mkdir()
    return folder


@pytest.fixture
def broken(content: Path) -> Path:
    run("new", "probe", "--content", content)
    record = content / "games" / "probe" / "game.yaml"
    text = record.read_text("utf-8").replace("count: 2}", "cuont: 2}")
    record.write_text(text.replace("cite: heft\n", "cite: hefd\n"), "utf-8")
    return content


def test_help_names_each_command_with_one_line() -> None:
    words = run("--help").stdout
    shown = re.findall(r"^  (\w+) +[A-Z].*\.$", words, re.MULTILINE)
    assert sorted(shown) == sorted(COMMANDS)
    assert "Writing:" in words
    assert "\n    kb check  " in words


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_an_example(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert re.search(rf"^  (?:Example: )?(?:  |PORT=8001 )?kb {command}", result.stdout, re.M)


def test_python_m_kb_is_the_same() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kb", "--help"], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == run("--help").stdout.split()


@pytest.mark.parametrize("words", [(), ("chek",), ("check", "--jsn"), ("serve", "--port", "x")])
def test_wrong_usage_ends_with_2(words: tuple[str, ...]) -> None:
    assert run(*words).exit_code == 2


def test_a_new_record_loads_and_is_counted(content: Path) -> None:
    result = run("new", "wilde-jagd", "--content", content)
    assert result.exit_code == 0
    assert [line.rpartition("/")[2] for line in result.stdout.splitlines()[:2]] == [
        "game.yaml",
        "examples.yaml",
    ]
    assert "shows the page at /spiele/wilde-jagd/" in result.stdout
    (entry,) = library.load(content)
    assert (entry.game.id, entry.game.title) == ("wilde-jagd", "Wilde Jagd")
    result = run("check", "--content", content)
    assert (result.exit_code, result.stdout) == (0, "1 game, 8 rules, 2 examples: no problem.\n")
    assert tally([entry, entry])[:2] == (2, 16)


@pytest.mark.parametrize("kind", ["game", "examples"])
def test_the_skeleton_fits_its_schema_and_names_it(kind: str) -> None:
    text = (skeleton.SOURCE / f"{kind}.yaml").read_text("utf-8")
    first = f"# yaml-language-server: $schema=../../../build/schema/{kind}.json"
    assert text.splitlines()[0] == first
    data = json.loads(json.dumps(yaml.safe_load(text), default=str))
    jsonschema.validate(data, schema.schema(kind))


def test_texts_of_the_skeleton_are_marked_as_placeholders() -> None:
    for file in skeleton.SOURCE.glob("*.yaml"):
        texts = re.findall(r"^ *(?:- )?(?:text|story|truth|answer|claim|question): (.*)$",
                           file.read_text("utf-8"), re.MULTILINE)  # fmt: skip
        assert texts
        assert [text for text in texts if not text.startswith('"PLATZHALTER: ')] == []


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("Rasende Roboter", "did you mean 'rasende-roboter'?"),
        ("Für Elise!", "did you mean 'fuer-elise'?"),
        ("../x", "did you mean 'x'?"),
        ("a--b", "did you mean 'a-b'?"),
        ("???", "at most 60"),
        ("a" * 61, "at most 60"),
        ("skat\n", "did you mean 'skat'?"),
    ],
)
def test_a_name_that_is_none_is_refused(content: Path, name: str, hint: str) -> None:
    result = run("new", name, "--content", content)
    assert (result.exit_code, list(content.iterdir())) == (2, [])
    assert result.stderr.rstrip().endswith(hint)


def test_a_game_that_is_there_is_left_alone(content: Path) -> None:
    (content / "games" / "skat").mkdir(parents=True)
    result = run("new", "skat", "--content", content)
    assert result.exit_code == 2
    assert "games/skat is there already" in result.stderr
    assert list((content / "games" / "skat").iterdir()) == []


def test_a_record_is_never_half_written(content: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(self: Path, target: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "rename", killed)
    run("new", "skat", "--content", content)
    assert list(content.parent.rglob("*.yaml")) == []
    assert [path.name for path in content.parent.rglob("*")] == ["content", "games"]


def test_new_needs_a_content_folder(tmp_path: Path) -> None:
    result = run("new", "skat", "--content", tmp_path / "nowhere")
    assert result.exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_problems_are_printed_and_counted(broken: Path) -> None:
    result = run("check", "--content", broken)
    lines = result.stderr.splitlines()
    assert (result.exit_code, result.stdout) == (1, "")
    assert lines[-1] == f"{len(lines) - 1} problems."
    record = re.escape((broken / "games" / "probe" / "game.yaml").as_posix())
    assert re.match(rf"{record}:\d+:\d+: .* – .*", lines[0])


def test_a_problem_names_the_file_by_the_path_that_leads_to_it(
    broken: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place, content in ((broken.parent, "content"), (broken, "."), (broken, "../content")):
        monkeypatch.chdir(place)
        path = run("check", "--content", content).stderr.partition(":")[0]
        assert path.endswith("games/probe/game.yaml")
        assert Path(path).is_file()


def test_json_says_what_is_printed(broken: Path) -> None:
    result = run("check", "--content", broken, "--json")
    printed = run("check", "--content", broken).stderr.splitlines()[:-1]
    said = [
        f"{each['path']}:{each['line']}:{each['column']}: {each['where']}: {each['message']}"
        for each in json.loads(result.stdout)["problems"]
    ]
    assert (result.exit_code, result.stderr, said) == (1, "", printed)
    problem = json.loads(result.stdout)["problems"][0]
    assert set(problem) == {"path", "line", "column", "where", "message"}


def test_json_of_good_records_has_no_problems(content: Path) -> None:
    run("new", "skat", "--content", content)
    result = run("check", "--content", content, "--json")
    assert (result.exit_code, json.loads(result.stdout)) == (0, {"problems": [], "games": {}})


@pytest.mark.parametrize(
    ("number", "why"), [(errno.EADDRINUSE, "in use"), (errno.EACCES, "reserved")]
)
def test_serve_says_why_a_port_cannot_be_had(
    monkeypatch: pytest.MonkeyPatch, number: int, why: str
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(kb.site.server.loop, "run", refuse)
    result = run("serve", "--port", "80")
    assert result.exit_code == 1
    assert result.stderr.startswith(f"Port 80 is {why}; choose another one")


def test_build_says_the_problems_and_writes_nothing(broken: Path, tmp_path: Path) -> None:
    result = run("build", "--content", broken, "--build", tmp_path / "out")
    assert result.exit_code == 1
    assert result.stderr == run("check", "--content", broken).stderr
    assert not (tmp_path / "out").exists()


def test_build_says_what_mkdocs_refuses(content: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(content: Path, build: Path) -> Path:
        raise kb.site.build.BuildFailed("a page links to nothing")

    monkeypatch.setattr(kb.site.build, "build", refuse)
    result = run("build", "--content", content)
    assert result.exit_code == 1
    assert result.stderr == "a page links to nothing\nThe site was not built.\n"


def test_build_names_the_folder_that_it_cannot_write_to(content: Path, tmp_path: Path) -> None:
    run("new", "probe", "--content", content)
    (tmp_path / "out").write_text("", "utf-8")
    result = run("build", "--content", content, "--build", tmp_path / "out")
    assert result.exit_code == 1
    assert f"'{tmp_path / 'out'}' cannot be read or written (" in result.stderr
    assert result.stderr.endswith("give another --build\nThe site was not built.\n")


def test_build_names_what_is_to_be_replaced_before_publishing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("PLATZHALTER: Ziel", "utf-8")
    monkeypatch.setattr(kb.site.build, "build", lambda content, build: tmp_path)
    result = run("build")
    assert (result.exit_code, result.stdout.startswith("Built ")) == (0, True)
    due = "say it in the record of the game"
    assert result.stderr == f"To be replaced before you publish: 'PLATZHALTER' in / – {due}\n"


def test_schema_writes_a_file_for_each_kind(tmp_path: Path) -> None:
    result = run("schema", "--folder", tmp_path)
    assert result.exit_code == 0
    assert {file.stem for file in tmp_path.iterdir()} == set(schema.SCHEMAS)
