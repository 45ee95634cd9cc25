"""The presenter over real openings, built positions and sampled random play."""

import random

import pytest
from msgspec.structs import replace

from desktop.controller.choices import setting_down
from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import carry_out
from desktop.engine.match import Match
from desktop.games.battles import verbs
from desktop.games.battles.present import BattlesPresenter
from desktop.games.battles.present.choices import Choices
from desktop.games.battles.present.names import Names
from desktop.games.battles.rules.combat.combat_phase import CombatPhase
from desktop.games.battles.rules.movement.movement_phase import MovementPhase
from desktop.games.battles.state.combat_state import Attack
from desktop.games.battles.state.events import CombatResolved
from desktop.views.table import TableView
from tests.games.battles.position import Position, position, world_of

SIDES = ("nationalist", "republican")


def _check(presenter: BattlesPresenter, match: Match, table: TableView) -> None:
    ids = {space.id for space in presenter.board().spaces}
    assert {piece.space for piece in table.pieces} <= ids
    assert {piece.id for piece in table.pieces} == set(match.world.units)
    assert all(piece.detail and piece.group and len(piece.badges) <= 3 for piece in table.pieces)
    assert table.decision is not None
    assert all((table.decision.prompt, table.decision.path, table.decision.player_name))
    for choice in table.decision.choices:
        assert choice.text
        assert set(choice.spaces) <= ids
        assert set(choice.pieces) <= set(match.world.units)
        assert choice.button or choice.spaces or choice.pieces
        assert bool(choice.warnings) == bool(choice.warning_id)
    assert [choice.action for choice in table.decision.choices] == [str(a) for a in match.decision.actions]  # type: ignore[union-attr]


def _ask_everything(presenter: BattlesPresenter, match: Match, rng: random.Random) -> None:
    units, hexes = sorted(match.world.units), sorted(match.world.hexes)
    for _ in range(4):
        unit, hex_id = rng.choice(units), rng.choice(hexes)
        route = presenter.route(match.state, match.decision, unit, hex_id)
        refusal = presenter.why_not(match.state, match.decision, unit, hex_id)
        if refusal is not None:
            assert presenter.refusal(refusal)
            assert route is None or route.refusal
        presenter.why_not(match.state, match.decision, unit, "")
        presenter.preview(match.state, match.decision, [unit, hex_id])
    ids = {space.id for space in presenter.board().spaces}
    for overlay, title in presenter.overlays():
        view = presenter.overlay(match.state, overlay, rng.choice(SIDES), [rng.choice(units)])
        assert all((title, view.title, view.legend))
        assert {space for space, *_ in view.washes} <= ids


@pytest.mark.parametrize(
    ("scenario", "seed"), [("jarama", 1), ("jarama", 2), ("brunete", 1), ("brunete", 2), ("pindoque", 3)]
)
def test_random_play_is_always_presentable(scenario: str, seed: int) -> None:
    match = Match.new("battles", scenario, seed=seed)
    presenter = BattlesPresenter(match.world)
    rng = random.Random(seed)
    seen: dict[str, int] = {}
    while match.decision is not None and match.position < 2500:
        key = match.decision.prompt.key
        seen[key] = seen.get(key, 0) + 1
        if seen[key] <= 4 or match.position % 150 == 0:
            _check(presenter, match, presenter.table(match.state, match.decision, match.decision.player))
            if seen[key] <= 2:
                _ask_everything(presenter, match, rng)
        action = rng.choice(match.decision.actions)
        player = match.decision.player
        events = match.play(action)
        for line in presenter.log_lines(match.position, player, action, events, ""):
            assert line.text
            assert not any(unit in line.text for unit in ("JN-", "JR-", "BN-", "BR-"))
        presenter.traces(events, "")
    assert len(seen) > 8


@pytest.mark.parametrize("scenario", ["jarama", "brunete", "pindoque"])
def test_opening(scenario: str) -> None:
    match = Match.new("battles", scenario, seed=1)
    presenter = BattlesPresenter(match.world)
    table = presenter.table(match.state, match.decision, "republican")
    _check(presenter, match, table)
    assert table.turn == "Set-up"
    other = presenter.table(match.state, match.decision, "nationalist")
    assert other.pieces == table.pieces
    assert other.decision == table.decision
    assert not presenter.hides_something(match.state)


def _present(at: Position, seat: str = "nationalist") -> tuple[BattlesPresenter, TableView]:
    presenter = BattlesPresenter(at.world)
    return presenter, presenter.table(at.state, at.decision, seat)


def test_moving_lights_hexes_with_points_left_and_shows_the_way() -> None:
    at = position(
        "jarama", {"JN-1.1.1": "2530", "JN-HQ.1": "2529", "JN-HQ.V": "2528"}, stack=[MovementPhase(side="nationalist")]
    )
    at.play("pick JN-1.1.1")
    presenter, table = _present(at)
    assert table.decision is not None
    assert table.decision.path[-1].text == "1/1/1 moves"
    to = {choice.spaces[0]: choice for choice in table.decision.choices if choice.action.startswith("to ")}
    assert (to["2531"].note, to["2531"].button) == ("5", False)
    done = table.decision.choices[-1]
    assert (done.action, done.closes) == ("done", True)
    route = presenter.route(at.state, at.decision, "JN-1.1.1", "2532")
    assert route is not None
    assert (route.spaces, route.total, route.left) == (("2530", "2531", "2532"), "2", "4")
    assert [item.rule for item in route.items] == ["6.5", "6.5"]


def test_refused_drop_names_the_rule() -> None:
    at = position(
        "jarama", {"JN-PZ.R": "1236", "JN-HQ.V": "1235"}, weather="mud", stack=[MovementPhase(side="nationalist")]
    )
    at.play("pick JN-PZ.R")
    presenter, _ = _present(at)
    refusal = presenter.why_not(at.state, at.decision, "JN-PZ.R", "1237")
    assert refusal is not None
    assert refusal.rule == "6.4"
    assert presenter.refusal(refusal) == "Pz/R cannot cross the river to 1237 without a bridge."
    route = presenter.route(at.state, at.decision, "JN-PZ.R", "1237")
    assert route is not None
    assert route.rule == "6.4"
    assert route.refusal


def test_a_stranger_is_not_yours() -> None:
    at = position("jarama", {"JN-1.1.1": "2530", "JR-1.48": "3040"}, stack=[MovementPhase(side="nationalist")])
    presenter, _ = _present(at)
    refusal = presenter.why_not(at.state, at.decision, "JR-1.48", "3041")
    assert isinstance(refusal, Refusal)
    assert "not yours" in presenter.refusal(refusal)


def test_ending_movement_warns_of_supply_and_command() -> None:
    at = position("jarama", {"JN-1.1.1": "2144", "JR-1.48": "3040"}, stack=[MovementPhase(side="nationalist")])
    _, table = _present(at)
    assert table.decision is not None
    end = table.decision.choices[-1]
    assert end.action == "end"
    assert [line[-5:] for line in end.warnings] == ["(9.3)", "10.3)"]
    assert "1/1/1" in end.warnings[0]


@pytest.fixture
def fight() -> Position:
    units = {"JN-1.1.1": "2530", "JN-HQ.1": "2529", "JN-HQ.V": "2528", "JR-1.48": "2531"}
    return position("jarama", units, stack=[CombatPhase(side="nationalist")], phase="combat")


def test_preview_before_and_after_the_die(fight: Position) -> None:
    presenter, _ = _present(fight)
    imagined = presenter.preview(fight.state, fight.decision, ["JN-1.1.1", "2531"])
    assert imagined is not None
    assert imagined.attack_total == "7"
    fight.play("attack JN-1.1.1 2531", "done")
    while fight.decision is not None and not fight.offers("roll"):
        quiet = [a for a in ("normal", "stand", "done") if fight.offers(a)]
        fight.play(quiet[0])
    before = presenter.table(fight.state, fight.decision, "").preview
    assert before is not None
    assert sum(outcome.weight for outcome in before.outcomes) == before.total == 6
    assert before.shifts[0].value == "+1"
    lit = {chart.id: chart.lit for chart in presenter.charts(fight.state, fight.decision)}
    assert lit["crt"] == ((-1, before.chart_column),)
    fight.state.chance.begin([4])
    fight.decision = _carry(fight, "roll")
    after = presenter.table(fight.state, fight.decision, "").preview
    assert after is not None
    assert (after.die, after.column) == (4, before.column)
    assert after.result.startswith("Die 4: ")


def _carry(at: Position, text: str) -> Decision | None:
    """Carry out an action and keep its events, as a match does until the next one."""
    at.state.events.clear()
    return carry_out(at.state, Action.parse(text))


def test_attackers_and_targets_bear_the_number_of_their_attack(fight: Position) -> None:
    fight.play("attack JN-1.1.1 2531")
    _, table = _present(fight)
    badges = {piece.id: piece.badges for piece in table.pieces}
    assert [(badge.style, badge.text) for badge in badges["JN-1.1.1"]] == [("attack", "1")]
    assert [(badge.style, badge.text) for badge in badges["JR-1.48"]] == [("target", "1")]


def test_12_4_a_barrage_among_the_combats_to_be_fought_is_called_one(fight: Position) -> None:
    fight.state.attacks.extend([Attack(1, ["2531"], ["JN-1.1.1"]), Attack(2, ["2531"], barrage=True)])
    choices = Choices(fight.state.world, Names(fight.state.world))
    actions = [verbs.FIGHT(str(number)) for number in (1, 2)]
    asked = Decision.of("nationalist", "11.4", Message.of("combat.choose"), actions)
    words = [choices.choice(fight.state, asked, action).text for action in actions]
    assert words == ["Fight attack 1 on 2531", "Fire barrage 2 on 2531"]


def test_overlays_tell_supply_command_and_zones() -> None:
    units = {"JN-1.1.1": "2144", "JN-HQ.1": "2529", "JN-HQ.V": "2528", "JR-1.48": "2146"}
    at = position("jarama", units, stack=[MovementPhase(side="nationalist")])
    presenter, _ = _present(at)
    supply = {
        space: (style, tip) for space, style, _, tip in presenter.overlay(at.state, "supply", "nationalist", ()).washes
    }
    assert supply["2144"][0] == "bad"
    assert supply["2529"][0] == "good"
    command = {space: tip for space, _, _, tip in presenter.overlay(at.state, "command", "nationalist", ()).washes}
    assert "hexes from 1 Bde HQ" in command["2144"]
    assert "commanded by Varela HQ" in command["2529"]
    zoc = {space: style for space, style, _, _ in presenter.overlay(at.state, "zoc", "nationalist", ()).washes}
    assert zoc["2145"] == "mixed"


def test_what_can_be_cut_off() -> None:
    units = {"BR-1.11": "1905", "BN-QUI": "1403", "BN-HQ.71": "1305"}
    at = position("brunete", units, stack=[MovementPhase(side="nationalist")])
    presenter, _ = _present(at)
    view = presenter.overlay(at.state, "cutoff", "republican", ())
    styles = {space: style for space, style, _, _ in view.washes}
    assert styles["1905"] == "bad"
    assert styles["1502"] == "target"


def test_tracks_itemise_victory_points() -> None:
    at = position("jarama", {"JN-1.1.1": "2439", "JN-HQ.V": "2528"}, stack=[MovementPhase(side="nationalist")])
    _, table = _present(at)
    tracks = {track.id: track for track in table.tracks}
    assert tracks["victory"].value == "Nationalist margin +10: Republican victory"
    detail = dict(tracks["victory"].detail)
    assert detail["San Martín de la Vega: held by 1/1/1"] == "Nationalist +10"
    assert dict(tracks["assault-nationalist"].detail)["Varela"] == "15 / 15"


def test_rules_about_and_sheet() -> None:
    world = world_of("jarama")
    presenter = BattlesPresenter(world)
    rules = {rule.number: rule for rule in presenter.rules()}
    assert [rules[number].level for number in ("11.0", "11.2", "11.2.1")] == [1, 2, 3]
    assert rules["11.1"].rulings
    about = presenter.about()
    assert sum(item.subject == "1/1/1" for item in about) == 1
    assert any("CC BY" in item.why for item in about)
    reconstructed = sum(world.files.units[unit].reconstructed for unit in world.units)
    assert len(about) > reconstructed
    assert all(item.subject and item.text and (item.why or item.source or item.subject == "The game") for item in about)
    sheet = presenter.setup_sheet()
    assert len(sheet.lines) == len(world.units)
    assert len(sheet.turns) == 21
    assert all(line.where for line in sheet.lines)


def test_every_prompt_rule_exists() -> None:
    presenter = BattlesPresenter(world_of("jarama"))
    numbers = {rule.number for rule in presenter.rules()}
    for chart in presenter.charts(None, None):
        assert chart.rule in numbers
        assert all(len(cells) == len(chart.columns) for _, cells in chart.rows)


def test_dice_entered_by_hand_are_asked_in_words() -> None:
    match = Match.new("battles", "jarama", seed=None)
    presenter = BattlesPresenter(match.world)
    while match.awaiting_dice is None:
        match.play(Action.of("done"))
    decision = presenter.table(match.state, match.decision, "").decision
    assert decision is not None
    assert decision.dice == 6
    assert decision.prompt == "Roll for weather and enter the result, 1 to 6."
    assert [choice.text for choice in decision.choices] == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.rule("battles", "13.3")
def test_13_3_preview_of_a_bombardment_tells_its_result() -> None:
    match = Match.new("battles", "jarama", seed=4)
    presenter = match.definition.presenter(match.world)
    while match.decision.prompt.key != "air.bombard":
        match.play(match.decision.default)
    match.play(next(action for action in match.decision.actions if action.verb == "air"))
    before = presenter.table(match.state, match.decision, match.decision.player).preview
    assert before is not None
    assert before.die == 0
    assert not before.column.startswith("column")
    match.play(next(action for action in match.decision.actions if action.verb == "roll"))
    after = presenter.table(match.state, match.decision, match.decision.player).preview
    assert after is not None
    assert 1 <= after.die <= 6
    assert after.title == before.title
    assert str(after.die) in after.result


@pytest.mark.rule("battles", "13.3")
def test_13_3_a_second_air_unit_set_down_on_a_hex_flies_there_too_and_rolls_nothing() -> None:
    match = Match.new("battles", "jarama", seed=4)
    presenter = match.definition.presenter(match.world)
    while match.decision.prompt.key != "air.bombard":
        match.play(match.decision.default)
    first = next(action for action in match.decision.actions if action.verb == "air")
    match.play(first)
    asked = presenter.table(match.state, match.decision, match.decision.player).decision
    second = next(action for action in match.decision.actions if action.verb == "air")
    meant = setting_down(asked, second.args[0], first.args[1])
    assert [choice.action for choice in meant] == [f"air {second.args[0]} {first.args[1]}"]
    rolls = [choice for choice in asked.choices if choice.action == f"roll {first.args[1]}"]
    assert [choice.button for choice in rolls] == [True]
    assert not [choice for choice in asked.choices if choice.default], "more may still fly: Enter rolls nothing"
    match.play(Action("air", (second.args[0], first.args[1])))
    asked = presenter.table(match.state, match.decision, match.decision.player).decision
    assert next(choice for choice in asked.choices if choice.action.startswith("roll")).spaces == (first.args[1],)


def test_set_up_that_is_complete_says_so() -> None:
    match = Match.new("battles", "jarama", seed=4)
    presenter = match.definition.presenter(match.world)
    first = presenter.table(match.state, match.decision, match.decision.player).decision
    match.play(match.decision.default)
    then = presenter.table(match.state, match.decision, match.decision.player).decision
    assert first.prompt != then.prompt
    assert [choice.text for choice in then.choices if choice.default] == ["Finish set-up"]


@pytest.mark.rule("battles", "11.1")
def test_11_1_an_attack_is_previewed_when_it_is_declared_and_when_another_would_join() -> None:
    units = {"JN-1.1.1": "2530", "JN-2.1.1": "2530", "JN-HQ.1": "2529", "JN-HQ.V": "2528", "JR-1.48": "2531"}
    at = position("jarama", units, stack=[CombatPhase(side="nationalist")], phase="combat")
    presenter, table = _present(at)
    assert table.preview is None
    at.decision = _carry(at, "attack JN-1.1.1 2531")
    declared = presenter.table(at.state, at.decision, "nationalist").preview
    assert declared is not None
    alone = int(declared.attack_total)
    joined = presenter.preview(at.state, at.decision, ["JN-2.1.1", "2531"])
    assert joined is not None
    assert int(joined.attack_total) > alone
    assert {item.piece for item in joined.attack} == {"JN-1.1.1", "JN-2.1.1"}


def test_arrows_show_who_attacks_whom_until_it_is_fought(fight: Position) -> None:
    assert _present(fight)[1].marks == ()
    fight.play("attack JN-1.1.1 2531")
    arrows = [mark for mark in _present(fight)[1].marks if mark.style == "attack"]
    board = {space.id: space.center for space in _present(fight)[0].board().spaces}
    assert len(arrows) == 1
    (x, y), (ax, ay), (bx, by) = arrows[0].at, board["2530"], board["2531"]
    assert (x, y) == pytest.approx(((ax + bx) / 2, (ay + by) / 2), abs=0.5)


def test_the_log_says_in_words_what_a_die_meant(fight: Position) -> None:
    presenter, _ = _present(fight)
    rolled = CombatResolved(1, ("2531",), "", 12, 6, "7,8", 6, 6, "-/S*", "-/S*")
    plain, moved = (presenter.log_lines(1, "nationalist", Action("roll"), [event], "")[0].text
                    for event in (rolled, replace(rolled, modified=7)))  # fmt: skip
    assert "Defender loses a step and must retreat" in plain
    assert "read as" not in plain
    assert "(read as 7)" in moved
