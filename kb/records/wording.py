"""Wording: what is said to a writer about a value of the wrong shape."""

from pydantic_core import ErrorDetails

ADVICE = {
    "plain": "{input} is not plain – write one line, no space around it, no control characters",
    "text": "{input} is not one paragraph – write a single line, without space around it",
    "raw_html": "raw HTML {tag} – write *emphasis* or [words](https://…), or \\< for the sign",
    "bad_link": "address {href} – links begin with https://, http:// or mailto:",
    "citation": "{input} is no citation – write a source and pages: heft:4, heft:5-6,8 or heft",
    "provenance": "{input} is no provenance – write 'own judgement', 'not checked', 'made up', "
    "'reported by SOURCE' or 'inferred from WORDS'",
    "unsourced": "rests on nothing – add 'cite' with a source, or 'provenance'",
    "row_head": "a line is for 'players' or for a 'label' – give exactly one of them",
    "table_rows": "two lines are for the same thing – merge them",
    "table_columns": "a line has more values than there are columns – add a column or drop a value",
    "parts_sum": "the parts add up to {total}, but the count is {count} – correct one of them",
    "including_sum": "a part is larger than the whole of {count} – correct one of them",
    "turned_range": "min {min} is greater than max {max} – swap them",
    "empty_listing": "lists nothing – add 'entries', or a 'remark' that says so",
    "ean": "{input} is no EAN-13 – write its thirteen digits in quotes",
    "ean_digit": "{input} has a wrong digit: the last one should be {due} – compare with the box",
    "default_reason": "a default needs its reason – give both 'default' and 'because', or neither",
    "unknown_reading": "default '{id}' is none of the readings – use the id of one of them",
    "answered_or_open": "a question is answered or open – give exactly one of 'answer' and 'open'",
    "open_verdict": "an open question has no verdict – remove 'verdict'",
    "expectation": "an example expects one thing – give exactly one of position, refused_by, "
    "allowed, outcome, value",
    "long_quote": "a quote of {words} words – quote at most {most}",
    "rating": "{value} is more than the best mark {best} – correct one of them",
    "silent_review": "says nothing – add 'quote', 'praise' or 'objection'",
    "date_from_datetime_parsing": "{input} is no date of the calendar – write YYYY-MM-DD",
    "date_parsing": "{input} is no date of the calendar – write YYYY-MM-DD",
}
"""The whole message for each error that has its own words."""

_EXPECTED = {
    "int_type": "a whole number",
    "int_parsing": "a whole number",
    "int_from_float": "a whole number",
    "float_type": "a number",
    "string_type": "text in quotes",
    "date_type": "a date (YYYY-MM-DD)",
    "tuple_type": "a list",
    "list_type": "a list",
    "dict_type": "fields",
    "model_type": "fields",
    "model_attributes_type": "fields",
    "greater_than": "more than {gt}",
    "greater_than_equal": "{ge} or more",
    "less_than_equal": "{le} or less",
    "string_too_long": "at most {max_length} letters",
    "too_short": "a list of {min_length} or more",
    "literal_error": "{expected}",
    "string_pattern_mismatch": "{pattern}",
}

_PATTERNS = {
    r"^[a-z0-9]+(?:[.-][a-z0-9]+)*$": "an id (small letters, digits, dots, hyphens)",
    r"^[a-z0-9]+(?:-[a-z0-9]+)*$": "a name (small letters, digits, hyphens)",
    r"^[1-9]\d*(?:-[1-9]\d*|\+)?$": 'a number of players ("2", "2-4" or "5+")',
    r"^at least [1-9]\d*$": "'at least N'",
    r"^(?:itself|through [a-z0-9]+(?:-[a-z0-9]+)*)$": "'itself' or 'through SOURCE'",
    r"^[a-z0-9_]+/[a-z0-9_]+\.json$": "a file below kb/engines (game/name.json)",
}


def expected(details: ErrorDetails) -> str:
    """What a value should have been, in words."""
    context = dict(details.get("ctx", {}))
    if "pattern" in context:
        return _PATTERNS.get(context["pattern"], f"the pattern {context['pattern']}")
    return _EXPECTED.get(details["type"], details["msg"]).format(**context)
