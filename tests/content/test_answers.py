"""A yes or no in the record is worked out by the engine, not just written down."""

from pathlib import Path

from kb.records import library

CONTENT = Path(__file__).parents[2] / "content"
TOLD = {
    "builders-antiquity/gleichstand-geteilt": "the outcome says it",
    "builders-antiquity/lehrling-aussuchen": "two questions at once",
    "rasende-roboter/abprallen-ist-ein-zug": "no rule works out a yes",
    "rasende-roboter/marker-nach-der-vorfuehrung": "no rule works out a yes",
}
"""Examples whose yes or no only their words say, with the reason."""


def test_a_yes_or_no_of_an_example_that_runs_is_computed() -> None:
    told = {
        f"{entry.game.id}/{example.id}"
        for entry in library.load(CONTENT)
        for example in entry.examples
        if example.expect and not example.asks
        if (example.answer or "").partition(" ")[0].strip(".,:;–") in ("Ja", "Nein")
    }
    assert told <= set(TOLD)
