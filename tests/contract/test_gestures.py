"""Whatever is dragged or clicked, on any piece, from any tray, at any time: it plays, or is refused with a reason."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

import pytest

from desktop.controller import choices
from desktop.controller.game_controller import GameController
from desktop.controller.options import ControllerOptions
from desktop.controller.pages import FaultView
from desktop.engine.decision import Decision
from desktop.views.table import ChoiceView, DecisionView, RefusalView, TableView
from desktop.views.wording import half_points
from tests.contract.games import new_match, player_of, scenarios

FEW, MANY = 60, 5000
"""Gestures of a game: in each test, and in the long run."""
LIFTS = 40
"""Moments of a game at which pieces are lifted."""
PLAYED = 0.75
"""How likely the game goes on by another action before the next gesture."""
SHIPPED = sorted({scenario.partition("/")[0] for scenario in scenarios()} - {"tiny"})


@dataclass
class Heard:
    """What a controller said since it was last asked."""

    refusals: list[RefusalView] = field(default_factory=list)
    faults: list[FaultView] = field(default_factory=list)
    choices: list[list[ChoiceView]] = field(default_factory=list)
    confirmations: list[object] = field(default_factory=list)

    def attend(self, controller: GameController) -> None:
        controller.refused.connect(self.refusals.append)
        controller.failed.connect(self.faults.append)
        controller.choose_among.connect(self.choices.append)
        controller.confirm_needed.connect(self.confirmations.append)

    def clear(self) -> None:
        for said in (self.refusals, self.faults, self.choices, self.confirmations):
            said.clear()

    def spoke(self) -> bool:
        return bool(self.refusals or self.choices or self.confirmations)


class Hand:
    """Somebody who drags and clicks without knowing the rules."""

    def __init__(self, scenario: str, seed: int) -> None:
        self.controller, self.heard = GameController(ControllerOptions("never")), Heard()
        self.choose = random.Random(seed)
        self.heard.attend(self.controller)
        self.controller.begin_trial(new_match(scenario, seed))
        self.player = player_of(scenario, seed)
        self.spaces = [space.id for space in self.controller.presenter.board().spaces]
        self.known = [*getattr(self.controller.match.world, "units", ())]
        self.done: Counter[str] = Counter()

    @property
    def over(self) -> bool:
        return self.controller.match.decision is None

    def view(self) -> TableView:
        """The table on the screen."""
        return self.controller.sight.table_again()

    def go_on(self) -> None:
        """Answer what is asked, as a player would who knows the rules."""
        match = self.controller.match
        if self.controller.asking:
            self.controller.answer(self.choose.random() < 0.5)
        elif match.decision is not None:
            self.controller.play(str(self.player.choose(match.state, match.decision)))
            if self.controller.asking:
                self.controller.answer(True)
        assert not self.heard.faults, self.heard.faults[0]
        self.heard.clear()

    def go_far(self, steps: int) -> None:
        """Answer so many questions; only the last table is shown, for that is what costs."""
        match = self.controller.match
        while self.controller.asking:
            self.go_on()
        for _ in range(steps - 1):
            if match.decision is not None:
                self.controller.play_now(str(self.player.choose(match.state, match.decision)))
        assert not self.heard.refusals, self.heard.refusals[0]
        self.controller.settle_down()
        if steps:
            self.go_on()

    def gesture(self) -> None:
        table = self.view()
        piece = self._some_piece(table)
        space = self.choose.choice([*self._lit(table.decision), *self.choose.sample(self.spaces, 3)])
        kind = self.choose.choice((self._drag, self._drag, self._drag_stack, self._click_piece, self._click_space))
        self.done[kind.__name__] += 1
        try:
            kind(table, piece, space)
        finally:
            fault = self.heard.faults[0] if self.heard.faults else None
            assert fault is None, f"{kind.__name__} {piece} {space}: {fault}"
        self._check_refusals(f"{kind.__name__} {piece} {space}")
        if self.heard.choices and not self.controller.asking:
            self.controller.play(self.choose.choice(self.heard.choices[-1]).action)
        self.heard.clear()

    def _some_piece(self, table: TableView) -> str:
        """Mostly one that is lit or shown, now and then any there is."""
        lit = sorted({piece for choice in self._choices(table) for piece in choice.pieces})
        shown = [piece.id for piece in table.pieces]
        pools = [pool for pool in (lit, shown, shown, self.known) if pool]
        return self.choose.choice(self.choose.choice(pools)) if pools else ""

    def _lit(self, decision: DecisionView | None) -> list[str]:
        return sorted({space for choice in (decision.choices if decision else ()) for space in choice.spaces})[:40]

    # -- gestures ----------------------------------------------------------------------------------
    def _drag(self, table: TableView, piece: str, space: str) -> None:
        self._carry([piece], space)

    def _drag_stack(self, table: TableView, piece: str, space: str) -> None:
        start = next((each.space for each in table.pieces if each.id == piece), "")
        self._carry([piece, *(each.id for each in table.pieces if each.space == start and each.id != piece)][:4], space)

    def _carry(self, pieces: list[str], space: str) -> None:
        controller = self.controller
        before, home = controller.match.digest(), controller.space_of(pieces[0])
        controller.pieces_dragged(pieces)
        controller.drag_to(pieces, space)
        if self.choose.random() < 0.05:
            controller.cancel_drag()
            assert not controller.dragging
            return
        controller.drop(pieces, space)
        assert not controller.dragging
        done = controller.match.digest() != before
        assert done or self.heard.spoke() or home == space, f"{pieces} to {space}: silence"
        assert not (done and self.heard.refusals), f"{pieces} to {space}: done, and refused: {self.heard.refusals[0]}"

    def _click_piece(self, table: TableView, piece: str, space: str) -> None:
        self._click([choice for choice in self._choices(table) if piece in choice.pieces])
        self.controller.click_piece(piece)

    def _click_space(self, table: TableView, piece: str, space: str) -> None:
        self._click([choice for choice in self._choices(table) if space in choice.spaces])
        self.controller.click_space(space)

    def _choices(self, table: TableView) -> tuple[ChoiceView, ...]:
        return table.decision.choices if table.decision else ()

    def _click(self, meant: list[ChoiceView]) -> None:
        if len(meant) == 1 and not meant[0].quiet:
            self.controller.play(meant[0].action)

    # -- what was said -----------------------------------------------------------------------------
    def _check_refusals(self, what: str) -> None:
        for refusal in self.heard.refusals:
            assert refusal.text.strip(), what
            assert refusal.rule, f"{what}: {refusal.text} names no rule"
            self.done["refused"] += 1


def exercised(game: str, gestures: int) -> Counter[str]:
    """Gestures in random games of all scenarios of a game."""
    done: Counter[str] = Counter()
    own = [scenario for scenario in scenarios() if scenario.startswith(f"{game}/")]
    seed = 0
    while sum(done[name] for name in done if name.startswith("_")) < gestures:
        hand = Hand(own[seed % len(own)], seed)
        for _ in range(max(gestures // 4, 30)):
            if hand.over:
                break
            hand.gesture()
            steps = next(number for number in count() if hand.choose.random() >= PLAYED)
            if not hand.over:
                hand.go_far(steps)
        done += hand.done
        hand.controller.close()
        seed += 1
    return done


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", SHIPPED)
def test_a_gesture_plays_or_is_refused(game: str) -> None:
    done = exercised(game, FEW)
    assert done["refused"] > 0


def play_on(game: str, wanted: Callable[[Decision], bool]) -> Hand:
    """A table of the first scenario of a game at which such a question has come up."""
    scenario = next(each for each in scenarios() if each.startswith(f"{game}/"))
    for seed in range(20):
        hand = Hand(scenario, seed)
        match = hand.controller.match
        while match.decision is not None and match.state.turn < 4:  # type: ignore[attr-defined]
            if wanted(match.decision):
                return hand
            hand.go_on()
        hand.controller.close()
    raise AssertionError("it never came up")


def offered(decision: Decision, verb: str) -> list[str]:
    return [action.target for action in decision.actions if action.verb == verb]


def lift_all(hand: Hand, lifted: Counter[str]) -> None:
    """Take each piece in hand that an answer names, one of each kind of answer, and put it back again."""
    controller, seen = hand.controller, set()
    for choice in hand.view().decision.choices if hand.view().decision else ():
        asked, verb = controller.match.decision, choice.action.partition(" ")[0]
        if asked is None or not choice.pieces or verb in seen:
            continue
        seen.add(verb)
        piece, before = choice.pieces[0], controller.match.position
        controller.pieces_dragged([piece])
        now = controller.decision_view()
        assert controller.match.position == before or choices.in_hand(now, piece), f"lifting plays {choice.action}"
        lifted[verb] += 1
        controller.cancel_drag()
        assert controller.match.position == before
        hand.heard.clear()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", SHIPPED)
def test_to_lift_a_piece_plays_nothing_but_what_leads_to_setting_it_down(game: str) -> None:
    lifted: Counter[str] = Counter()
    for seed, scenario in enumerate([each for each in scenarios() if each.startswith(f"{game}/")][:3]):
        hand = Hand(scenario, seed + 3)
        for _ in range(LIFTS):
            if hand.over:
                break
            lift_all(hand, lifted)
            hand.go_far(3)
        hand.controller.close()
    assert sum(lifted.values()) > LIFTS / 2


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", ["crusade", "illusions"])
def test_an_attacker_dragged_to_its_target_once_more_attacks_already(game: str) -> None:
    hand = play_on(game, lambda asked: asked.prompt.key == "attack.with" and bool(offered(asked, "without")))
    controller, heard = hand.controller, hand.heard
    decision = controller.decision_view()
    assert controller.match.decision is not None
    assert decision is not None
    unit, target = offered(controller.match.decision, "without")[0], decision.subjects[0]
    before, position = controller.match.digest(), controller.match.position
    controller.pieces_dragged([unit])
    controller.drop([unit], target)
    assert (controller.match.digest(), controller.match.position) == (before, position)
    [refusal] = heard.refusals
    assert refusal.rule
    assert "already" in refusal.text
    assert refusal.space == target
    controller.close()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("game", "able"), [("crusade", 1), ("illusions", 2)])
def test_a_victor_is_dragged_into_the_space_it_has_won(game: str, able: int) -> None:
    """Of two that are able: after the last one the other player may be asked, and only a click may lead there."""
    hand = play_on(game, lambda asked: len(offered(asked, "advance")) >= able)
    controller = hand.controller
    asked = controller.match.decision
    assert asked is not None
    unit, won = offered(asked, "advance")[0], str(dict(asked.prompt.args)["space"])
    controller.pieces_dragged([unit])
    controller.drop([unit], won)
    assert controller.space_of(unit).partition(":")[0] == won
    assert not hand.heard.refusals
    controller.undo()
    assert controller.space_of(unit) != won, "one undo takes the drag back"
    controller.close()


@pytest.mark.soak
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", SHIPPED)
def test_many_gestures_play_or_are_refused(game: str) -> None:
    done = exercised(game, MANY)
    assert done["refused"] > 0


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", ["crusade", "illusions"])
def test_a_redeployment_tells_its_points_before_the_unit_is_set_down(game: str) -> None:
    hand = play_on(game, lambda asked: asked.prompt.key == "sr.choose" and bool(offered(asked, "pick")))
    controller, told = hand.controller, []
    controller.route_changed.connect(told.append)
    assert controller.match.decision is not None
    unit, left = offered(controller.match.decision, "pick")[0], controller.match.state.stack[-1].left  # type: ignore[attr-defined]
    controller.pieces_dragged([unit])
    view = controller.decision_view()
    assert view is not None
    goal = next(space for choice in view.choices for space in choice.spaces)
    controller.drag_to([unit], goal)
    [item] = told[-1].items
    assert item.text == "Strategic redeployment"
    assert item.rule
    shown = told[-1].left
    controller.drop([unit], goal)
    frame = controller.match.state.stack[-1]  # type: ignore[attr-defined]
    assert controller.match.log[-1].action.verb == "to"
    now = getattr(frame, "left", 0)
    assert shown == (half_points(now) if game == "crusade" else str(now))
    assert now < left
    controller.close()
