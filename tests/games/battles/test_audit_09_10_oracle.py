"""Supply and command against a second implementation written from the rules alone, over random positions."""

from __future__ import annotations

import pytest

from desktop.games.battles.rules.supply import command, supply
from desktop.games.battles.state.state import BattleState
from tests.games.battles.test_audit_06_movement_oracle import Oracle, board_of, random_state, roster, scenario_of

ONE_OF = {"nationalist": "JN-ENG.1", "republican": "JR-HQ.A"}
OTHER = {"nationalist": "BN-HQ.71", "republican": "BR-HQ.11"}


def _blocked(state: BattleState, name: str, side: str) -> set[str]:
    """Hexes with enemy units (trucks hold nothing) or under their zones of control."""
    eyes = Oracle(state, name, ONE_OF[side] if name == "jarama" else OTHER[side])
    held = {h for h, stack in eyes.here.items() for u in stack
            if eyes.units[u]["side"] != side and eyes.units[u]["type"] != "truck"}  # fmt: skip
    return held | eyes.ezoc


def _walk(name: str, start: str, goal: set[str], limit: int, blocked: set[str]) -> bool:
    """Whether at most so many steps lead from a hex to one of the goals, only the ends being exempt."""
    if start in goal:
        return True
    ring, seen = {start}, {start}
    for _ in range(limit):
        near = {n for h in ring for n in board_of(name).around(h)} - seen
        if near & goal:
            return True
        seen |= near
        ring = near - blocked
    return False


def roads_in_supply(name: str, side: str, blocked: set[str]) -> tuple[set[str], set[str]]:
    """9.1(2) Where roads of supply begin, and every road hex a free road joins to one of them."""
    board = board_of(name)
    edges = (
        {"nationalist": "W", "republican": "NES"}[side] if name == "jarama" else {"nationalist": "EWS"}.get(side, "")
    )
    sources = {hex_id for hex_id, edge in board.ends if edge in edges} or {"1501"}
    roads = {hex_id for hex_id in sources if hex_id not in blocked}
    todo = list(roads)
    while todo:
        at = todo.pop()
        for near in board.around(at):
            if frozenset((at, near)) in board.road and near not in blocked and near not in roads:
                roads.add(near)
                todo.append(near)
    return sources, roads


# -- command ---------------------------------------------------------------------------------------
DIVISION_OF_HQ = {"A": "JR-HQ.A", "B": "JR-HQ.B", "Varela": "JN-HQ.V", "Escamez": "JN-HQ.E"}
SERVE_ALL = ("JR-HQ.C", "JR-HQ.D")


class Jarama:
    """10.1 and J.command."""

    def __init__(self, state: BattleState) -> None:
        self.state, self.units = state, roster("jarama")
        self.blocked = {side: _blocked(state, "jarama", side) for side in ("nationalist", "republican")}

    def near(self, unit: str, hq: str, limit: int = 6) -> bool:
        a, b = self.state.place(unit), self.state.place(hq)
        side = self.units[unit]["side"]
        return a.isdigit() and b.isdigit() and _walk("jarama", a, {b}, limit, self.blocked[side])

    def hq_ok(self, hq: str) -> bool:
        """A chain from a headquarters up to a division headquarters."""
        formation = self.units[hq].get("formation", {})
        if not self.state.place(hq).isdigit():
            return False
        division = formation.get("div", "")
        if self.units[hq]["size"] == "div" or not division:
            return True
        above = [DIVISION_OF_HQ[division], *SERVE_ALL]
        if hq in ("JR-HQ.TK2", "JR-HQ.TK3"):
            above.append("JR-HQ.1TK")
        return any(
            self.units[h]["side"] == self.units[hq]["side"] and self.near(hq, h) and self.hq_ok(h) for h in above
        )

    def commanded(self, unit: str) -> bool:
        record = self.units[unit]
        formation = record.get("formation", {})
        side, division, brigade = record["side"], formation.get("div", ""), formation.get("bde", "")
        if record["type"] == "hq":
            return self.hq_ok(unit)
        if side == "republican" and any(self.near(unit, hq) for hq in SERVE_ALL):
            return True
        hqs = [u for u, r in self.units.items() if r["side"] == side and r["type"] == "hq"]
        if not division:
            return any(self.near(unit, hq) for hq in hqs)  # 10.1.3(1)
        if record["type"] == "cav" or (division == "Escamez" and brigade == "5"):
            return self.near(unit, DIVISION_OF_HQ[division])
        if brigade == "1TK":
            own = {"2/1": "JR-HQ.TK2", "3/1": "JR-HQ.TK3"}.get(formation.get("reg", ""), "JR-HQ.1TK")
        else:
            own = next((h for h in hqs if self.units[h]["formation"].get("bde") == brigade
                        and self.units[h]["formation"].get("div") == division), DIVISION_OF_HQ[division])  # fmt: skip
        return self.near(unit, own) and self.hq_ok(own)


class Brunete:
    """10.1 and B.command."""

    CORPS = {"11": "V", "46": "V", "35": "V", "34": "XVIII", "10": "XVIII", "15": "XVIII"}

    def __init__(self, state: BattleState) -> None:
        self.state, self.units = state, roster("brunete")
        self.blocked = {side: _blocked(state, "brunete", side) for side in ("nationalist", "republican")}

    def near(self, unit: str, hq: str, limit: int) -> bool:
        a, b = self.state.place(unit), self.state.place(hq)
        side = self.units[unit]["side"]
        return a.isdigit() and b.isdigit() and _walk("brunete", a, {b}, limit, self.blocked[side])

    def corps_of(self, division: str) -> list[str]:
        return [f"BR-HQ.{corps}" for corps in ("V", "XVIII") if self.CORPS.get(division, corps) == corps]

    def hq_ok(self, hq: str) -> bool:
        division = self.units[hq].get("formation", {}).get("div", "")
        if not self.state.place(hq).isdigit():
            return False
        if self.units[hq]["side"] == "nationalist" or not division:
            return True
        return any(self.near(hq, corps, 6) for corps in self.corps_of(division))

    def commanded(self, unit: str) -> bool:
        record = self.units[unit]
        formation = record.get("formation", {})
        side, division = record["side"], formation.get("div", "")
        if record["type"] == "hq":
            return self.hq_ok(unit)
        limit = 4 if side == "republican" else 6
        hqs = [u for u, r in self.units.items() if r["side"] == side and r["type"] == "hq"]
        if not division and not formation.get("corps"):
            return any(self.near(unit, hq, limit) for hq in hqs)
        own = [hq for hq in hqs if division and self.units[hq].get("formation", {}).get("div") == division]
        if side == "republican":
            own += [f"BR-HQ.{formation['corps']}"] if formation.get("corps") else self.corps_of(division)
        return any(self.near(unit, hq, limit) and self.hq_ok(hq) for hq in own)


@pytest.mark.rule("battles", "9.1")
@pytest.mark.parametrize("name", ["jarama", "brunete"])
@pytest.mark.parametrize("seed", range(12))
def test_every_supply_line_agrees(name: str, seed: int) -> None:
    """9.1(1) Two free hexes to a free road that leads to a friendly edge or 1501."""
    state = random_state(name, seed)
    wrong = []
    for side in ("nationalist", "republican"):
        blocked = _blocked(state, name, side)
        sources, roads = roads_in_supply(name, side, blocked)
        for unit in state.world.by_side[side]:
            if state.on_map(unit):
                here = state.place(unit)
                if supply.can_trace(state, unit) != (here in sources or _walk(name, here, roads, 2, blocked)):
                    wrong.append(unit)
    assert wrong == []


@pytest.mark.rule("battles", "10.1")
@pytest.mark.rule("battles", "10.1.3")
@pytest.mark.rule("battles", "J.command")
@pytest.mark.rule("battles", "B.command")
@pytest.mark.parametrize("name", ["jarama", "brunete"])
@pytest.mark.parametrize("seed", range(12))
def test_every_line_of_command_agrees(name: str, seed: int) -> None:
    state = random_state(name, seed)
    rules = Jarama(state) if name == "jarama" else Brunete(state)
    on_map = [unit for unit in state.units if state.on_map(unit)]
    wrong = [u for u in on_map if bool(command.commander(state, u)) != rules.commanded(u)]
    assert wrong == []


@pytest.mark.rule("battles", "9.1")
@pytest.mark.parametrize("name", ["jarama", "brunete"])
def test_the_area_in_supply_is_where_units_would_be_in_supply(name: str) -> None:
    state = random_state(name, 3)
    for side in ("nationalist", "republican"):
        area = supply.supplied_area(state, side)
        assert scenario_of(name)["supply"][side]
        assert area == {hex_id for hex_id in state.world.hexes if supply.has_line(state, side, hex_id)}
