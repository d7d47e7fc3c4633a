"""Whatever stands in a record, it loads or its problems are listed; nothing else comes out."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
import yamlcore
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kb.records import library
from kb.records.problem import Problem, ProblemsFound

HERE = Path(__file__).parent
FILES = [*sorted((HERE / "good").glob("*.yaml")), HERE / "base.yaml"]
MANY = settings(
    max_examples=150,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)

WORDS = st.one_of(
    st.text(max_size=12),
    st.sampled_from([
        "heft:1", "heft:" + "9" * 5000, "heft:²", "reported by x", "through x", "at least ٣",
        "at least " + "9" * 5000, "2-²", "[[a", "[[gewinn]]", "<b>", "[x](y)", "2026-02-30",
        "\ud800", "‮", "4011898031317", "kiesel/steine.json", "../x.json", "gewinn", "erste",
    ]),
)  # fmt: skip
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)


def _places(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield way
    steps: Any = data.items() if isinstance(data, dict) else ()
    for step, value in enumerate(data) if isinstance(data, list) else steps:
        yield from _places(value, (*way, step))


def _load(folder: Path, **files: bytes) -> None:
    """Load a game of these files; anything but ProblemsFound is a fault of the loader."""
    game = folder / "content" / "games" / "kiesel"
    game.mkdir(parents=True, exist_ok=True)
    for name in ("game", "examples"):
        (game / f"{name}.yaml").write_bytes(files[name])
    problems: list[Problem] = []
    try:
        library.load(folder / "content", HERE / "engines")
    except ProblemsFound as found:
        problems = found.problems
    for problem in problems:
        assert min(problem.line, problem.column) >= 1
        assert str(problem).isprintable()


def _read(file: Path) -> Any:
    return yaml.load(file.read_text("utf-8-sig"), yamlcore.CCoreLoader)  # noqa: S506


def _whole(file: Path) -> Any:
    """A good case as data, with what the base adds."""
    return _read(HERE / "base.yaml") | _read(file)


SOUND: dict[str, list[Any]] = {
    "game": [_whole(file) for file in FILES if not file.name.startswith("examples")],
    "examples": [_read(file) for file in FILES if file.name.startswith("examples")],
}


@st.composite
def changed(draw: st.DrawFn, kind_of_file: str) -> bytes:
    """Sound data in which some value is another, some key is misspelt, or something is gone."""
    sound = SOUND[kind_of_file]
    data = copy.deepcopy(sound[draw(st.integers(0, len(sound) - 1))])
    for _ in range(draw(st.integers(1, 3))):
        ways = [way for way in _places(data) if way]
        if not ways:
            break
        *around, last = draw(st.sampled_from(ways))
        holder = data
        for step in around:
            holder = holder[step]
        kind = draw(st.sampled_from(["value", "gone", "twice", "key"]))
        if kind == "value":
            holder[last] = draw(VALUES)
        elif kind == "gone":
            del holder[last]
        elif isinstance(holder, list):
            holder.append(holder[last])
        else:
            holder[draw(WORDS)] = holder[last] if kind == "twice" else holder.pop(last)
    return json.dumps(data, ensure_ascii=draw(st.booleans())).encode("utf-8", "replace")


@MANY
@given(game=changed("game"), examples=changed("examples"))
def test_changed_data_never_surprise(game: bytes, examples: bytes, tmp_path: Path) -> None:
    _load(tmp_path, game=game, examples=examples)


@MANY
@given(data=st.data(), file=st.sampled_from(FILES))
def test_changed_text_never_surprises(data: st.DataObject, file: Path, tmp_path: Path) -> None:
    raw = file.read_bytes()
    start = data.draw(st.integers(0, len(raw)))
    end = data.draw(st.integers(start, min(len(raw), start + 20)))
    signs = st.text(alphabet="\t\n :-#&*!|>{}[]'\"%@`,?<~ä\x00\x07\u2028\ufeff", max_size=4)
    new = data.draw(st.one_of(st.binary(max_size=4), signs.map(str.encode)))
    spliced = raw[:start] + new + raw[end:]
    _load(tmp_path, game=spliced, examples=spliced)


@pytest.mark.parametrize("name", ["game", "examples"])
@MANY
@given(raw=st.binary(max_size=200))
def test_any_bytes_never_surprise(name: str, raw: bytes, tmp_path: Path) -> None:
    base = {"game": "base.yaml", "examples": "base_examples.yaml"}
    files = {kind: (HERE / file).read_bytes() for kind, file in base.items()}
    _load(tmp_path, **(files | {name: raw}))


def test_the_smallest_and_the_largest_files(tmp_path: Path) -> None:
    for raw in (b"", b"\n", b"---\n", b"...\n", b"x", b"[]", b"{}", b"null", b"0", b"- " * 10**6,
                b"[" * 10**6, b"a: " * 10**5, b"&a " * 10**5, b"#" * 2_000_001):  # fmt: skip
        _load(tmp_path, game=raw, examples=raw)
