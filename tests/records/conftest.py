"""What the tests of the records share: a small made-up game, and cases laid over it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from hypothesis import settings

from kb.records import library
from kb.records.problem import ProblemsFound

HERE = Path(__file__).parent

# The same cases in every run: a failure stays one, and a slow machine makes none.
settings.register_profile("records", derandomize=True, deadline=None, database=None)
settings.load_profile("records")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--reset-messages", action="store_true", help="Rewrite the expected messages of bad cases."
    )


@pytest.fixture
def reset(pytestconfig: pytest.Config) -> bool:
    return bool(pytestconfig.getoption("--reset-messages", default=False))


def _top_keys(text: str) -> set[str] | None:
    """The blocks at the top of a case, or None where it has no blocks."""
    try:
        events = list(yaml.parse(text, Loader=yaml.CBaseLoader))
    except yaml.YAMLError:
        return None
    if sum(isinstance(event, yaml.DocumentStartEvent) for event in events) != 1:
        return None
    if not isinstance(events[2], yaml.MappingStartEvent):
        return None
    return set(re.findall(r"""^\ufeff?"?([^\s#:"]+)"?:""", text, re.MULTILINE))


def _laid_over(case: bytes, base: str) -> bytes:
    """The case first, so that its lines keep their numbers, then what else the base has.

    A comment `# without: BLOCK` leaves a block out. What cannot be parsed stands alone.
    """
    try:
        text = case.decode("utf-8")
    except UnicodeDecodeError:
        return case
    given = _top_keys(text)
    if given is None:
        return case
    given.update(re.findall(r"^# without: (\w+)$", text, re.MULTILINE))
    blocks = re.split(r"^(?=\w+:)", base, flags=re.MULTILINE)
    rest = [block for block in blocks[1:] if block.split(":")[0] not in given]
    return (text.rstrip("\n") + "\n" + "".join(rest)).encode()


def _write(folder: Path, kind: str, case: bytes) -> None:
    files = {"game.yaml": (HERE / "base.yaml").read_text("utf-8").encode()}
    files["examples.yaml"] = (HERE / "base_examples.yaml").read_text("utf-8").encode()
    if kind == "emblem":
        files["emblem.svg"] = case
    elif kind == "examples":
        files["examples.yaml"] = case
    else:
        files["game.yaml"] = _laid_over(case, files["game.yaml"].decode())
    folder.mkdir(parents=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)


@pytest.fixture
def content_of(tmp_path: Path) -> Callable[[Path], Path]:
    """Writes a content folder with the one game of a case, and says where it is.

    `examples-….yaml` is a case of examples.yaml, `emblem-….svg` one of emblem.svg,
    any other one of game.yaml.
    """

    def write(case: Path) -> Path:
        content = tmp_path / "content"
        kind = case.name.split("-")[0]
        _write(content / "games" / "kiesel", kind, case.read_bytes())
        return content

    return write


@pytest.fixture
def messages_of() -> Callable[[Path], list[str]]:
    """All problems of a content folder as one who stands beside it reads them."""

    def load(content: Path) -> list[str]:
        try:
            library.load(content, HERE / "engines")
        except ProblemsFound as found:
            away = f"{content.parent.as_posix()}/"
            return [str(problem).replace(away, "") for problem in found.problems]
        return []

    return load
