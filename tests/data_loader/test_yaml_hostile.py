"""Broken and hostile files: always a DataError, never anything else, never slow."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.data import yaml_loader
from desktop.data.errors import DataError
from desktop.data.yaml_loader import load_yaml, parse_yaml

LAUGHS = "\n".join(
    ["a: &a [x, x]", *(f"{c}: &{c} [*{p}, *{p}, *{p}]" for p, c in zip("abcdefgh", "bcdefghi", strict=True))]
)
MERGES = "\n".join(
    [
        "a: &a {k: 1}",
        *(f"{c}: &{c} {{<<: [{', '.join([f'*{p}'] * 9)}]}}" for p, c in zip("abcdef", "bcdefg", strict=True)),
    ]
)
BOMBS: dict[str, tuple[bytes, str]] = {
    "deep sequence": (b"[" * 2_000_000, "nested more than 64 deep"),
    "deep mapping": (b"{a: " * 500_000, "nested more than 64 deep"),
    "deep dashes": (b"- " * 500_000, "nested more than 64 deep"),
    "deep block": ("\n".join(" " * i + "a:" for i in range(1000)).encode(), "nested more than 64 deep"),
    "deep keys": (b"? " * 500_000, "a key must be"),
    "aliases": (LAUGHS.encode(), "aliases are not allowed"),
    "merge keys": (MERGES.encode(), "merge keys are not allowed"),
    "anchor": (b"a: &x 1", "anchors are not allowed: &x"),
    "alias as key": (b"&x a: 1\n*x : 2", "aliases are not allowed"),
    "tag": (b"a: !!python/object/apply:os.system ['true']", "tags are not allowed"),
    "bare tag": (b"a: ! 12", "tags are not allowed"),
    "tag directive": (b"%TAG ! tag:x,2000:\n---\na: 1", "tag directives"),
    "two documents": (b"a: 1\n---\nb: 1", "more than one document"),
    "duplicate": (b"a: 1\nb: 2\na: 3", "duplicate key: a (first in line 1)"),
    "duplicate, quoted": (b"{1: x, '1': y}", "duplicate key: 1"),
    "no key": (b"?\n: 1", "a key is missing"),
    "list as key": (b"[1, 2]: 3", "a key must be"),
    "mapping as key": (b"? {a: 1}\n: 3\n", "a key must be"),
    "many digits": (b"a: " + b"9" * 5000, "number too large"),
    "many decimals": (b"a: 1." + b"9" * 1_000_000, "number too large"),
    "infinite": (b"a: 1e999", "number too large"),
    "latin-1": (b"a: 1\nb: caf\xe9", "not UTF-8"),
    "utf-16": ("a: 1".encode("utf-16"), "not UTF-8"),
    "surrogate": (b'a: "\xed\xa0\x80"', "not UTF-8"),
    "zero byte": (b"a: 1\nb: \x00", "not YAML"),
    "control character": (b"a: \x07", "not YAML"),
    "tabs": (b"a:\n\t- b", "not YAML"),
    "unclosed": (b"a: [1, 2", "not YAML"),
    "unclosed text": (b"a: 'x", "not YAML"),
    "bad escape": (b'a: "\\q"', "not YAML"),
    "empty": (b"", "empty"),
    "comments only": (b"# nothing\n", "empty"),
    "too large": (b"a: 1\n" * 1_000_001, "larger than"),
    "too many": (b"[" + b"a," * 450_000 + b"]", "more than 400000"),
}  # fmt: skip


@pytest.mark.timeout(60)
@pytest.mark.parametrize("name", BOMBS)
def test_bombs_are_refused_at_once(name: str) -> None:
    content, reason = BOMBS[name]
    with pytest.raises(DataError) as caught:
        parse_yaml(content, "bomb.yaml")
    lines = str(caught.value).split("\n")
    assert any(reason in line for line in lines), lines
    assert all(line.startswith("bomb.yaml:") and len(line) < 700 for line in lines)


def test_all_faults_of_a_file_come_together() -> None:
    text = b"a: 1\na: 2\nb: &x 3\nc: !!str 4\nd: {e: 1, e: 2}\nf: *x\n"
    with pytest.raises(DataError) as caught:
        parse_yaml(text, "f.yaml")
    assert [fault.line for fault in caught.value.faults] == [2, 3, 4, 5, 6]
    assert str(caught.value).split("\n")[0] == "f.yaml:2: duplicate key: a (first in line 1)"


def test_syntax_faults_name_their_line() -> None:
    for content, line in ((b"a: 1\nb: [1\nc: 2\n", 3), (b"a: 1\nb: 2\nc: \xff\n", 3), (b"a: 1\nb: \x01\n", 2)):
        with pytest.raises(DataError) as caught:
            parse_yaml(content, "f.yaml")
        assert caught.value.faults[0].line == line


def test_unreadable_files(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to("loop")
    for name in ("missing.yaml", "", "pipe", "loop", "zero\0byte", "x" * 5000):
        with pytest.raises(DataError) as caught:
            load_yaml(os.path.join(tmp_path, name))
        assert "\n" not in str(caught.value)


def test_endless_device_is_refused() -> None:
    with pytest.raises(DataError, match="is not a file"):
        load_yaml("/dev/zero")


def loads_or_refuses(content: bytes) -> bool:
    """Whether the content loads; anything but a DataError fails the test."""
    try:
        parse_yaml(content, "f.yaml")
        refusal = "f.yaml:"
        loaded = True
    except DataError as error:
        refusal = str(error)
        loaded = False
    assert all(line.startswith("f.yaml:") for line in refusal.split("\n"))
    return loaded


def corrupted(content: bytes, rng: random.Random) -> bytes:
    """One to four random injuries: flipped bits, cuts, doubled pieces, inserted syntax."""
    broken = bytearray(content)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(broken) + 1)
        match rng.randrange(5):
            case 0 if at < len(broken):
                broken[at] ^= 1 << rng.randrange(8)
            case 1:
                del broken[at : at + rng.randint(1, 200)]
            case 2:
                broken[at:at] = broken[at : at + rng.randint(1, 200)]
            case 3:
                broken[at:at] = rng.choice(
                    [b"[", b"{", b"&a ", b"*a ", b"<<: ", b"\n", b": ", b"- ", b"'", b"!x ", b"\xff"]
                )
            case _:
                del broken[at:]
    return bytes(broken)


def test_five_hundred_corrupted_files_never_crash() -> None:
    rng = random.Random(1937)
    root = Path(yaml_loader.__file__).parents[2]
    sources = [file.read_bytes()[:6000] for file in sorted(root.glob("resources/**/*.yaml"))]
    assert sources
    refused = sum(not loads_or_refuses(corrupted(rng.choice(sources), rng)) for _ in range(500))
    assert refused > 100


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.binary(max_size=200), st.text("abn01:-[]{}&*!<,?'\"\n #|>%~.e\t", max_size=80).map(str.encode)))
def test_any_bytes_load_or_are_refused(content: bytes) -> None:
    loads_or_refuses(content)
