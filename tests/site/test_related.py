"""Related rules: each leads to other rules of its page, and says that they were only computed."""

from pathlib import Path

from tests.site import dom


def test_rules_name_related_ones_elsewhere_on_the_page(built: Path) -> None:
    page = dom.read(built / "spiele" / "clockworker" / "index.html")
    rules = {rule["id"]: rule for rule in page.all("li", "rf-rule")}
    related = {
        name: [link["href"].removeprefix("#") for link in each.all("a")]
        for name, rule in rules.items()
        for each in rule.all("details", "rf-related")
    }
    assert len(related) > len(rules) / 2
    for name, others in related.items():
        assert 0 < len(others) <= 3
        assert name not in others
        assert set(others) <= rules.keys()


def test_related_rules_are_marked_as_computed(built: Path) -> None:
    page = dom.read(built / "spiele" / "patchwork" / "index.html")
    found = page.all("details", "rf-related")
    assert found
    assert all("Rechnerisch ähnlich" in each.text for each in found)
