"""What the players read: every choice in words, the log without ids or figures that mean nothing."""

from __future__ import annotations

import re
from functools import cache

import pytest

from desktop.engine.event import Event
from desktop.engine.match import Match
from desktop.games.illusions.definition import DEFINITION
from desktop.games.illusions.present.board import Board
from desktop.games.illusions.present.choices import Choices
from desktop.games.illusions.present.log import Log
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.present.pieces import Pieces
from desktop.games.illusions.present.routes import Routes
from desktop.games.illusions.present.tracks import Tracks
from desktop.games.illusions.present.war_room import WarRoom
from desktop.games.illusions.rules.reinforcement.replacement import Replacement
from desktop.games.illusions.rules.turn.action_round import ActionRound
from desktop.games.illusions.rules.turn.draw import CardDraw
from desktop.games.illusions.rules.turn.war_status import WarStatus
from desktop.games.illusions.state import combat_events as ce
from desktop.games.illusions.state import events as ev
from desktop.players.player import make_player
from desktop.views.table import PathItem
from tests.games.illusions.position import AP, CP, Position, begin, in_round, operations, state_of, world_of

WORDS = {"it"}
"""Ids that are words as well."""


@cache
def names() -> Names:
    return Names(world_of())


def told(event: Event, seat: str = "") -> str:
    lines = Log(world_of(), names()).lines(0, AP, [event], seat)
    return lines[0].text if lines else ""


# -- whole games ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(("scenario", "seed"), [("campaign-1914", 7), ("campaign-1914", 11), ("brusilov", 3)])
def test_games_read_like_words(scenario: str, seed: int) -> None:
    """No choice is shown as its action, and no line of the log names an id."""
    world = world_of(scenario)
    match = Match.new("illusions", scenario, seed=seed, world=world)
    player = make_player("random", match.definition, world, seed)
    words = Names(world)
    choices, log = Choices(world, words), Log(world, words)
    ids = {*world.spaces, *world.units, *world.nations, *world.types, *world.zones} - WORDS
    while match.decision is not None:
        for action in match.decision.actions:
            text = choices.choice(match.state, match.decision, action).text
            assert not any(arg in text for arg in action.args if "_" in arg or arg in world.units), text
            assert not text.startswith(f"{action.verb} "), text
        events = match.play(player.choose(match.state, match.decision))
        for line in log.lines(0, AP, events, ""):
            assert not re.search(r"\w_\w|\b(AP|CP)-\d\d(?!\))|\b(ALLIED|CENTRAL|RU|AH|GE|IT) ", line.text), line.text
            assert not re.search(r"nobody:|die 0|  |^ | $|\(\)|[{}]|: ?$|\bNone\b|\bby rule\b", line.text), line.text
            assert not ids & set(re.findall(r"(?<![\w-])[a-z]+(?![\w-])", line.text)), line.text


# -- the log -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("event", "text"),
    [
        (ev.Scored("war_status-allied", 1, 2, "AP-01", ()), "Drive on East Prussia (AP-01): Allied war status +1"),
        (ev.Scored("will-ah", -2, 8, "control", ("nation", "ah", "space", "lemberg")),
         "Lemberg lost: national will of Austria-Hungary −2"),
        (ev.Scored("will-ah", 2, 8, "control", ("nation", "ah", "space", "lemberg")),
         "Lemberg regained: national will of Austria-Hungary +2"),
        (ev.Scored("vp", -1, 14, "control", ("side", AP, "space", "lemberg")),
         "Lemberg taken by Allied Powers: VP −1"),
        (ev.Scored("vp", -1, 14, "offensive_failed", ("side", CP)),
         "Mandatory offensive of the Central Powers not made: VP −1"),
        (ev.OffensiveRolled(CP, 3, 0, "ge", "ge"), "Central Powers, mandatory offensive: Germany (die 3)"),
        (ev.OffensiveRolled(AP, 5, 1, "it", ""),
         "Allied Powers have no mandatory offensive: the result Italy does not apply (die 5 +1)"),
        (ev.OffensiveRolled(AP, 6, 2, "none", ""), "Allied Powers have no mandatory offensive (die 6 +2)"),
        (ev.ControlChanged("doiran", CP, "neutral", "left"), "Doiran is neutral again"),
        (ev.ControlChanged("sarny", AP, "uprising", "uprising"), "The uprising takes control of Sarny"),
        (ev.HandSeen(CP), "Central Powers look into the enemy's hand"),
        (ev.LandingChanged("sea_kavalla", "safe"), ""),
        (ce.FlankRolled(CP, "lodz", 0, 0, True), "Flank attack on Lodz: it succeeds without a roll"),
        (ce.FlankRolled(CP, "lodz", 2, 1, False), "Flank attack on Lodz: die 2 +1, 4 or more needed, it fails"),
        (ce.WeatherRolled("pinsk", 5, 2, True),
         "Weather at Pinsk: die 5, severe weather costs the attacker a column"),
        (ce.Fired(CP, 5, "heavy", "5", 0, 3, -1, 2),
         "Central Powers fire with 5 on the heavy table, column 5: die 3 −1, loss number 2"),
        (ce.Fired(CP, 0, "light", "0", 0, 0, 0, 0), ""),
        (ce.CombatDecided("lodz", CP, CP, 4, 2, 2), "Lodz: 4 to 2, the Central Powers win: retreat of 2 spaces"),
        (ce.CombatDecided("moscow", CP, CP, 4, 2, 2),
         "Moscow: 4 to 2, the Central Powers win: the defenders may retreat"),
        (ev.RevolutionChanged("riots", 0), "Russian Revolution: food riots"),
        (ev.RevolutionChanged("riots", 13), "The Russian Revolution will begin with Turn 13, Summer 1917"),
        (ev.ActionTaken(AP, 2, "one_ops"), "Allied Powers act without a card"),
        (ev.ActionTaken(AP, 2, "sr"), ""),
        (ev.PhaseBegan("replacement", CP), "Replacements: Central Powers"),
        (ev.GameEnded(CP, "central_limited", "armistice", 25),
         "Central limited victory (25 VP): the war status has reached the armistice marker"),
        (ev.GameEnded("", "draw", "last_turn", 15), "Draw (15 VP): the last turn is over"),
        (ev.GameEnded(AP, "allied_automatic", "automatic", 0),
         "Allied automatic victory (0 VP): the limit of VP is reached"),
        (ev.UnitsMoved(("gebu_lxii",), ("novi_sad", "belgrade"), "move"),
         "Germany/Bulgaria LXII moves from Novi Sad to Belgrade"),
        (ce.CombatBegan(CP, "lodz", "uprising", ("ge_i",), ()),
         "Central Powers attack the uprising in Lodz with Germany I"),
        (ce.SurrenderRolled("thorn", 3, 0, 2, True), "Siege of Thorn: die 3 against 2, the fort surrenders"),
    ],
)  # fmt: skip
def test_what_the_log_says(event: Event, text: str) -> None:
    if isinstance(event, ev.LandingChanged):
        event = ev.LandingChanged(sea := next(s.id for s in world_of().map.spaces if s.kind == "sea"), "safe")
        text = f"The landing in {names().space(sea)} is no longer under fire"
    assert told(event) == text


def test_lines_bear_the_colour_of_those_they_tell_of() -> None:
    log = Log(world_of(), names())
    for event, side in (
        (ev.StepLost("ge_i", "lodz", "combat"), CP),
        (ev.UnitsMoved(("ge_i",), ("lodz", "kalisz"), "retreat"), CP),
        (ev.RpRecorded("ge", 2, 2, "income"), CP),
        (ev.RpRecorded("ru", 2, 2, "income"), AP),
        (ev.FortDestroyed("lutsk", "siege"), AP),
    ):
        assert log.lines(0, AP, [event], "")[0].side == side


@pytest.mark.rule("illusions", "16.1")
def test_the_points_left_are_told() -> None:
    place = begin(state_of(rp={"ge": 3, "ah": 2, "ru": 0, "it": 0, "ap_a": 0, "cp_a": 0}), Replacement(side=CP))
    lost = [unit for unit in ("ge_i", "ah_i") if place.state.on_map(unit)]
    for unit in lost:
        place.state.lose_step(unit, "test")
    place = begin(place.state, Replacement(side=CP, step="spend"))
    assert place.decision is not None
    view = Choices(place.state.world, names()).view(place.state, place.decision, CP)
    assert view.prompt == "Spend replacement points. German 1½, Austro-Hungarian 1 left."
    [done] = [choice for choice in view.choices if choice.action == "done"]
    assert done.warnings == ("Replacement points that could be spent are lost: German 1½, Austro-Hungarian 1 (16.1)",)
    assert done.warning_id == "points", "to hear of it no more must not silence the warning of attrition"


@pytest.mark.rule("illusions", "9.4.3")
def test_when_all_points_are_spent_no_place_is_asked_for() -> None:
    place = operations(state_of(units={"warsaw": ["ru_inf"]}), AP, 1)
    place.play("mark warsaw move")
    assert place.decision is not None
    view = Choices(place.state.world, names()).view(place.state, place.decision, AP)
    assert view.prompt == "All points are spent. Go on, or click a space to take its marker back."


def test_one_unit_moves_and_several_move() -> None:
    one = ev.UnitsMoved(("ru_ii",), ("lida", "vilna"), "move")
    two = ev.UnitsMoved(("ru_ii", "ru_iii"), ("lida", "vilna"), "retreat")
    assert told(one) == "Russia II moves from Lida to Vilna"
    alike = ev.UnitsMoved(("ru_inf_01", "ru_inf_02", "hq_brusilov"), ("lida", "vilna"), "sr")
    assert told(alike) == "2 Russian infantry divisions and Brusilov HQ redeploy from Lida to Vilna"
    assert told(two) == "Russia II and Russia III retreat from Lida to Vilna"


# -- sieges and nations --------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "20.3.5")
def test_too_few_besiegers_are_pointed_out() -> None:
    state = state_of(units={"thorn": ["ru_inf"], "lotzen": ["ru_xiii"]})
    room = WarRoom(state.world, names())
    rows = next(s.rows for s in room.view(state, AP).sections if s.title == "Sieges")
    assert [(row.state, row.spaces) for row in rows] == [("", ("lotzen",)), ("warning", ("thorn",))]
    marks = Pieces(state.world, names()).marks(state, Board(state.world, names()))
    assert [mark.label for mark in marks if mark.style == "token-warning"] == ["SIEGE", "TOO FEW"]


@pytest.mark.rule("illusions", "26.0")
def test_how_far_nations_are_from_entry_or_collapse() -> None:
    state = state_of(control={"belgrade": CP}, national_will={"ru": 2, "ge": 12, "ah": 12})
    room = WarRoom(state.world, names())
    rows = {
        row.text.partition(":")[0]: row for s in room.view(state, AP).sections for row in s.rows if row.rule == "26.0"
    }
    assert "joins the Allied Powers with Italy (AP-21), Limited War" in rows["Italy"].text
    assert rows["Serbia"].text.endswith("1 VP space from collapse")
    assert rows["Serbia"].state == "warning"
    assert "will 2 (demoralized)" in rows["Russia"].text
    assert "9 VP spaces from collapse" in rows["Austria-Hungary"].text, "occupied, not merely controlled (23.5)"


@pytest.mark.rule("illusions", "7.2")
def test_an_offensive_that_forbids_is_nothing_to_do() -> None:
    state = state_of(mo={AP: "no_br_fr", CP: "ge"}, mo_rolled={AP: "no_br_fr", CP: "ge"})
    tracks = Tracks(state.world, names())
    values = {track.id: track.value for track in tracks.all(state)}
    assert values["mo-allied"] == "No British or French attack this turn"
    assert values["mo-central"] == "to be made: Germany"
    duties = WarRoom(state.world, names()).view(state, AP).sections[0].rows
    assert [row.state for row in duties] == ["", "todo"]


@pytest.mark.rule("illusions", "4.2")
def test_cards_that_are_in_no_hand_are_offered_as_buttons() -> None:
    match = Match.new("illusions", "campaign-1914", seed=1)
    assert match.decision is not None
    view = match.definition.presenter(match.world).table(match.state, match.decision, match.decision.player)
    assert {choice.action for choice in view.decision.choices if choice.button} == {"open AP-01", "open AP-07"}


@pytest.mark.rule("illusions", "5.1.3")
@pytest.mark.parametrize(("vp", "turn", "reason"), [(30, 9, "limit of VP"), (16, 18, "last turn")])
def test_the_end_is_told_with_its_reason(vp: int, turn: int, reason: str) -> None:
    place = begin(state_of(turn=turn, vp=vp), WarStatus())
    state = place.state
    outcome = DEFINITION.outcome(state)
    assert outcome is not None
    assert reason in names().words.message(outcome.reason)
    shown = names().say("result.ended", level=state.level, reason=state.reason, n=state.vp)
    assert f"({vp} VP)" in shown
    assert reason in shown


def choices_of(place: Position) -> dict[str, str]:
    """The words of what is offered, by action."""
    assert place.decision is not None
    view = Choices(place.state.world, names()).view(place.state, place.decision, place.decision.player)
    return {choice.action: choice.text for choice in view.choices}


@pytest.mark.rule("illusions", "9.4.1")
def test_an_activation_tells_what_it_costs_before_it_is_made() -> None:
    place = operations(state_of(units={"tarnow": ["ge_xvii", "ah_iii"], "krakow": ["ge_i"]}, turn=2), CP, points=3)
    words = choices_of(place)
    assert words["mark tarnow move"] == "Tarnow: activate for movement (2 points)"
    assert words["mark krakow move"] == "Krakow: activate for movement"


@pytest.mark.rule("illusions", "16.2")
def test_a_replacement_tells_what_it_costs() -> None:
    state = state_of(
        units={"krakow": ["ge_i-"], "replaceable": ["ge_xi", "ge_inf"]},
        rp={"ge": 8, "ah": 0, "ru": 0, "it": 0, "ap_a": 0, "cp_a": 0},
    )
    words = choices_of(begin(state, Replacement(side=CP, step="spend")))
    assert words["replace ge_i ge"].endswith("regains a step (1 RP)")
    assert words["rebuild ge_xi ge full"].endswith("at full strength (2 RP)")
    assert words["rebuild ge_xi ge reduced"].endswith("reduced (1 RP)")
    small = [text for action, text in words.items() if "ge_inf" in action]
    assert [text.rpartition("(")[2] for text in small] == ["1 RP)", "½ RP)"]


@pytest.mark.rule("illusions", "16.2")
def test_a_unit_that_is_carried_back_tells_its_points() -> None:
    state = state_of(units={"replaceable": ["ge_inf"]}, rp={"ge": 8, "ah": 0, "ru": 0, "it": 0, "ap_a": 0, "cp_a": 0})
    place = begin(state, Replacement(side=CP, step="spend")).play("rebuild ge_inf_01 ge full")
    route = Routes(place.state.world, names()).route(place.state, place.decision, "ge_inf_01", "tray:reserve:central")
    assert route is not None
    assert (route.items, route.left) == ((PathItem("Replacement points", "1", "16.2"),), "3")


@pytest.mark.rule("illusions", "7.1.2")
def test_whoever_owes_an_offensive_is_told_so_before_each_round() -> None:
    state = in_round(state_of(turn=2), AP)
    state.mo[AP] = state.mo_rolled[AP] = "it"
    place = begin(state, ActionRound(side=AP, number=6))
    assert place.decision is not None
    view = Choices(place.state.world, names()).view(state, place.decision, "")
    assert view.prompt.endswith("Offensive still owed: Italy.")
    state.mo[AP] = ""
    view = Choices(place.state.world, names()).view(state, place.decision, "")
    assert view.prompt.endswith("without a card.")


@pytest.mark.rule("illusions", "6.0")
def test_with_all_hands_down_it_is_told_what_is_asked_of_a_hand() -> None:
    place = begin(state_of(turn=2, hands={AP: ["AP-09"], CP: ["CP-06"]}), CardDraw(step="discards"))
    assert place.decision is not None
    view = Choices(place.state.world, names()).view(place.state, place.decision, "")
    assert view.prompt == "Allied Powers: which Combat Cards do you put away before drawing?"
    assert view.choices == ()


@pytest.mark.rule("illusions", "12.2")
def test_whoever_rolls_his_own_die_is_told_whose_it_is() -> None:
    match = Match.new("illusions", "brusilov", seed=None)
    told = []
    while match.awaiting_dice is not None or len(match.log) < 3:
        assert match.decision is not None
        if match.awaiting_dice is not None:
            view = Choices(match.world, names()).view(match.state, match.decision, "")
            told.append(view.prompt.partition(" roll for ")[0])
        match.play(match.decision.actions[0])
    assert told == ["Allied Powers", "Central Powers"], "both roll for their offensives, one after the other"
