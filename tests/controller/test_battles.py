"""Every fight is told whole: its sum as it was rolled for, its dice, what came of it; and nothing of a hand."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from desktop.controller.battles import Battles
from desktop.controller.keeping import Keeping
from desktop.controller.stages import OPEN
from desktop.controller.table import Table
from desktop.data.headline import Headline
from desktop.engine import unseen
from desktop.engine.event import Event
from desktop.engine.match import Match
from desktop.views.battle import BattleView

GAMES = [
    ("battles", "pindoque", 3), ("crusade", "columns", 1), ("illusions", "brusilov", 2),
    ("reich", "intro-1941-42", 1), ("arriba", "civil-war", 1),
]  # fmt: skip
HIDING = [each for each in GAMES if each[0] in ("crusade", "illusions", "reich")]
FIGHTING = ("attack", "assault", "roll", "fight", "commit")


def table_of(match: Match) -> Table:
    return Table(match, Keeping(None), Headline(handover=OPEN))


def played(table: Table, seed: int, most: int = 700) -> Iterator[bool]:
    """Random play that likes to fight; whether something of a fight was told by each action."""
    match, choose = table.match, random.Random(seed)
    for _ in range(most):
        if match.decision is None:
            return
        actions = match.decision.actions
        eager = [action for action in actions if any(word in str(action) for word in FIGHTING)]
        match.play(choose.choice(eager if eager and choose.random() < 0.8 else actions))
        told = table.battles.follow()
        yield told and table.battles.last is not None and table.battles.last.end == match.position


def fights(game: str, scenario: str, seed: int, count: int) -> Iterator[tuple[Table, BattleView]]:
    """Fights at the moment when they are over."""
    table, found = table_of(Match.new(game, scenario, seed=seed)), 0
    for told in played(table, seed):
        last = table.battles.last
        if told and last is not None and last.over:
            yield table, last
            found += 1
            if found == count:
                return
    assert found, "nobody fought"


def events_of(table: Table, battle: BattleView) -> list[Event]:
    return [event for events in table.match.events_of[battle.start - 1 : battle.end] for event in events]


def facts_of(table: Table, battle: BattleView, name: str) -> list[dict[str, object]]:
    return [event.facts() for event in events_of(table, battle) if event.name == name]


# -- the sum ---------------------------------------------------------------------------------------
def check_battles(table: Table, battle: BattleView) -> None:
    rolled = facts_of(table, battle, "CombatResolved")[-1:]
    for facts in rolled:
        assert (battle.attack.total, battle.defence.total) == (
            str(facts["attack_strength"]), str(facts["defence_strength"]),
        )  # fmt: skip
        assert battle.die == facts["die"]
        assert battle.charts
        row, column = battle.charts[0].lit[-1]
        assert battle.charts[0].columns[column] in battle.column
        assert row >= 0


def check_cards(table: Table, battle: BattleView) -> None:
    for facts in facts_of(table, battle, "Fired")[-2:]:
        side = battle.attack if battle.attack.side == facts["side"] else battle.defence
        assert side.made == str(facts["number"])
        if facts["die"]:
            assert side.total == str(facts["strength"])
            assert facts["die"] in side.dice
            assert any(item.value == facts["column"] for item in side.items)
            signed = [item.value.replace("−", "-") for item in side.items if item.value.startswith(("+", "−"))]
            assert sum(int(value) for value in signed) == facts["drm"]


def check_reich(table: Table, battle: BattleView) -> None:
    facts = facts_of(table, battle, "ConflictResolved")[-1]
    made = {side.side: side.made for side in (battle.attack, battle.defence)}
    assert made == {"axis": str(facts["axis_total"]), "allies": str(facts["allied_total"])}
    assert battle.attack.dice
    assert battle.defence.dice
    assert battle.attack.cards
    assert battle.result


def check_arriba(table: Table, battle: BattleView) -> None:
    rolled = facts_of(table, battle, "CombatRolled")
    if rolled:
        assert battle.die == rolled[-1]["die"]
        row, column = battle.charts[-1].lit[-1]
        assert battle.charts[-1].rows[row][1][column] == rolled[-1]["result"]
        assert str(rolled[-1]["result"]) in battle.result


CHECKS = {
    "battles": check_battles, "crusade": check_cards, "illusions": check_cards, "reich": check_reich,
    "arriba": check_arriba,
}  # fmt: skip


@pytest.mark.parametrize(("game", "scenario", "seed"), GAMES)
def test_the_sum_after_the_roll_is_the_one_that_was_rolled_for(game: str, scenario: str, seed: int) -> None:
    for table, battle in fights(game, scenario, seed, 8):
        CHECKS[game](table, battle)
        assert battle.lines
        assert battle.spaces or "seek" in battle.title, "an event is sought nowhere; all else happens somewhere"


@pytest.mark.parametrize(("game", "scenario", "seed"), GAMES)
def test_units_are_pictured_and_told_when_they_are_gone(game: str, scenario: str, seed: int) -> None:
    if game == "reich":
        pytest.skip("conflicts are fought with cards")
    for table, battle in fights(game, scenario, seed, 4):
        assert battle.attack.fighters
        standing = {piece.id for piece in table.presenter.table(table.match.state, table.match.decision, "").pieces}
        for fighter in (*battle.attack.fighters, *battle.defence.fighters):
            assert fighter.before.face
            assert fighter.now is None or fighter.now.id in standing


# -- how long it stays -----------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "scenario", "seed"), GAMES)
def test_a_fight_stays_until_it_is_put_away_or_another_is_rolled(game: str, scenario: str, seed: int) -> None:
    table, kept = next(fights(game, scenario, seed, 1))
    for told in played(table, 99, most=12):
        if told:
            break
        assert table.battles.last == kept
    table.battles.put_away()
    assert table.battles.last is None
    assert table.battles.roll is not None, "the strip still holds the last roll"


@pytest.mark.parametrize(("game", "scenario", "seed"), GAMES)
def test_any_line_of_a_fight_opens_it_again_as_it_ended(game: str, scenario: str, seed: int) -> None:
    for table, battle in fights(game, scenario, seed, 4):
        for line in battle.lines:
            assert table.battles.at(line.position) == battle
        again = Battles(table_of(table.match.at(table.match.position)))
        assert again.at(battle.end) == battle, "from the log alone"


@pytest.mark.parametrize(("game", "scenario", "seed"), GAMES)
def test_what_is_taken_back_is_told_no_more(game: str, scenario: str, seed: int) -> None:
    table, battle = next(fights(game, scenario, seed, 1))
    table.match.go_to(battle.start)
    table.battles.follow()
    assert table.battles.last is None
    assert table.battles.roll is None


@pytest.mark.parametrize(("game", "scenario", "seed"), GAMES)
def test_book_keeping_does_not_push_the_last_roll_out(game: str, scenario: str, seed: int) -> None:
    table = table_of(Match.new(game, scenario, seed=seed))
    last = None
    for _ in played(table, seed, most=120):
        assert table.battles.roll is not None or last is None
        last = table.battles.roll
    assert last is not None
    assert last.dice


# -- secrets ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "scenario", "seed"), HIDING)
def test_a_fight_is_told_alike_wherever_the_hidden_cards_lie(game: str, scenario: str, seed: int) -> None:
    table, compared = table_of(Match.new(game, scenario, seed=seed)), 0
    for step, told in enumerate(played(table, seed, most=260)):
        last = table.battles.last
        if not told or last is None or last.over:
            continue
        match = table.match
        other = match.at(match.position)
        other.state = unseen.rearranged(other, "", step)
        other._ask_again()
        other.state.events[:] = match.state.events
        first, second = (match.definition.presenter(match.world) for _ in range(2))
        seen = first.preview(match.state, match.decision, ())
        assert second.preview(other.state, other.decision, ()) == seen
        compared += 1
    assert compared


def test_a_card_that_lies_face_down_has_no_face() -> None:
    table = table_of(Match.new("reich", "intro-1941-42", seed=1))
    seen = False
    for _ in played(table, 1, most=100):
        conflict = table.match.state.conflict  # type: ignore[attr-defined]
        view = table.presenter.preview(table.match.state, table.match.decision, ())
        if conflict is None or view is None or conflict.winner:
            continue
        for side, laid in ((conflict.active, view.attack_cards), (conflict.other, view.defence_cards)):
            if side not in conflict.shown and conflict.cards[side]:
                assert not set(conflict.cards[side]) & set(laid)
                assert "" in laid
                seen = True
    assert seen
