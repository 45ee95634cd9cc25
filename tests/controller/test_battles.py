"""Every fight is told whole: its sum as it was rolled for, its dice, what came of it; and nothing of a hand."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from desktop.controller.fights import Battles
from desktop.controller.keeping import Keeping
from desktop.controller.stages import OPEN
from desktop.controller.table import Table
from desktop.data.headline import Headline
from desktop.engine import unseen
from desktop.engine.action import Action
from desktop.engine.event import Event
from desktop.engine.match import Match
from desktop.players.player import make_player
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


@pytest.mark.parametrize("way", ["opened", "taken back"])
@pytest.mark.parametrize(("game", "scenario", "seed"), [each for each in GAMES if each[0] in ("crusade", "illusions")])
def test_a_fight_under_way_is_still_told_whole(game: str, scenario: str, seed: int, way: str) -> None:
    """It is opened again in the middle of its losses, or its last step is taken back there."""
    table = table_of(Match.new(game, scenario, seed=seed))
    kept: BattleView | None = None
    for _ in played(table, seed):
        last, before = table.battles.last, kept
        kept = last if last is not None and not last.over and last.end == table.match.position else None
        if before is not None and kept is not None:
            break
    assert before is not None
    assert kept is not None, "no fight has two steps"
    if way == "opened":
        again = table_of(table.match.at(kept.end)).battles
        assert not again.follow()
        assert again.last == kept
    else:
        table.match.go_to(before.end)
        table.battles.follow()
        assert table.battles.last == before
        table.match.redo()
        table.battles.follow()
        assert table.battles.last == kept


def test_steps_between_the_dice_and_the_end_of_a_fight_do_not_put_its_card_up_again() -> None:
    table = table_of(Match.new("illusions", "brusilov", seed=2))
    news = steps = 0
    before: BattleView | None = None
    for told in played(table, 2):
        last, entry = table.battles.last, table.match.log[-1]
        same = before is not None and last is not None and last.start == before.start
        if before is not None and last is not None and same and not entry.chance and last.lines != before.lines:
            changed = (last.result, last.over) != (before.result, before.over)
            assert told == changed
            news, steps = news + changed, steps + (not changed)
        before = last
        if news and steps:
            return
    pytest.fail("nobody fought so long")


@pytest.mark.parametrize(("game", "scenario", "seed"), GAMES)
def test_what_stands_is_told_on_when_a_later_step_is_taken_back(game: str, scenario: str, seed: int) -> None:
    table, kept = next(fights(game, scenario, seed, 1))
    roll, length = table.battles.roll, table.match.position
    for _ in played(table, 99, most=2):
        pass
    table.match.go_to(length)
    table.battles.follow()
    assert table.battles.roll == roll
    assert table.battles.last == kept
    if not (rolled := next((line for line in kept.lines if line.dice), None)) or rolled.position == kept.end:
        return
    table.match.go_to(rolled.position)  # in the middle of it: losses are still to be taken
    table.battles.follow()
    last = table.battles.last
    assert last is not None
    assert (last.start, last.end, last.die) == (kept.start, rolled.position, kept.die)
    table.match.go_to(length)
    table.battles.follow()
    assert table.battles.last is not None
    assert table.battles.last.lines == kept.lines, "it is followed on"


@pytest.mark.parametrize(("game", "scenario", "seed"), GAMES)
def test_book_keeping_does_not_push_the_last_roll_out(game: str, scenario: str, seed: int) -> None:
    table = table_of(Match.new(game, scenario, seed=seed))
    last = None
    for _ in played(table, seed, most=120):
        assert table.battles.roll is not None or last is None
        last = table.battles.roll
    assert last is not None
    assert last.dice


def test_what_comes_after_the_end_of_a_fight_is_none_of_its_doing() -> None:
    """The last fight ends the round, and with it goes the card that the round was played with."""
    seen = 0
    for seed in range(12):
        table = table_of(Match.new("crusade", "columns", seed=seed))
        match = table.match
        for action in ("play N1 event", "mark huesca attack", "marked", "target sarinena", "with NAT_INF_10", "attack"):
            match.play(Action.parse(action))
            table.battles.follow()
        while match.decision is not None and match.decision.prompt.key.startswith("combat.cards"):
            match.play(Action.parse("no-card"))
            table.battles.follow()
        battle, names = table.battles.last, [event.name for event in match.events_of[-1]]
        if battle is None or "CombatClosed" not in names or "CardRemoved" not in names:
            continue
        seen += 1
        assert not any("Air Bridge" in line.text for line in battle.lines)
    assert seen


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


def test_a_fight_that_ends_its_phase_is_told_in_as_few_words_as_any_other() -> None:
    """What the die has decided is read first, also when the next player is asked by then."""
    match = Match.new("battles", "pindoque", seed=3)
    table, player = table_of(match), make_player("greedy", match.definition, match.world, 1)
    ended = []
    while match.decision is not None:
        match.play(player.choose(match.state, match.decision))
        last = table.battles.last if table.battles.follow() else None
        if last is not None and match.log[-1].chance and match.state.phase != "combat":
            ended.append(last)
    assert ended, "the program went on by itself after some"
    assert all(battle.result.startswith(f"Die {battle.die}: ") for battle in ended)


def test_each_die_of_a_barrage_is_told_in_as_few_words() -> None:
    """12.4(6) The next unit of the hex is under discussion as soon as the die for one has fallen."""
    barrages = [battle for _, battle in fights("battles", "jarama", 5, 25) if "Barrage" in battle.title]
    assert barrages
    assert all(battle.result.startswith(f"Die {battle.die}: ") for battle in barrages)


def test_what_comes_of_a_fight_is_nothing_of_the_next_one() -> None:
    """Where one barrage is left it begins by itself, in the entry that ended the fight before."""
    match = Match.new("battles", "brunete", seed=2)
    table, player = table_of(match), make_player("greedy", match.definition, match.world, 1)
    begun = 0
    while match.decision is not None and not begun:
        match.play(player.choose(match.state, match.decision))
        names = [type(event).__name__ for event in match.events_of[-1]]
        closed = names.index("AttackClosed") if "AttackClosed" in names else len(names)
        if table.battles.follow() and table.battles.last is not None and "ArtilleryAssigned" in names[closed:]:
            begun += 1
            assert not [line.text for line in table.battles.last.lines if " barrages " in line.text]
    assert begun
