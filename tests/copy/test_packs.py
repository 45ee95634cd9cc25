"""Packs: corrections as one file, figures for anybody; differences before anything is taken, nothing confirmed lost."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from desktop.data.copy.catalogue import Catalogue
from desktop.data.copy.corrections import Corrections
from desktop.data.copy.differing import differences, taken
from desktop.data.copy.fitting import catalogue_of
from desktop.data.copy.own_copy import OwnCopy
from desktop.data.copy.packs import MOST_BYTES, pack_in, pack_of, read_pack, write_pack, written
from desktop.data.errors import DataError

AID, BRIDGE, TANKS = ("cards", "cards/N2"), ("cards", "cards/N1"), ("cards", "cards/N3")
PRINTED = "the words on the card"


@pytest.fixture(scope="module")
def crusade() -> Catalogue:
    return catalogue_of("crusade")


@pytest.fixture
def theirs(crusade: Catalogue) -> OwnCopy:
    copy = OwnCopy(crusade, Corrections("crusade"))
    copy.change(AID, {"ops": 5, "text": PRINTED})
    copy.change(BRIDGE, {"text": PRINTED})
    copy.confirm(AID, TANKS)
    copy.doubt(("cards", "cards/N5"), PRINTED)
    like = copy.catalogue.documents["cards"].data["cards"][5]
    copy.add("cards", "cards", {**like, "id": "N98", "number": 98, "text": PRINTED})
    copy.add("map", "connections", {"a": "leon", "b": "zaragoza"})
    copy.retire(next(entry for entry in copy.entries("links") if entry.key.startswith("connections/burgos--")).file_key)
    return copy


@pytest.fixture
def mine(crusade: Catalogue) -> OwnCopy:
    return OwnCopy(crusade, Corrections("crusade"))


def kinds(copy: OwnCopy, text: bytes) -> dict[str, str]:
    return {each.key[1]: each.kind for each in differences(copy, pack_in(text, "p", "crusade"))}


def test_a_pack_has_no_words_from_the_cards_and_a_backup_has_all(
    theirs: OwnCopy, mine: OwnCopy, tmp_path: Path
) -> None:
    write_pack(theirs.corrections, tmp_path / "p.sandpack")
    assert PRINTED.encode() not in (tmp_path / "p.sandpack").read_bytes()
    write_pack(theirs.corrections, tmp_path / "b.sandpack", texts=True)
    found = differences(mine, read_pack(tmp_path / "b.sandpack", "crusade"))
    assert {each.kind for each in found} == {"new"}
    assert taken(mine, found) == theirs.corrections


def test_a_pack_that_says_it_has_no_words_has_none(theirs: OwnCopy) -> None:
    text = written(pack_of(theirs.corrections, texts=True)).replace(b'"texts":true', b'"texts":false')
    assert PRINTED not in repr(pack_in(text, "p", "crusade"))


def test_differences_are_told_before_anything_is_taken(theirs: OwnCopy, mine: OwnCopy) -> None:
    text = written(pack_of(theirs.corrections))
    assert set(kinds(mine, text).values()) == {"new"}
    mine.change(AID, {"ops": 4})
    mine.confirm(TANKS)
    before = mine.corrections
    assert kinds(mine, text) == {**kinds(theirs, text), "cards/N2": "differing", "cards/N3": "same"} | dict.fromkeys(
        ("cards/N5", "cards/N98", "connections/leon--zaragoza", "connections/burgos--villarcayo"), "new"
    )
    assert mine.corrections is before
    lines = [str(each) for each in differences(mine, pack_in(text, "p", "crusade"))]
    assert "differing: Axis Military Aid (cards cards/N2): OPS 5, not 4; confirmed" in lines


def test_nothing_confirmed_gives_way_without_being_told(theirs: OwnCopy, mine: OwnCopy) -> None:
    mine.change(AID, {"ops": 4, "text": "my words"})
    mine.confirm(AID, BRIDGE)
    found = differences(mine, pack_in(written(pack_of(theirs.corrections)), "p", "crusade"))
    assert [each.key for each in found if each.kind == "conflicting"] == [AID]
    assert taken(mine, found)[AID] == mine.corrections[AID]
    told = taken(mine, found, replace_confirmed=True)[AID]
    assert (told.values["ops"], told.values["text"], told.mark) == (5, "my words", "confirmed")


def test_once_taken_a_pack_says_nothing_new(theirs: OwnCopy, mine: OwnCopy) -> None:
    text = written(pack_of(theirs.corrections))
    mine.replace(taken(mine, differences(mine, pack_in(text, "p", "crusade"))))
    assert set(kinds(mine, text).values()) == {"same"}
    assert written(pack_of(mine.corrections)) == text
    assert mine.aside() == ()


def test_what_this_version_has_no_place_for_is_left_out(mine: OwnCopy) -> None:
    gone = [
        {"file": "cards", "entry": "cards/N999", "mark": "confirmed"},
        {"file": "nowhere", "entry": "cards/N1", "mark": "doubtful"},
        {"file": "cards", "entry": "cards/N1", "mark": "changed", "values": {"magic": 1}, "was": {"magic": 2}},
        {"file": "cards", "entry": "cards/N2", "mark": "retired"},
        {"file": "cards", "entry": "cards/N2", "mark": "added", "record": {"id": "N2"}},
    ]
    for each in gone:
        text = msgspec.json.encode({"pack": 1, "game": "crusade", "corrections": [each]})
        found = differences(mine, pack_in(text, "p", "crusade"))
        assert [difference.kind for difference in found] == ["unfit"]
        assert len(taken(mine, found, replace_confirmed=True)) == 0


def packed(*corrections: dict[str, object], **head: object) -> bytes:
    return msgspec.json.encode({"pack": 1, "game": "crusade", "corrections": corrections, **head})


def of_aid(**values: object) -> dict[str, object]:
    return {"file": "cards", "entry": "cards/N2", "mark": "changed", "values": values, "was": dict.fromkeys(values, 0)}


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "is not a pack: Expecting value"),
        (b"corrections: &a [*a]", "is not a pack: Expecting value"),
        (b"[" * 100_000, "is not a pack: "),
        (b'{"a":' * 100_000, "is not a pack: "),
        (b" " * (MOST_BYTES + 1), "is larger than 4 MB"),
        (b"\xff\xfe", "is not a pack: 'utf-8' codec"),
        (b'{"pack": 1, "pack": 1}', "is not a pack: a key is there twice"),
        (b'{"pack": NaN}', "is not a pack: NaN is no number"),
        (b'{"pack": 1' + b"0" * 5000 + b"}", "is not a pack: "),
        (b"[]", "is not a pack: Expected `object`, got `array`"),
        (packed(pack=2), "was written by a newer Sandtable, format 2; this one reads 1"),
        (packed(pack=0), "there is no such format"),
        (packed(game="reich"), "is of reich, not of crusade"),
        (packed(run="rm -rf"), "is not a pack: Object contains unknown field `run`"),
        (packed(of_aid(ops=5), of_aid(ops=4)), "cards cards/N2 is there twice"),
        (packed(of_aid(ops="five")), "cards: cards/N2: ops: Expected `int`, got `str`"),
        (packed(of_aid(ops=100_000)), "a number is too large"),
        (packed(of_aid(id="N3")), "cards: cards/N2: id: is what the entry is found by"),
        (packed(of_aid(effects=[{"kind": "magic"}])), "cards: cards/N2: effects: Invalid value 'magic'"),
        (packed(of_aid(**{"x" * 400: 1})), "the name of an entry or field is too long"),
        (packed({**of_aid(), "mark": "sacred"}), "is not a pack: Invalid enum value 'sacred'"),
        (packed({**of_aid(), "mark": "added"}), "an added entry, and no other, has a record"),
        (
            packed({"file": "map", "entry": "connections/a--b", "mark": "added", "record": {"a": "leon", "b": "b"}}),
            "connections/a--b: is not named after its record",
        ),
    ],
)  # fmt: skip
def test_a_hostile_pack_is_refused_in_a_line(mine: OwnCopy, content: bytes, told: str) -> None:
    with pytest.raises(DataError) as error:
        differences(mine, pack_in(content, "p", "crusade"), "p")
    assert len(error.value.faults) == 1
    assert str(error.value).startswith("p:1: ")
    assert told in str(error.value)


def test_a_path_of_an_entry_opens_no_file(mine: OwnCopy) -> None:
    away = {"file": "../../etc/passwd", "entry": "cards/N2", "mark": "confirmed"}
    found = differences(mine, pack_in(packed(away), "p", "crusade"))
    assert [(each.kind, each.told) for each in found] == [("unfit", ("there is no such entry",))]


def test_a_counter_that_has_no_back_goes_along(theirs: OwnCopy, mine: OwnCopy) -> None:
    key = ("units", "types/NAT_AFR")
    theirs.change(key, {"reduced": None})
    found = [each for each in differences(mine, pack_of(theirs.corrections)) if each.key == key]
    assert [each.kind for each in found] == ["new"]
    assert "Back: none" in str(found[0])
    mine.replace(taken(mine, found))
    assert mine.corrections[key].changed == {"reduced": None}
    assert mine.aside() == ()
