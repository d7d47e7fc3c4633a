"""Wording: what is said to a writer about a value that breaks a rule of its own."""

import json
from typing import Any

ADVICE = {
    "empty": "{input} holds no words – write some, or leave the field out",
    "padded": "{input} has a space or a line break around it – remove it (>- for >)",
    "lines": "{input} has several lines – write one line, or several statements",
    "hidden": "letter {letter} is {code} ({name}), which no reader sees – remove it",
    "entity": "{entity} would be read as it stands – write the sign itself",
    "decomposed": "letters and accents are apart – save the text in Unicode form NFC",
    "raw_html": "raw HTML {tag} – write *emphasis* or [words](https://…), or \\< for the sign",
    "half_markup": "'{half}' is neither a reference nor a link – write [[id]], [[id|words]] or "
    "[words](https://…)",
    "bad_link": "the address '{href}' – links begin with https://, http:// or mailto:",
    "bad_address": "the address '{href}' – write it whole, from https:// or http:// on",
    "citation": "{input} is no citation – write source:pages without a space: heft:4, heft:5-6,8 "
    "or heft",
    "bare_page": '{input} names no source – write heft:4, and quote pages with a comma: "heft:5,8"',
    "turned_pages": "{input} runs backwards – write the lower page first",
    "provenance": "{input} is no provenance – write 'own judgement', 'not checked', 'made up', "
    "'reported by SOURCE' or 'inferred from WORDS'",
    "quoted_claim": "{input} stands in quotation marks – remove them; the page sets them",
    "unsourced": "rests on nothing – add 'cite' with a source, or 'provenance'",
    "row_head": "a line is for 'players' or for a 'label' – give exactly one of them",
    "turned_players": "{input} runs backwards – write the lower number first",
    "table_rows": "an earlier line holds for '{head}' as well – merge or correct them",
    "table_columns": "more values ({values}) than columns ({columns}) – add one or drop one",
    "parts_sum": "the parts add up to {total}, but the count is {count} – correct one of them",
    "including_sum": "{part} of {count} – a part is not larger than the whole; correct one of them",
    "turned_range": "min {min} is greater than max {max} – swap them",
    "empty_listing": "lists nothing – add 'entries', or a 'remark' that says so",
    "change_order": "{later} stands below {earlier} – put the latest change first",
    "ean": "{input} is no EAN-13 – write its thirteen digits (there are {letters} signs)",
    "ean_digit": "{input} has a wrong digit: the last one should be {due} – compare with the box",
    "default_reason": "a default needs its reason – give both 'default' and 'because', or neither",
    "unknown_reading": "default '{id}' is none of the readings – use the id of one of them",
    "answered_or_open": "a question is answered or open – give exactly one of 'answer' and 'open'",
    "said_verdict": "says the verdict again – begin with the reason; the page says the verdict",
    "open_verdict": "an open question has no verdict – remove 'verdict'",
    "expectation": "an example expects one thing – give exactly one of position, refused_by, "
    "allowed, outcome, value",
    "no_question": "{input} does not end with '?' – end it so; in a list in brackets, put quotes "
    "around a question with a comma",
    "long_quote": "a quote of {words} words – quote at most {most}",
    "rating": "{value} is more than the best mark {best} – correct one of them",
    "silent_review": "says nothing – add 'quote', 'praise' or 'objection'",
    "date": "{input} is no date – write YYYY-MM-DD",
    "no_day": "{input} is no day of the calendar – correct it",
}
"""The whole message for each error that has its own words; the others are worded by the schema."""


def shown(value: Any) -> str:
    """A value as a writer recognizes it, shortened."""
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return f"a list of {len(value)}" if value else "an empty list"
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + '…"'
