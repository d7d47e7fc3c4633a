"""The library: every game, or every problem of every file."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kb.records import document, library
from kb.records.problem import Problem, ProblemsFound

HERE = Path(__file__).parent


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """A content folder with the small game in it."""
    game = tmp_path / "content" / "games" / "kiesel"
    game.mkdir(parents=True)
    shutil.copy(HERE / "base.yaml", game / "game.yaml")
    shutil.copy(HERE / "base_examples.yaml", game / "examples.yaml")
    return tmp_path / "content"


Lines = Callable[[Path], list[str]]


def test_games_come_by_slug_with_their_examples(content: Path) -> None:
    shutil.copytree(content / "games" / "kiesel", content / "games" / "bach")
    second = content / "games" / "bach" / "game.yaml"
    second.write_text(second.read_text("utf-8").replace("id: kiesel\n", "id: bach\n"), "utf-8")
    entries = library.load(content)
    assert [entry.game.id for entry in entries] == ["bach", "kiesel"]
    assert [example.id for example in entries[1].examples] == ["beispiel.gewinn"]
    assert entries[1].folder == content / "games" / "kiesel"


def test_a_game_needs_no_examples(content: Path) -> None:
    (content / "games" / "kiesel" / "examples.yaml").unlink()
    assert library.load(content)[0].examples == ()


def test_all_problems_of_all_files_come_at_once_and_sorted(
    content: Path, messages_of: Lines
) -> None:
    games = content / "games"
    shutil.copytree(games / "kiesel", games / "bach")
    (games / "bach" / "examples.yaml").write_bytes(b"\xff")
    (games / "bach" / "emblem.svg").write_text("<svg/>", "utf-8")
    (games / "kiesel" / "examples.yaml").write_text("examples: []\n", "utf-8")
    (games / "kiesel" / "game.yaml").write_text("id: kiesel\n\tx: 1\n", "utf-8")
    lines = messages_of(content)
    assert [line.split(": ")[0] for line in lines] == [
        "content/games/bach/emblem.svg:1:1",
        "content/games/bach/examples.yaml:1:1",
        "content/games/bach/game.yaml:2:1",
        "content/games/kiesel/examples.yaml:1:1",
        "content/games/kiesel/game.yaml:2:1",
    ]


def test_one_bad_game_keeps_the_good_ones_from_loading(content: Path) -> None:
    (content / "games" / "bach").mkdir()
    with pytest.raises(ProblemsFound, match="1 problems"):
        library.load(content)


def test_a_folder_without_a_record_is_a_problem(content: Path, messages_of: Lines) -> None:
    (content / "games" / "bach").mkdir()
    (content / "games" / "fluss" / "game.yaml").mkdir(parents=True)
    assert messages_of(content) == [
        "content/games/bach/game.yaml:1:1: cannot be read (No such file or directory)"
        " – check that the file is there",
        "content/games/fluss/game.yaml:1:1: cannot be read (Is a directory)"
        " – check that the file is there",
    ]


def test_no_game_at_all_is_a_problem(tmp_path: Path, messages_of: Lines) -> None:
    assert messages_of(tmp_path / "content") == [
        "content:1:1: no such folder – run kb where content/ lies, or say --content"
    ]
    (tmp_path / "content" / "games" / ".cache").mkdir(parents=True)
    assert messages_of(tmp_path / "content") == [
        "content/games:1:1: no games – `kb new GAME` writes the first one"
    ]


def test_folders_of_tools_are_no_games(content: Path) -> None:
    (content / "games" / ".idea").mkdir()
    assert len(library.load(content)) == 1


def test_a_folder_that_cannot_be_entered_is_a_problem(
    content: Path, messages_of: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Path) -> Iterator[Path]:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "iterdir", refuse)
    assert messages_of(content) == [
        "content/games/kiesel:1:1: cannot be read (Permission denied) – mend its permissions"
    ]


def test_a_drawing_of_another_kind_is_not_passed_over(content: Path, messages_of: Lines) -> None:
    (content / "games" / "kiesel" / "emblem.png").write_bytes(b"")
    assert messages_of(content) == [
        "content/games/kiesel/emblem.png:1:1: not read – did you mean 'emblem.svg'?"
    ]


def test_a_misspelt_file_is_not_passed_over(content: Path, messages_of: Lines) -> None:
    game = content / "games" / "kiesel"
    (game / "examples.yaml").rename(game / "example.yaml")
    (game / "notizen.txt").write_text("bleibt liegen", "utf-8")
    assert messages_of(content) == [
        "content/games/kiesel/example.yaml:1:1: not read – did you mean 'examples.yaml'?"
    ]


def test_a_file_that_no_one_writes_by_hand_is_refused(content: Path, messages_of: Lines) -> None:
    file = content / "games" / "kiesel" / "game.yaml"
    file.write_bytes(file.read_bytes() + b"#" * document.LARGEST)
    (line,) = messages_of(content)
    assert "bytes – a record has at most 2000000; split it" in line


def test_a_problem_is_told_once(content: Path) -> None:
    problem = Problem("a.yaml", 1, 1, "", "x")
    assert ProblemsFound([problem, problem]).problems == [problem]


def test_a_problem_is_plain_data_for_editors() -> None:
    assert Problem("a.yaml", 3, 5, "goal.id", "x – y").as_data() == {
        "path": "a.yaml", "line": 3, "column": 5, "where": "goal.id", "message": "x – y",
    }  # fmt: skip


def test_a_problem_stays_one_line_and_hides_nothing() -> None:
    problem = Problem("a.yaml", 1, 1, "a\nb", "‮ \x1b[31m ä „x“ – …")
    assert str(problem) == r"a.yaml:1:1: a\nb: \u202e \x1b[31m ä „x“ – …"
