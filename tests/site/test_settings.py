"""What is wrong with mkdocs.yml or with a page of our own is said like any other problem."""

from pathlib import Path

import pytest

from kb.records.problem import ProblemsFound
from kb.site import settings
from kb.site.build import build
from tests.site import records


def faults(config: Path) -> list[str]:
    with pytest.raises(ProblemsFound) as found:
        settings.read(config)
    return [
        str(problem).replace(f"{config.parent.as_posix()}/", "") for problem in found.value.problems
    ]


def changed(folder: Path, old: str, new: str) -> Path:
    config = folder / "mkdocs.yml"
    config.write_text(records.CONFIG.read_text("utf-8"), "utf-8")
    records.change(config, {old: new})
    return config


def test_the_address_ends_with_a_slash_however_it_is_written(tmp_path: Path) -> None:
    own = settings.read(records.CONFIG)
    assert own.site_url.endswith("/")
    bare = changed(tmp_path, f"site_url: {own.site_url}", f"site_url: {own.site_url[:-1]}")
    assert settings.read(bare).address == own.address == own.site_url


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("  operator:", "  operater:", "extra.operator: required and missing – add 'operator'"),
        ("    host: ", "    hosst: ", "extra.operator.hosst: unknown field – did you mean 'host'?"),
        ("site_url: https://", "site_url: www.", "site_url: the address 'www."),
        ("  report: ", "  report: [", "not YAML: "),
        ('report: "mailto:', 'report: "javascript:', "extra.report: the address 'javascript:"),
    ],
)
def test_a_fault_has_its_place_and_the_next_step(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    (line,) = faults(changed(tmp_path, old, new))
    assert line.startswith("mkdocs.yml:")
    assert fault in line


def test_a_folder_without_mkdocs_yml_is_no_surprise(tmp_path: Path) -> None:
    (line,) = faults(tmp_path / "mkdocs.yml")
    assert "cannot be read" in line


@pytest.mark.parametrize(
    ("added", "fault"),
    [
        (b"{{ oparator.name }}", "1:1: 'oparator' is undefined – mend what stands in braces"),
        (b"\n{% if %}", "– mend what stands in braces"),
        (b"{{ ''.__class__.__mro__ }}", "is unsafe. – mend what stands in braces"),
        (b"M\xfcller", "1:1: not UTF-8 – save the file as UTF-8"),
    ],
)
def test_a_page_of_ours_that_is_wrong_is_named(tmp_path: Path, added: bytes, fault: str) -> None:
    content = records.content(tmp_path, "schlicht")
    page = content / "pages" / "impressum.md"
    page.write_bytes(page.read_bytes() + added)
    with pytest.raises(ProblemsFound) as found:
        build(content, tmp_path / "build", records.CONFIG)
    (problem,) = found.value.problems
    assert str(problem).startswith(f"{page.as_posix()}:")
    assert str(problem).endswith(fault)
