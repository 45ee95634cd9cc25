"""What the loader makes of a sound file."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.data import yaml_loader
from desktop.data.errors import DataError
from desktop.data.yaml_loader import load_document, load_yaml, parse_yaml


def value(text: str) -> object:
    return parse_yaml(f"v: {text}\n".encode(), "f.yaml").data["v"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("true", True), ("FALSE", False), ("null", None), ("~", None), ("", None),
        ("0", 0), ("-12", -12), ("+3", 3), ("1.5", 1.5), ("-.5", -0.5), ("1e3", 1000.0), ("2.", 2.0),
        ("no", "no"), ("NO", "NO"), ("on", "on"), ("yes", "yes"), ("y", "y"),
        ("010", "010"), ("0712", "0712"), ("-07", "-07"), ("0x1F", "0x1F"), ("0o17", "0o17"), ("01.5", "01.5"),
        ("12:30", "12:30"), ("12:30:45", "12:30:45"), ("1914-08-01", "1914-08-01"), ("1_000", "1_000"),
        (".inf", ".inf"), (".nan", ".nan"), (".", "."), ("-", None), ("+", "+"), (".e5", ".e5"), ("1e", "1e"),
        ("2602/2701", "2602/2701"), ("'12'", "12"), ('"true"', "true"), ('""', ""), ("=", "="), ("٣", "٣"),
    ],
)  # fmt: skip
def test_scalars_follow_the_core_of_yaml_1_2(text: str, expected: object) -> None:
    if text == "-":
        assert parse_yaml(b"- \n", "f.yaml").data == [None]
        return
    found = value(text)
    assert found == expected
    assert type(found) is type(expected)


def test_keys_are_text() -> None:
    assert parse_yaml(b"{1: a, 010: b, no: c, true: d, 1.50: e}", "f.yaml").data == {
        "1": "a", "010": "b", "no": "c", "true": "d", "1.50": "e",
    }  # fmt: skip


def test_nested_blocks_flows_and_folded_text() -> None:
    text = b"a:\n  - {b: [1, [], {}], c: 'x: y'}\n  -\n    - d\nf: >-\n  two\n  lines\ng: |\n  kept\n"
    assert parse_yaml(text, "f.yaml").data == {
        "a": [{"b": [1, [], {}], "c": "x: y"}, ["d"]],
        "f": "two lines",
        "g": "kept\n",
    }


def test_a_byte_order_mark_and_a_document_start_are_accepted() -> None:
    assert parse_yaml(b"\xef\xbb\xbf---\na: 1\n...\n", "f.yaml").data == {"a": 1}


def test_lines_are_those_of_the_file() -> None:
    document = parse_yaml(b"a: 1\nunits:\n  - {id: x}\n  - id: y\n    at:\n      - '1'\n      - '2'\n", "f.yaml")
    lines = {
        path: document.line(path) for path in ("$.a", "$.units", "$.units[0].id", "$.units[1].at", "$.units[1].at[1]")
    }
    assert list(lines.values()) == [1, 2, 3, 5, 7]
    assert document.line(("units", 1, "at", 1)) == 7
    assert document.line("$.units[1].missing") == 4
    assert document.line("$") == 1


def test_sixty_four_levels_are_enough_and_one_more_is_not() -> None:
    assert parse_yaml(b"[" * 64 + b"]" * 64, "f.yaml").data
    with pytest.raises(DataError, match="nested more than 64 deep"):
        parse_yaml(b"[" * 65 + b"]" * 65, "f.yaml")


def test_names_are_relative_to_the_root(tmp_path: Path) -> None:
    file = tmp_path / "maps" / "a.yaml"
    file.parent.mkdir()
    file.write_text("a: 1\n")
    assert load_yaml(file, tmp_path) == {"a": 1}
    assert load_document(file, tmp_path).file == "maps/a.yaml"
    with pytest.raises(DataError, match="outside the data folder"):
        load_yaml(file.parent / ".." / ".." / "b.yaml", tmp_path)
    (tmp_path / "link.yaml").symlink_to("/etc/hostname")
    with pytest.raises(DataError, match=r"link\.yaml:1: lies outside"):
        load_yaml(tmp_path / "link.yaml", tmp_path)


def test_every_shipped_file_loads() -> None:
    root = Path(yaml_loader.__file__).parents[2]
    files = sorted([*root.glob("resources/**/*.yaml"), *root.glob("scenarios/**/*.yaml")])
    assert files
    for file in files:
        assert load_yaml(file, root)
