"""What is shown before a battle and told after it is what the resolver does: looked at in random games."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from desktop.engine import plain
from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.decision import Decision
from desktop.engine.event import Event
from desktop.engine.frame import carry_out, settle
from desktop.engine.match import Match
from desktop.games.arriba.present import ArribaPresenter
from desktop.games.arriba.present.names import Names
from desktop.games.arriba.rules.combat import chances, resolve
from desktop.games.arriba.rules.combat.loss_options import EXCHANGE
from desktop.games.arriba.state import combat_events as ce
from desktop.games.arriba.state import events as ev
from desktop.games.arriba.state.army_state import ASSETS
from desktop.games.arriba.state.battle_state import ATTACKER, DEFENDER, ROLES
from desktop.games.arriba.state.state import ArribaState, Doctrine
from desktop.views.table import PreviewView
from tests.games.arriba.position import position
from tests.games.arriba.walks import walk

MOST = 50_000
"""Ways to take the losses of one roll that are all tried; beyond that a sample."""
SAMPLE = 200
ATTACKS = 8
"""Battles looked at in each game."""
COMMITTING = ("air", "armour", "artillery")
AFTER = ("combat.breakthrough", "combat.take", "combat.second", "combat.advance")
"""Questions that come when the losses are over."""


class Fought:
    """A battle after its die: the state as it stands and all that has happened."""

    def __init__(self, state: ArribaState, decision: Decision | None, told: list[Event]) -> None:
        self.state, self.decision, self.told = state, decision, told

    def over(self) -> bool:
        asked = self.decision.prompt.key if self.decision else ""
        return self.state.battle is None or asked in AFTER or any(isinstance(e, ce.BattleEnded) for e in self.told)

    def after(self, action: Action, dice: tuple[int, ...] = ()) -> Fought:
        state: ArribaState = plain.copied(self.state)
        state.chance = Chance(3)
        state.chance.begin(dice)
        decision = carry_out(state, action)
        told = [*self.told, *state.events]
        state.events.clear()
        return Fought(state, decision, told)

    def of(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.told if isinstance(event, kind)]


def endings(fought: Fought, stream: random.Random) -> list[Fought]:
    """Every way to take the losses, or a sample where there are too many."""
    found = list(islice(_endings(fought, set()), MOST + 1))
    return found if len(found) <= MOST else [_some_ending(fought, stream) for _ in range(SAMPLE)]


def _endings(fought: Fought, seen: set[tuple[bytes, int]]) -> Iterator[Fought]:
    """Positions to which several ways lead are looked at once."""
    here = plain.packed(fought.state), spared(fought)
    if here in seen:
        return
    seen.add(here)
    if fought.over():
        yield fought
        return
    assert fought.decision is not None
    for action in fought.decision.actions:
        yield from _endings(fought.after(action), seen)


def _some_ending(fought: Fought, stream: random.Random) -> Fought:
    while not fought.over():
        assert fought.decision is not None
        fought = fought.after(stream.choice(fought.decision.actions))
    return fought


def begun_battles(seed: int) -> Iterator[tuple[Fought, Action]]:
    """Declared attacks of a random game, each at the last decision before its die; and the action that leads on."""
    stream, seen = random.Random(seed), 0
    for match, decision in walk(seed):
        attacks = [action for action in decision.actions if action.verb == "attack"]
        if not attacks or seen >= ATTACKS or stream.randrange(3):
            continue
        here = Fought(plain.copied(match.state), decision, [])
        settle(here.state)
        if found := committed_at_random(here, stream.choice(attacks), stream):
            seen += 1
            yield found


def committed_at_random(here: Fought, action: Action, stream: random.Random) -> tuple[Fought, Action] | None:
    """An attack with asset points committed at random, before the action that rolls its die; None if there is none."""
    there = here.after(action, (1,))
    while not there.of(ce.CombatRolled) and there.decision and there.decision.actions[0].verb in COMMITTING:
        here, action = there, stream.choice(there.decision.actions)
        there = here.after(action, (1,))
    return (here, action) if there.of(ce.CombatRolled) else None


def made_battles(seed: int) -> Iterator[tuple[Fought, Action]]:
    """Battles of positions made at random, with all that random games seldom come to."""
    stream = random.Random(seed)
    for _ in range(ATTACKS // 2):
        options = {
            "priority_losses": stream.choice(("all", "first")), "forts": "on", "doctrine": "on",
            "priority_cadre": stream.choice(("attacker", "shifted")), "air_losses": stream.choice(("both", "flown")),
        }  # fmt: skip
        where = stream.choice(("toledo", "toledo/toledo", "cuenca/cuenca", "cuenca"))
        units = {
            "r1": f"{where.partition('/')[0]}: {force(stream, ('nationalist', 'colonial'), 2)}",
            "g1": f"{where}: {force(stream, ('popular_army', 'international'), 2)}",
        }
        city = where.partition("/")[2]
        place = position(
            "combat", "rebel", units, options=options, turn=stream.choice((2, 4, 6)), ep={"rebel": stream.randrange(2)},
            air={"rebel": stream.randrange(3), "german": stream.randrange(2), "government": stream.randrange(3)},
            level={"government": 50, "rebel": stream.choice((15, 50, 85))},
            forts={city: "government"} if city and stream.randrange(2) else {},
        )  # fmt: skip
        if stream.randrange(2):
            place.state.doctrine = {side: doctrine(stream) for side in ("rebel", "government")}
        attack = Action.of("attack", "r1", "g1")
        if place.decision and place.decision.offers(attack):
            found = committed_at_random(Fought(place.state, place.decision, []), attack, stream)
            if found:
                yield found


def force(stream: random.Random, factions: tuple[str, ...], most: int) -> str:
    """Up to so many units of any size, some marked or disrupted, and asset points."""
    kinds = ("brigade", "brigade", "division_1", "division_2", "remnant")
    parts = [
        f"1 {stream.choice(factions[:1] * 3 + factions[1:])} {stream.choice(kinds)}{stream.choice(('', '', '+'))}"
        f"{stream.choice(('', '', '!'))}"
        for _ in range(stream.randint(1, most))
    ]
    parts = [part.replace("international division_2", "international division_1") for part in parts]
    parts = [part.replace("international remnant", "international brigade") for part in parts]
    assets = [f"{number} {kind}" for kind in ("armour_ap", "artillery_ap") if (number := stream.randrange(2))]
    return ", ".join([*parts, *assets])


def doctrine(stream: random.Random) -> Doctrine:
    attack, defence = ({kind: stream.randint(1, 6) for kind in ASSETS} for _ in range(2))
    return Doctrine(attack, defence, stream.randint(1, 6), 14)


def strength(state: ArribaState, pieces: list[str]) -> int:
    return sum(state.world.strength.get(state.pieces[key].kind, 0) for key in pieces if key in state.pieces)


def committed(here: Fought, action: Action) -> tuple[chances.Prospect, dict[str, list[str]]]:
    """What is foreseen when all asset points are committed, and the pieces of each role."""
    ready = here.after(action, (1,))
    (declared,) = ready.of(ce.AttackDeclared)
    state = here.state
    battle = chances.battle_of(state, declared.attacker, declared.target, declared.kind, (0, 0))
    used = {(event.role, event.kind): event.number for event in ready.of(ce.AssetsCommitted)}
    for role in ROLES:
        flown = state.fight.flown[role] if state.battle else []
        fresh = [key for key in resolve.ready_air(state, battle.side[role]) if key not in flown]
        battle.flown[role] = [*flown, *fresh][: used.get((role, "air_ap"), 0)]
        battle.armour[role] = used.get((role, "armour_ap"), 0)
        battle.artillery[role] = used.get((role, "artillery_ap"), 0)
    if state.battle:
        battle.paid = state.fight.paid
    groups = {role: list(state.groups[battle.group[role]].members) for role in ROLES}
    return chances.under_way(state, battle), groups


def foreseen_of(found: list[Fought], groups: dict[str, list[str]]) -> tuple[int, int, bool, bool]:
    """Losses if each owner gives up as little as he may and the attacker spends ratios above the table as he should."""
    best: tuple[bool, int] | None = None
    chosen = (0, 0, False, False)
    for cut in sorted({spared(each) for each in found}):
        same = [each for each in found if spared(each) == cut]
        outcome = {role: min((lost(each, role), not strength(each.state, groups[role])) for each in same)
                   for role in ROLES}  # fmt: skip
        rank = outcome[DEFENDER][1], cut
        if best is None or rank > best:
            best = rank
            chosen = (outcome[ATTACKER][0], outcome[DEFENDER][0], outcome[ATTACKER][1], outcome[DEFENDER][1])
    return chosen


def spared(fought: Fought) -> int:
    """9.2 Ratios above the table by which the attacker cut his own losses."""
    return sum(event.cause == "surplus" and event.role == ATTACKER for event in fought.of(ce.LossesAdjusted))


def lost(fought: Fought, role: str) -> int:
    if fought.state.battle is not None and not fought.of(ce.BattleEnded):
        return fought.state.battle.taken[role]
    ended = fought.of(ce.BattleEnded)[0]
    return int(ended.attacker_lost if role == ATTACKER else ended.defender_lost)


@pytest.mark.rule("arriba", "9")
@pytest.mark.rule("arriba", "9.2")
@pytest.mark.parametrize("battles", [begun_battles, made_battles])
@pytest.mark.parametrize("seed", range(4))
def test_each_face_of_a_preview_is_what_the_roll_brings(
    seed: int, battles: Callable[[int], Iterator[tuple[Fought, Action]]]
) -> None:
    stream, looked = random.Random(seed), 0
    for here, action in battles(seed):
        foreseen, groups = committed(here, action)
        looked += 1
        for face in foreseen.faces:
            rolled = here.after(action, (face.die,))
            compared, combat = rolled.of(ce.OddsCompared)[0], rolled.of(ce.CombatRolled)[0]
            assert (compared.attack, compared.defence) == (foreseen.attack, foreseen.defence)
            assert (combat.column, combat.modifier) == (foreseen.column, foreseen.modifier)
            assert (combat.die, combat.result) == (face.die, face.result)
            found = endings(rolled, stream)
            assert found
            for each in found:
                check_ending(here, each, groups)
            shot = {event.faction == "government" for event in found[0].of(ev.PieceRemoved) if event.cause == "air"}
            assert len(shot) == len(face.air_lost)
            if face.result != EXCHANGE:
                expected = (face.attacker_lost, face.defender_lost, face.attacker_gone, face.defender_gone)
                assert foreseen_of(found, groups) == expected, (str(action), face)
    assert looked


def check_ending(here: Fought, each: Fought, groups: dict[str, list[str]]) -> None:
    """The losses told are those that the pieces show, and so is who is wiped out and disrupted."""
    before, after = here.state, each.state
    worse = {role: lost(each, role) for role in ROLES}
    for role in ROLES:
        units = strength(before, groups[role]) - strength(after, groups[role])
        side = before.world.side_of[before.pieces[groups[role][0]].faction]
        told = [event for event in each.of(ce.LossTaken) if event.side == side]
        other = sum(event.value for event in told if before.world.strength.get(kind_of(before, event.piece), 0) == 0)
        assert units + other == worse[role] == sum(event.value for event in told)
    gone = not strength(after, groups[DEFENDER])
    assert bool(each.of(ce.GroupWipedOut)) == gone
    for role, rival in ((ATTACKER, DEFENDER), (DEFENDER, ATTACKER)):
        fresh = {key for key in groups[role] if strength(after, [key]) and not before.pieces[key].disrupted}
        shaken = worse[role] >= worse[rival] and worse[role] > 0
        assert {event.piece for event in each.of(ev.UnitDisrupted)} & {*groups[role]} == (fresh if shaken else set())


def kind_of(state: ArribaState, piece: str) -> str:
    return state.pieces[piece].kind if piece in state.pieces else ""


@pytest.mark.parametrize("seed", range(4))
def test_the_combat_dock_shows_these_figures(seed: int) -> None:
    for here, action in begun_battles(seed):
        if here.state.battle is None:
            continue
        presenter = ArribaPresenter(here.state.world)
        view = presenter.table(here.state, here.decision, "rebel").preview
        assert view is not None
        check_dock(view, chances.under_way(here.state, here.state.fight))
        rolled = here.after(action, (4,))
        if rolled.over():
            continue
        shown = presenter.table(rolled.state, rolled.decision, "rebel").preview
        assert shown is not None
        battle = rolled.state.fight
        assert battle.result in shown.result
        assert [each[0].value.split(" / ")[0] for each in (shown.attack, shown.defence)] == [
            str(battle.taken[role]) for role in ROLES
        ]


def check_dock(view: PreviewView, foreseen: chances.Prospect) -> None:
    assert (view.attack_total, view.defence_total) == (str(foreseen.attack), str(foreseen.defence))
    assert view.faces == tuple((str(face.die), face.result) for face in foreseen.faces)
    assert sum(outcome.weight for outcome in view.outcomes) == view.total
    for face in foreseen.faces:
        if face.result != EXCHANGE:
            losses = f"Losses {face.attacker_lost} to {face.defender_lost}"
            assert any(outcome.text.startswith(losses) for outcome in view.outcomes)


# ------------------------------------------------------------------ the log
RAW = re.compile(r"[a-z]_|_[a-z]|[a-z]-\d|\b[gr]\d+\b|\bGroup [GR]\d|\bunit \d|  |\(\)|[{}]|: ?$| $", re.IGNORECASE)


def lines_of(match: Match, presenter: ArribaPresenter) -> Iterator[tuple[str, str]]:
    position = match.position
    entry = match.log[position - 1]
    for line in presenter.log_lines(position, entry.player, entry.action, match.events_of[position - 1], "rebel"):
        yield line.text, line.rule


@pytest.mark.parametrize("seed", range(4))
def test_every_line_of_the_log_names_known_things_and_a_known_rule(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def strict(self: Names, group: str, name: str) -> str:
        assert f"{group}.{name}" in self.words, f"{group}.{name} has no words"
        return self.say(f"{group}.{name}")

    presenter, rules, told = None, set[str](), 0
    for match, _ in walk(seed):
        if presenter is None:
            presenter = ArribaPresenter(match.world)
            rules = {"", *(rule.number for rule in presenter.rules())}
            monkeypatch.setattr(Names, "keyed", strict)
        for text, rule in lines_of(match, presenter):
            told += 1
            assert not RAW.search(text), text
            assert rule in rules, f"{text}: {rule}"
    assert told > 100
