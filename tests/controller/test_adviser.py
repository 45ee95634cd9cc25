"""Advice is given to whoever asks for it, from what his seat knows, and to nobody else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Signal

from desktop.controller.adviser import Adviser
from desktop.controller.game_controller import GameController
from desktop.controller.options import ControllerOptions
from desktop.data.headline import Headline, cleaned
from desktop.engine.match import Match
from desktop.players.advising import Advice
from desktop.players.levels import NOVICE
from desktop.players.thinking import ADVICE, Reply, Request, Thinker
from desktop.views.table import RefusalView


class Pondering(QObject):
    """A mind that answers when it is told to."""

    told = Signal(object)
    failed = Signal(int, str)
    got_on = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Request] = []
        self.ended = 0

    def send(self, request: Request) -> None:
        self.asked.append(request)

    def rest(self) -> None:
        self.ended += bool(self.asked)
        self.asked.clear()

    def answer(self) -> None:
        request = self.asked.pop()
        self.got_on.emit(request.number, 50)
        self.told.emit(Reply(request.number, advice=Thinker().advise(request.glimpse)))


def advised(game: str, scenario: str, **told: object) -> GameController:
    control = GameController(ControllerOptions("open", pace_ms=0))
    control.adviser = Adviser(control, Pondering())  # type: ignore[arg-type]
    control.adviser.seeds = lambda: 7
    headline = Headline(**{"handover": "open", **told})  # type: ignore[arg-type]
    control.begin(Match.new(game, scenario, seed=3), headline)
    return control


@pytest.fixture
def control(qapp: QObject) -> Iterator[GameController]:
    made = advised("battles", "pindoque")
    choose_until_asked(made)
    yield made
    made.close()


def choose_until_asked(control: GameController) -> None:
    """Until a person has something to choose; the program's choices are made for it."""
    while (asked := control.match.decision) is not None and (control.table.is_programs_turn or len(asked.actions) < 2):
        play = control.play_for_program if control.table.is_programs_turn else control.play
        play(str(asked.actions[0]))


def said(control: GameController) -> list[Advice | None]:
    found: list[Advice | None] = []
    control.adviser.advised.connect(found.append)
    return found


def mind_of(control: GameController) -> Pondering:
    return control.adviser._asking.mind  # type: ignore[return-value]


def test_it_says_what_it_would_do_with_one_of_the_offered_choices(control) -> None:
    shares: list[int] = []
    control.adviser.thinks.connect(shares.append)
    found = said(control)
    control.adviser.ask()
    request = mind_of(control).asked[0]
    assert (request.level, request.glimpse.seat) == (ADVICE, control.match.decision.player)
    mind_of(control).answer()
    (advice,) = found
    assert advice is not None
    assert advice.best.action in map(str, control.match.decision.actions)
    assert shares == [0, 50, -1]


def test_it_never_speaks_by_itself(control) -> None:
    found = said(control)
    for _ in range(5):
        control.play(str(control.match.decision.actions[0]))
        if control.asking:
            control.answer(True)
    assert (found, mind_of(control).asked) == ([], [])


def test_what_was_said_is_gone_with_the_question(control) -> None:
    control.adviser.ask()
    mind_of(control).answer()
    found = said(control)
    control.play(str(control.match.decision.actions[0]))
    if control.asking:
        control.answer(True)
    assert found == [None]


def test_who_plays_on_meanwhile_hears_nothing_and_the_thought_ends(control) -> None:
    control.adviser.ask()
    found = said(control)
    control.play(str(control.match.decision.actions[0]))
    if control.asking:
        control.answer(True)
    assert found == [None]
    assert mind_of(control).ended == 1
    assert not control.adviser.is_thinking


def test_who_does_not_want_to_wait_hears_nothing(control) -> None:
    control.adviser.ask()
    control.adviser.forget()
    assert mind_of(control).ended == 1
    assert not control.adviser.is_thinking


def test_a_fault_is_told_and_the_game_goes_on(control) -> None:
    notices: list[str] = []
    control.notice.connect(notices.append)
    control.adviser.ask()
    mind_of(control).failed.emit(mind_of(control).asked[0].number, "torn")
    assert notices == ["The program has no advice: torn"]
    control.adviser.ask()
    assert mind_of(control).asked


def test_it_can_be_forbidden_for_a_game_and_that_is_kept(qapp) -> None:
    control = advised("battles", "pindoque", advised=False)
    choose_until_asked(control)
    assert not control.adviser.may_ask
    control.adviser.ask()
    assert mind_of(control).asked == []
    assert cleaned(control.table.headline()).advised is False
    control.seat_programs({}, True)
    assert control.adviser.may_ask
    assert control.table.headline().advised
    control.close()


def test_the_program_is_not_advised(qapp) -> None:
    control = advised("battles", "pindoque", programs=(("republican", NOVICE), ("nationalist", NOVICE)))
    assert control.table.is_programs_turn
    assert not control.adviser.may_ask
    control.close()


def test_at_an_open_table_it_speaks_of_a_hand_only_while_that_is_held_up(qapp) -> None:
    """Whoever sits opposite would hear of the cards."""
    control = advised("crusade", "columns")
    choose_until_asked(control)
    asked, refused = control.match.decision, list[RefusalView]()
    assert asked is not None
    control.refused.connect(refused.append)
    control.hold_up("")
    control.adviser.ask()
    assert mind_of(control).asked == []
    assert "hold up your hand" in refused[-1].text
    control.hold_up(asked.player)
    assert control.table.viewer == asked.player
    control.adviser.ask()
    mind_of(control).answer()
    found = said(control)
    control.hold_up("")
    assert found == [None], "with the hand goes what was said of it"
    control.close()


def test_one_person_alone_asks_at_any_time(qapp) -> None:
    control = advised("crusade", "columns", programs=(("republican", NOVICE),))
    choose_until_asked(control)
    control.adviser.ask()
    assert mind_of(control).asked[0].glimpse.seat == "nationalist"
    control.close()


def test_the_process_that_thinks_gives_advice_and_is_gone_when_nobody_waits(qapp, qtbot) -> None:
    control = GameController(ControllerOptions("open", pace_ms=0))
    control.begin(Match.new("battles", "pindoque", seed=3), Headline(handover="open"))
    choose_until_asked(control)
    with qtbot.waitSignal(control.adviser.advised, timeout=60_000) as heard:
        control.adviser.ask()
    assert isinstance(heard.args[0], Advice)
    control.adviser.forget()
    control.adviser.ask()
    assert mind_of(control).is_awake  # type: ignore[attr-defined]
    control.adviser.forget()
    assert not mind_of(control).is_awake  # type: ignore[attr-defined]
    control.close()
