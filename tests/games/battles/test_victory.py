"""J.victory, B.victory."""

from __future__ import annotations

import pytest

from desktop.games.battles.present import BattlesPresenter
from desktop.games.battles.present.log import Log
from desktop.games.battles.present.names import Names
from desktop.games.battles.rules.turn import victory
from desktop.games.battles.state.state import BattleState
from tests.games.battles.moving import mover
from tests.games.battles.position import state_of


@pytest.mark.rule("battles", "J.victory", says=("A side scores the hexes it occupies", "Subtract the Republican total"))
def test_j_victory_places_count_for_supplied_occupants() -> None:
    state = state_of("jarama", {"JN-1.1.1": "2439", "JR-1.19": "3351", "JR-2.19": "2551"})
    assert victory.points(state) == {"nationalist": 10, "republican": 40}
    assert victory.margin(state) == -30
    surrounded = {"JN-1.1.1": "3351", "JR-1.19": "3350", "JR-2.19": "3352", "JR-3.19": "3451", "JR-4.19": "3251"}
    held = {item.name: item for item in victory.account(state_of("jarama", surrounded))}
    assert held["Arganda"].side == ""
    assert held["Arganda"].reason.key == "vp.unsupplied"


@pytest.mark.rule("battles", "J.victory", says="Pindoque Bridge (3142 and 3143")
def test_j_victory_both_ends_of_the_pindoque_bridge() -> None:
    one = state_of("jarama", {"JR-1.48": "3143"})
    assert victory.points(one)["republican"] == 0
    both = state_of("jarama", {"JR-1.48": "3143", "JR-2.48": "3142"})
    assert victory.points(both)["republican"] == 10


@pytest.mark.rule(
    "battles",
    "J.victory",
    says=(
        "10 or less: Republican victory",
        "11 to 20: Nationalist marginal victory",
        "21 to 30: Nationalist substantive victory",
        "31 or more: Nationalist decisive victory",
    ),
)
@pytest.mark.parametrize(
    ("margin", "level", "winner"),
    [(10, "republican-victory", "republican"), (11, "nationalist-marginal", "nationalist"),
     (20, "nationalist-marginal", "nationalist"), (21, "nationalist-substantive", "nationalist"),
     (31, "nationalist-decisive", "nationalist")],
)  # fmt: skip
def test_j_victory_levels(margin: int, level: str, winner: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(victory, "margin", lambda state, items: margin)
    result = victory.ending(state_of("jarama", {}))
    assert (result.level, result.winner, result.margin) == (level, winner, margin)


def exited(option: str) -> int:
    units = {"JN-1.1.1": "exited", "JN-2.1.1": "exited", "JN-PZ.2": "exited", "JN-HQ.1": "exited", "JN-ART.1": "exited"}
    state = state_of("jarama", units, options={"east_edge_vp": option})
    for unit in units:
        state.units[unit].exit = "3152"
    state.units["JN-3.1.1"].place = "3552"
    state.restored()
    return victory.points(state)["nationalist"]


@pytest.mark.rule("battles", "J.victory", says="5 more for **each** of his maneuver units")
@pytest.mark.rule("battles", "16.0", says="are not eliminated for purposes of victory")
def test_j_victory_five_points_for_each_battalion_at_or_off_the_east_edge() -> None:
    assert exited("per_unit") == 3 * 5  # no company, HQ or artillery
    assert exited("once") == 5


@pytest.mark.rule("battles", "J.victory", says="Units that left count only if they could trace supply")
def test_j_victory_exited_units_need_supply_at_the_end() -> None:
    state = state_of("jarama", {"JN-1.1.1": "exited", "JR-1.19": "3051", "JR-2.19": "3351", "JR-3.19": "3252"})
    state.units["JN-1.1.1"].exit = "3152"
    assert victory.points(state)["nationalist"] == 0


@pytest.mark.rule("battles", "B.victory", says=("At the start all are Nationalist", "5 points each: Brunete"))
def test_b_victory_objectives_belong_to_the_last_in() -> None:
    state = state_of("brunete", {"BR-1.11": "2111"})
    assert victory.points(state) == {"nationalist": 32, "republican": 0}
    state.move("BR-1.11", ("2111", "2112"), 0)
    state.move("BR-1.11", ("2112", "2212"), 0)
    assert victory.points(state) == {"nationalist": 27, "republican": 5}


@pytest.mark.rule("battles", "B.victory", says="for the side that last had a combat unit in it")
def test_b_victory_headquarters_hold_nothing() -> None:
    state = state_of("brunete", {"BR-HQ.11": "2111"})
    state.move("BR-HQ.11", ("2111", "2112"), 0)
    assert victory.points(state)["republican"] == 0


@pytest.mark.rule("battles", "B.victory")
def test_b_victory_the_other_reading_asks_for_a_supplied_occupant() -> None:
    state = state_of("brunete", {"BR-1.11": "1907"}, options={"brunete_objective_control": "occupied"})
    assert victory.points(state) == {"nationalist": 0, "republican": 1}


@pytest.mark.rule("battles", "B.victory", says="5 more for each regiment that left the map at 3614")
def test_b_victory_regiments_exited_at_3614_need_supply_from_outside() -> None:
    state = state_of("brunete", {"BR-1.11": "exited", "BR-ART.V4": "exited"})
    for unit in ("BR-1.11", "BR-ART.V4"):
        state.units[unit].exit = "3614"
    assert victory.points(state)["republican"] == 5
    state.units["BN-1.12"].place = state.units["BN-2.12"].place = "3514"
    state.restored()
    assert victory.points(state)["republican"] == 0


@pytest.mark.rule(
    "battles", "B.victory", says=("17 or less: Nationalist victory", "18 to 23: draw", "24 or more: Republican victory")
)
@pytest.mark.parametrize(("margin", "level", "winner"), [
    (17, "nationalist-victory", "nationalist"), (18, "draw", ""), (23, "draw", ""),
    (24, "republican-victory", "republican"),
])  # fmt: skip
def test_b_victory_levels(margin: int, level: str, winner: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(victory, "margin", lambda state, items: margin)
    result = victory.ending(state_of("brunete", {}))
    assert (result.level, result.winner) == (level, winner)


# -- one truth for track, board, overlay and log ---------------------------------------------------
def shown(state: BattleState, hex_id: str) -> tuple[str, str, str]:
    """Whose a hex is by the flag on the board, the overlay of objectives and the account of the points."""
    presenter = BattlesPresenter(state.world)
    flag = dict(presenter.table(state, None, "nationalist").control).get(hex_id, "")
    washes = presenter.overlay(state, "objectives", "nationalist", []).washes
    colour = {"own": "nationalist", "enemy": "republican", "target": ""}
    overlay = next(colour[style] for space, style, *_ in washes if space == hex_id)
    return flag, overlay, next(item.side for item in victory.account(state) if item.hexes == (hex_id,))


@pytest.mark.rule("battles", "J.victory", says="hexes it occupies at the end of the game")
def test_j_victory_a_place_that_was_left_is_nobodys_everywhere() -> None:
    state = state_of("jarama", {"JN-1.1.1": "2438"})
    state.move("JN-1.1.1", ("2438", "2439"), 0)
    assert shown(state, "2439") == ("nationalist",) * 3
    told = Log(state.world, Names(state.world)).text(state.events[-1], "")
    assert told == "2439 (San Martín de la Vega) is occupied by the Nationalists."
    state.move("JN-1.1.1", ("2439", "2440"), 0)
    assert shown(state, "2439") == ("", "", "")


@pytest.mark.rule("battles", "J.victory", says="with at least one unit that can trace supply")
def test_j_victory_a_place_held_without_supply_bears_no_flag() -> None:
    ring = {"JR-1.19": "3350", "JR-2.19": "3352", "JR-3.19": "3451", "JR-4.19": "3251"}
    assert shown(state_of("jarama", {"JN-1.1.1": "3351", **ring}), "3351") == ("", "", "")


@pytest.mark.rule("battles", "B.victory", says="for the side that last had a combat unit in it")
def test_b_victory_a_place_that_was_left_keeps_its_flag() -> None:
    state = state_of("brunete", {"BR-1.11": "2111"})
    assert shown(state, "2112") == ("nationalist",) * 3
    state.move("BR-1.11", ("2111", "2112"), 0)
    state.move("BR-1.11", ("2112", "2212"), 0)
    assert shown(state, "2112") == ("republican",) * 3


@pytest.mark.rule("battles", "B.victory", says="any unit but HQs and trucks")
def test_b_victory_an_hq_does_not_change_the_holder_of_an_objective() -> None:
    for unit, side in (("BR-HQ.34", "nationalist"), ("BR-ART.34", "republican")):
        found = mover("brunete", {unit: "2908"}, unit).play("to 3008")
        assert victory.holder(found.state, "3008") == side
