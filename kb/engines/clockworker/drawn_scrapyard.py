"""The drawn scrapyard: the cards that lie open in the middle of the table."""

from collections.abc import Iterator

from kb.engines.clockworker.drawn_cards import (
    artefact_for_sale,
    place_for_sale,
    recording,
    recording_for_sale,
)
from kb.engines.clockworker.drawn_scene import Scene
from kb.engines.clockworker.drawn_symbols import icon
from kb.engines.drawing import Svg, joined, words
from kb.engines.layout import INNER, Block, below, beside, caption, heading, moved, panel

SEATS = 5
"""Places of the row in one line."""
STEP = INNER / SEATS


def scrapyard(scene: Scene) -> Block:
    """All that lies there; nothing where nothing does."""
    cards = below([*_row(scene), *_artefacts(scene), *_recordings(scene)], 4)
    return panel([heading("Müllhalde"), cards]) if cards.height else Block(0, Svg())


def _row(scene: Scene) -> Iterator[Block]:
    """The places of the row; its right end is at the right, as on the table."""
    position = scene.position
    if not position.row and not position.place_stack:
        return
    yield caption("Orte", f"Stapel: {len(position.place_stack)}")
    tokens = (("gears", position.spare_wheel, "−1"), ("extra", position.extra_resource, "+1"))
    yield Block(16, joined(_token(*token) for token in tokens))
    before = {each.name for each in scene.before.row} if scene.before else None
    seats = position.row[::-1]
    for at in range(0, len(seats), SEATS):
        line = [
            place_for_sale(each, f"row.{each.name}", STEP - 3, scene.marks(each.name, before))
            for each in reversed(seats[at : at + SEATS])
        ]
        block = beside(line, SEATS, STEP)
        yield Block(block.height, moved(block.svg, (SEATS - len(line)) * STEP + 1.5, 0))


def _token(sign: str, seat: int, said: str) -> Svg:
    """The spare wheel or the extra resource above its seat; they lie over the last five."""
    if not 1 <= seat <= SEATS:
        return Svg()
    middle = INNER - (seat - 0.5) * STEP
    return joined([icon(sign, middle - 10, 8), words(middle, 12.5, said, "token")])


def _artefacts(scene: Scene) -> Iterator[Block]:
    before = {(each.name, each.copies) for each in scene.before.artefacts} if scene.before else None
    if cards := scene.position.artefacts:
        yield caption("Artefakte")
        lines = (
            artefact_for_sale(
                each, f"artefact.{each.name}", scene.marks((each.name, each.copies), before)
            )
            for each in cards
        )
        yield below(lines, 3)


def _recordings(scene: Scene) -> Iterator[Block]:
    position, was = scene.position, scene.before
    if position.recordings or position.recording_stack:
        yield caption("Aufnahmen", f"Stapel: {len(position.recording_stack)}")
    before = {each.name for each in was.recordings} if was else None
    lines = (
        recording_for_sale(each, f"recording.{each.name}", scene.marks(each.name, before))
        for each in position.recordings
    )
    yield below(lines, 3)
    if position.aside:
        yield caption("Beiseite")
    aside = {each.name for each in was.aside} if was else None
    lines = (
        recording(each, f"aside.{each.name}", scene.marks(each.name, aside))
        for each in position.aside
    )
    yield below(lines, 3)
