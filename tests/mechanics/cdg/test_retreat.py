"""Ways of retreat: friendly before extended before hostile, supplied before not."""

from __future__ import annotations

from desktop.mechanics.cdg.retreat import Passage, Ways, open_ways

LINKS = {
    "field": ("north", "south", "east"),
    "north": ("field", "south", "far_north"),
    "south": ("field", "north", "far_south"),
    "east": ("field", "far_east"),
    "far_north": ("north",),
    "far_south": ("south",),
    "far_east": ("east",),
}


def passage(friendly: str = "", barred: str = "", full: str = "", unsupplied: str = "") -> Passage:
    return Passage(
        LINKS.__getitem__,
        barred.split().__contains__,
        friendly.split().__contains__,
        lambda space: space not in full.split(),
        lambda space: space not in unsupplied.split(),
    )


def test_one_space_through_friendly_ground() -> None:
    assert open_ways("field", 1, passage("north south")) == Ways((("north",), ("south",)))


def test_supplied_before_not() -> None:
    assert open_ways("field", 1, passage("north south", unsupplied="north")).ways == (("south",),)
    assert open_ways("field", 1, passage("north", unsupplied="north")).ways == (("north",),)


def test_two_spaces_are_different_and_may_end_next_to_the_start() -> None:
    found = open_ways("field", 2, passage("north south far_north"))
    assert found.ways == (("north", "south"), ("north", "far_north"), ("south", "north"))
    assert found.next_spaces(()) == ("north", "south")
    assert found.next_spaces(("north",)) == ("far_north", "south")
    assert found.next_spaces(("north", "south")) == ()


def test_an_extended_retreat_beats_hostile_ground() -> None:
    found = open_ways("field", 1, passage("north far_north", full="north"))
    assert (found.ways, found.extended) == ((("north", "far_north"),), True)
    closed = open_ways("field", 1, passage("north far_north", full="north", barred="far_north"))
    assert closed == Ways((("south",), ("east",))), "hostile ground with room"


def test_fewest_hostile_spaces() -> None:
    found = open_ways("field", 2, passage("north", barred="south"))
    assert found.ways == (("north", "far_north"),), "not two hostile spaces in the east"


def test_nowhere_to_go() -> None:
    assert open_ways("field", 1, passage(barred="north south east")) == Ways()
    assert open_ways("field", 1, passage("north", barred="south east", full="north far_north")) == Ways()
