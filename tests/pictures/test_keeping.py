"""The file of an owner's pictures: what it says comes back, what is unsound is refused, and without it all is drawn."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from desktop.data.errors import DataError
from desktop.data.pictures import keeping
from desktop.data.pictures.keeping import Faces, MapPicture, OwnPictures
from desktop.data.pictures.matching import matched, pictures_below, spelt
from tests.pictures.drawing import png, put_png, refusal_of

MAP = MapPicture(
    cut="map-1", original="scan-1.jpg", corners=[[0, 0], [90, 2], [88, 60], [1, 61]], size=[90, 60],
    laid=[[0, 0, -372, -60], [90, 0, 3190, -60], [0, 60, -372, 2470]],
)  # fmt: skip
ALL = OwnPictures(
    game="crusade", names=False, maps={"map": MAP}, cards={"N1": "n1-1.png"},
    counters={"n-1": Faces(front="u-1.png", back="u-2.png")},
)  # fmt: skip


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path / "home"))


def test_what_is_kept_comes_back_and_nothing_is_there_without_it() -> None:
    assert keeping.read_pictures("crusade") == OwnPictures(game="crusade")
    keeping.keep_pictures(ALL)
    assert keeping.read_pictures("crusade") == ALL
    assert not keeping.read_pictures("reich").maps
    keeping.file_of("crusade").unlink()
    assert keeping.read_pictures("crusade").is_empty


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ('"n1-1.png"', '"../../secret.png"', "no name of a file in its folder"),
        ('"n1-1.png"', '"/etc/passwd"', "no name of a file in its folder"),
        ('"n1-1.png"', "7", "Expected `str`"),
        ('"size":[90,60]', '"size":[90,60000]', "<= 40000"),
        ('"size":[90,60]', '"size":[90]', "length >= 2"),
        ("[90,2]", "[90,99999999999]", "<= 10000000"),
        ("format: 1", "format: 2", "written by a newer Sandtable"),
        ('"crusade"', '"reich"', "is of reich, not of crusade"),
        ("shown: true", "shown: yes please", "Expected `bool`"),
        ("shown: true", "seen: true", "unknown field"),
        ("shown: true", "shown: *other", "line|alias|anchor"),
    ],
)
def test_an_unsound_file_is_refused_and_shows_nothing(before: str, after: str, reason: str) -> None:
    keeping.keep_pictures(ALL)
    path = keeping.file_of("crusade")
    text = path.read_text()
    assert before in text
    path.write_text(text.replace(before, after, 1))
    with pytest.raises(DataError, match=reason):
        keeping.read_pictures("crusade")
    assert keeping.shown_of("crusade").is_empty


def check_mangled(seeds: range) -> None:
    keeping.keep_pictures(ALL)
    sound = keeping.file_of("crusade").read_bytes()
    for seed in seeds:
        rng = random.Random(seed)
        content = bytearray(sound)
        for _ in range(rng.randint(1, 8)):
            at = rng.randrange(len(content))
            content[at : at + rng.randint(0, 3)] = bytes(
                rng.choices(b"{}[]:,\"'\n -9&*!aZ\x00\xff", k=rng.randint(0, 4))
            )
        keeping.file_of("crusade").write_bytes(content)
        assert refusal_of(lambda: all(map(keeping.is_plain, keeping.read_pictures("crusade").files())), lines=50), seed


def test_mangled_files_are_refused_or_sound() -> None:
    check_mangled(range(60))


@pytest.mark.soak
def test_many_mangled_files() -> None:
    check_mangled(range(60, 20_000))


def test_a_picture_is_copied_under_a_safe_name_and_goes_when_nobody_needs_it(tmp_path: Path) -> None:
    source = put_png(tmp_path / "Karte mit Ümläut & Zeichen.png")
    first = keeping.adopt("crusade", source, "card ../N1")
    again = keeping.adopt("crusade", source, "card ../N1")
    assert (first, again) == ("card-N1-1.png", "card-N1-2.png")
    assert (keeping.folder_of("crusade") / first).read_bytes() == source.read_bytes()
    pictures = OwnPictures(game="crusade").with_card("N1", again)
    keeping.clear_out(pictures)
    assert len(list(keeping.folder_of("crusade").iterdir())) == 2, "another program may be about to name it"
    keeping.clear_out(pictures, {first})
    assert [path.name for path in keeping.folder_of("crusade").iterdir()] == [again]


def test_what_nobody_has_named_for_a_day_goes(tmp_path: Path) -> None:
    left = keeping.adopt("crusade", put_png(tmp_path / "x.png"), "card")
    path = keeping.folder_of("crusade") / left
    os.utime(path, (path.stat().st_mtime - 2 * keeping.DAY,) * 2)
    keeping.clear_out(OwnPictures(game="crusade"))
    assert not path.exists()


def test_two_programs_give_faces_at_once() -> None:
    before = OwnPictures(game="crusade").with_card("N1", "a.png").with_card("N2", "b.png")
    mine = before.with_card("N1", "").with_card("N3", "mine.png")
    theirs = before.with_card("N2", "c.png").with_card("N4", "theirs.png").with_counter("x", "front", "d.png")
    found = keeping.joined(mine, before, replace(theirs, names=not theirs.names))
    assert found.cards == {"N2": "c.png", "N3": "mine.png", "N4": "theirs.png"}
    assert found.counters == theirs.counters
    assert found.names is not before.names


def test_a_bomb_is_not_even_copied(tmp_path: Path) -> None:
    bomb = tmp_path / "bomb.png"
    bomb.write_bytes(png(4, 4, said=(32_000, 32_000)))
    with pytest.raises(DataError, match="more than 40 million are not read"):
        keeping.adopt("crusade", bomb, "card")
    assert not keeping.folder_of("crusade").exists()


def test_faces_are_given_and_taken_back() -> None:
    given = OwnPictures(game="crusade").with_card("N1", "a.png").with_counter("n-1", "back", "b.png")
    assert given.files() == {"a.png", "b.png"}
    assert given.with_card("N1", "").with_counter("n-1", "back", "").is_empty


# -- files that are meant for cards and counters -----------------------------------------------------
@pytest.mark.parametrize(
    ("name", "told"),
    [("N-02", "n 2"), ("n2", "n 2"), ("Card 007", "7"), ("Año Nuevo", "ano nuevo"), ("000", "0"), ("---", "")],
)
def test_names_are_compared_by_letters_and_figures(name: str, told: str) -> None:
    assert spelt(name) == told


def test_a_folder_is_matched_by_ids_numbers_and_titles(tmp_path: Path) -> None:
    for name in ("N-01.png", "Foreign Aid.png", "other.png", "rep_3_back.png", "rep 3.png"):
        put_png(tmp_path / name)
    (tmp_path / "N2.txt").write_text("no picture")
    things = {"N1": ["Opening"], "N2": ["Foreign Aid"], "rep-3": [], "x": ["Same"], "y": ["Same"]}
    found = matched(pictures_below(tmp_path), things, sides=True)
    assert {(each.path.name, each.thing, each.side) for each in found} == {
        ("N-01.png", "N1", "front"), ("Foreign Aid.png", "N2", "front"),
        ("rep_3_back.png", "rep-3", "back"), ("rep 3.png", "rep-3", "front"),
    }  # fmt: skip
    assert not matched([tmp_path / "same.png"], things)
