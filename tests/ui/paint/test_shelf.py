"""Pictures kept on disk."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from desktop.ui.paint import shelf


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


def picture(colour: str, form: QImage.Format = QImage.Format.Format_RGB32) -> QImage:
    image = QImage(30, 20, form)
    image.fill(QColor(colour))
    image.setPixelColor(3, 4, QColor("#123456"))
    return image


@pytest.mark.parametrize("form", [QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied])
def test_a_picture_comes_back_as_it_was(form: QImage.Format) -> None:
    image = picture("#a0b0c0", form)
    shelf.keep("one", image)
    found = shelf.fetch("one")
    assert found == image
    assert found.format() == form


def test_nothing_to_see_is_kept_too() -> None:
    assert shelf.fetch("empty") is None
    shelf.keep("empty", QImage())
    found = shelf.fetch("empty")
    assert found is not None
    assert found.isNull()


def test_damaged_pictures_are_ignored() -> None:
    shelf.keep("one", picture("red"))
    path = Path(shelf.folder(), "one")
    whole = path.read_bytes()
    huge = whole.replace(b"30,20", b"3000000,2000000")
    for broken in (b"", whole[:40], b"[]", b"[]\n", huge, whole.replace(b"30,20", b"-30,-20"), whole[:-60] + bytes(60)):
        path.write_bytes(broken)
        assert shelf.fetch("one") is None
    path.write_bytes(whole[: len(whole) // 2])
    assert shelf.fetch("one") is None


def test_a_folder_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "sandtable").write_text("a file where the folder should be")
    shelf.keep("one", picture("red"))
    assert shelf.fetch("one") is None


def test_names_depend_on_every_part() -> None:
    names = {shelf.name_of("tile", 1, 2), shelf.name_of("tile", 1, 3), shelf.name_of("tile", (1, 2)), shelf.name_of()}
    assert len(names) == 4
    assert shelf.name_of("tile", 1, 2) in names


def test_names_depend_on_the_drawing_code(monkeypatch: pytest.MonkeyPatch) -> None:
    before = shelf.name_of("tile")
    monkeypatch.setattr(shelf, "code_of", lambda *_: "another")
    assert shelf.name_of("tile") != before


@pytest.mark.parametrize(("limit", "most", "left"), [("MAX_BUNDLES", 3, "345"), ("MAX_BYTES", 6_000, "45")])
def test_the_oldest_go_beyond_a_limit(monkeypatch: pytest.MonkeyPatch, limit: str, most: int, left: str) -> None:
    monkeypatch.setattr(shelf, limit, most)
    for number in range(5):
        shelf.keep(str(number), picture("red"))
        os.utime(os.path.join(shelf.folder(), str(number)), (number, number))
    shelf.keep("5", picture("red"))
    assert sorted(os.listdir(shelf.folder())) == list(left)


def test_bundles_hold_many_pictures() -> None:
    bundle = {"a": picture("red"), "nothing": QImage(), "b": picture("blue", QImage.Format.Format_ARGB32)}
    shelf.keep_all("bundle", bundle)
    assert shelf.fetch_all("bundle") == bundle
    assert shelf.fetch_all("another") == {}


def test_pictures_that_gave_their_memory_back_look_as_they_did() -> None:
    bundle = {"a": picture("red"), "b": picture("blue", QImage.Format.Format_ARGB32)}
    shelf.keep_all("bundle", bundle)
    mapped = shelf.map_all("bundle")
    assert mapped is not None
    assert mapped.pictures == bundle
    mapped.give_back()
    assert mapped.pictures == bundle
    assert mapped.is_sound()
    assert mapped.pictures == bundle


def test_a_system_that_takes_nothing_back_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("mmap.MADV_DONTNEED")
    shelf.keep_all("bundle", {"a": picture("red")})
    assert shelf.fetch_all("bundle") == {"a": picture("red")}
