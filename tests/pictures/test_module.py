"""A VASSAL module gives pictures and hints; nothing in it is carried out, and a hostile one is refused in a line."""

from __future__ import annotations

import random
import struct
import warnings
import zipfile
from functools import partial
from pathlib import Path

import pytest

from desktop.data.errors import DataError
from desktop.data.pictures import module as reading
from desktop.data.pictures.module import Module
from desktop.data.pictures.module_file import Piece, Stack, module_file
from tests.pictures.drawing import png, refusal_of
from tests.pictures.modules import BUILD_FILE, IMAGES, module


def test_its_maps_cards_pieces_and_stacks_are_listed(tmp_path: Path) -> None:
    found = Module(module(tmp_path / "crusade.vmod"))
    assert found.file.name == "Crusade of the tests"
    assert found.file.boards == (("Spain", "spain.png"),)
    assert found.file.stacks == (
        Stack("Spain", "Zaragoza", ("V Corps", "Militia")),
        Stack("Spain", "Madrid", ("5th Regiment",)),
        Stack("Spain", "Nationalist deck", ("Air Bridge",)),
    )
    assert Piece("Militia", ("corps_back.png", "corps.png")) in found.file.pieces
    assert Piece("Air Bridge", ("back.png", "N1.png"), True) in found.file.pieces
    assert found.images[0].short == "spain.png"
    assert len(found.images) == len(IMAGES)
    assert not found.left_out


def test_an_old_module_has_a_build_file_without_ending(tmp_path: Path) -> None:
    path = tmp_path / "old.vmod"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("buildFile", BUILD_FILE)
    assert Module(path).file.name == "Crusade of the tests"


def test_a_picture_is_taken_out_under_a_name_of_ours(tmp_path: Path) -> None:
    found = Module(module(tmp_path / "crusade.vmod"))
    put = found.put("images/N1.png", tmp_path / "out")
    assert (put.name, put.read_bytes()) == ("picture.png", IMAGES["images/N1.png"])


def test_pictures_that_are_refused_are_left_out_and_told(tmp_path: Path) -> None:
    parts = {"images/bomb.png": png(3, 3, said=(31_000, 31_000)), "images/no.jpg": b"hello", "images/x.gif": b"GIF89a"}
    found = Module(module(tmp_path / "m.vmod", parts))
    assert len(found.images) == len(IMAGES)
    assert sorted(line.split(".vmod/images/")[1][:12] for line in found.left_out) == ["bomb.png:1: ", "no.jpg:1: is"]


LAUGHS = """<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY l2 "&lol;&lol;&lol;">]><a>&l2;</a>"""
OUTSIDE = """<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a name="&x;"/>"""


@pytest.mark.parametrize(
    ("build", "reason"),
    [
        (LAUGHS, ":1: declares entities or a document type"),
        (OUTSIDE, ":1: declares entities or a document type"),
        ("<a>" * 61 + "</a>" * 61, "is nested deeper than 60"),
        ("<a>\n<b>\n</a>", ":3: is no XML: mismatched tag"),
        ("", "is no XML: no element found"),
        (b"<?xml version='1.0' encoding='x-none'?><a/>", "is no XML: "),
        (b"\xff\xfe\x00<\x00\x00", "is no XML: "),
        ("<a>&undefined;</a>", "is no XML: undefined entity"),
    ],
)
def test_a_hostile_build_file_is_refused_in_a_line(tmp_path: Path, build: str | bytes, reason: str) -> None:
    with pytest.raises(DataError, match=reason) as caught:
        Module(module(tmp_path / "m.vmod", build=build))
    assert "\n" not in str(caught.value)
    assert "buildFile.xml" in str(caught.value)


def test_too_many_elements_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.data.pictures.module_file.MOST_ELEMENTS", 50)
    with pytest.raises(DataError, match="more than 50 elements"):
        module_file(b"<a>" + b"<b/>" * 60 + b"</a>", "x", ())


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("../../.bashrc", "is no name that a module has"),
        ("/etc/passwd", "is no name that a module has"),
        ("images/../../x.png", "is no name that a module has"),
        ("images\\..\\x.png", "is no name that a module has"),
        ("C:/x.png", "is no name that a module has"),
        ("images/" + "x" * 300 + ".png", "is no name that a module has"),
    ],
)
def test_names_that_lead_elsewhere_are_refused(tmp_path: Path, name: str, reason: str) -> None:
    with pytest.raises(DataError, match=reason) as caught:
        Module(module(tmp_path / "m.vmod", {name: b"x"}))
    assert "\n" not in str(caught.value)
    assert [path.name for path in tmp_path.iterdir()] == ["m.vmod"]


def test_bombs_are_refused_by_what_they_say_and_by_what_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(DataError, match="more than 300 times as large as it is packed"):
        Module(module(tmp_path / "ratio.vmod", {"images/zeros.bmp": bytes(9_000_000)}))
    monkeypatch.setattr(reading, "MOST_UNPACKED", 5_000)
    with pytest.raises(DataError, match="more than 0 are not read"):
        Module(module(tmp_path / "total.vmod", {"more": bytes(6_000)}))
    monkeypatch.setattr(reading, "MOST_MEMBERS", 3)
    with pytest.raises(DataError, match="more than 3 are not read"):
        Module(module(tmp_path / "many.vmod"))
    monkeypatch.setattr(reading, "MOST_BYTES", 100)
    with pytest.raises(DataError, match="is larger than 0 MB"):
        Module(module(tmp_path / "large.vmod"))


def test_a_member_that_is_larger_than_it_says_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "m.vmod"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("buildFile.xml", "<a>" + " " * 50_000 + "</a>")
    content = path.read_bytes()
    size = struct.pack("<I", 50_007)
    path.write_bytes(content.replace(size, struct.pack("<I", 40)))
    with pytest.raises(DataError, match=r"damaged|larger than it says|no XML"):
        Module(path)


def test_a_locked_or_doubled_member_and_what_is_no_archive_are_refused(tmp_path: Path) -> None:
    path = module(tmp_path / "m.vmod")
    content = bytearray(path.read_bytes())
    at = content.rindex(b"PK\x01\x02")
    content[at + 8] |= 1
    path.write_bytes(content)
    with pytest.raises(DataError, match="is locked by a password"):
        Module(path)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with zipfile.ZipFile(module(tmp_path / "twice.vmod"), "a") as archive:
            archive.writestr("buildFile.xml", "<a/>")
    with pytest.raises(DataError, match="is in it twice"):
        Module(tmp_path / "twice.vmod")
    for number, junk in enumerate((b"", b"PK\x05\x06" + bytes(18), b"PK" * 400, bytes(5000))):
        (tmp_path / f"{number}.vmod").write_bytes(junk)
        with pytest.raises(DataError, match="is no VASSAL module") as caught:
            Module(tmp_path / f"{number}.vmod")
        assert "\n" not in str(caught.value)
    for other in (tmp_path, tmp_path / "none.vmod"):
        with pytest.raises(DataError):
            Module(other)


def is_listed(path: Path) -> bool:
    found = Module(path)
    return all(len(line.splitlines()) == 1 for line in found.left_out)


def check_mangled(folder: Path, seeds: range) -> None:
    sound = module(folder / "sound.vmod").read_bytes()
    for seed in seeds:
        rng = random.Random(seed)
        content = bytearray(sound)
        for _ in range(rng.randint(1, 10)):
            content[rng.randrange(len(content))] = rng.randrange(256)
        path = folder / "mangled.vmod"
        path.write_bytes(content[: rng.randint(1, len(content))] if rng.random() < 0.2 else content)
        assert refusal_of(partial(is_listed, path)), seed


def test_mangled_modules_are_refused_in_a_line_or_listed(tmp_path: Path) -> None:
    check_mangled(tmp_path, range(150))


@pytest.mark.soak
def test_many_mangled_modules(tmp_path: Path) -> None:
    check_mangled(tmp_path, range(150, 20_000))
