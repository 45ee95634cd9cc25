"""The program at a seat of the table: it plays when it is asked, one person alone plays without ceremony."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QProcess, Signal

from desktop.controller.game_controller import GameController
from desktop.controller.mind import Mind
from desktop.controller.opponent import Opponent
from desktop.controller.options import ControllerOptions
from desktop.controller.pages import HandOverView
from desktop.data.headline import Headline, cleaned
from desktop.data.library import Library
from desktop.engine.match import Match
from desktop.players.glimpse import Glimpse
from desktop.players.levels import NOVICE
from desktop.players.player import make_player
from desktop.players.thinking import Thinker
from tests.copy.printed import before

AT_ONCE = 0


class Thought(QObject):
    """A mind that answers when it is told to."""

    is_awake = True
    chosen = Signal(int, str)
    failed = Signal(int, str)
    told = Signal(object)
    got_on = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, str, Glimpse]] = []
        self.thinker = Thinker()

    @property
    def is_thinking(self) -> bool:
        return bool(self.asked)

    def ask(self, number: int, level: str, glimpse: Glimpse) -> None:
        self.asked.append((number, level, glimpse))

    def rest(self) -> None:
        self.asked.clear()

    def answer(self) -> None:
        number, level, glimpse = self.asked.pop()
        self.chosen.emit(number, str(self.thinker.choose(glimpse, level)))


def seated(
    scenario: str, programs: dict[str, str], mind: QObject | None = None, library: Library | None = None, seed: int = 3
) -> GameController:
    options = ControllerOptions("open", library=library, pace_ms=AT_ONCE)
    controller = GameController(options)
    controller.opponent.deleteLater()
    controller.opponent = Opponent(controller, mind or Thought())  # type: ignore[arg-type]
    controller.opponent.seeds = itertools.count(1).__next__
    game_id, _, name = scenario.partition("/")
    headline = Headline(handover="open", programs=tuple(programs.items()))
    controller.begin(Match.new(game_id, name, seed=seed), headline)
    return controller


@pytest.fixture
def alone(qapp: QObject) -> Iterator[GameController]:
    controller = seated("crusade/columns", {"nationalist": NOVICE})
    yield controller
    controller.close()


def play_person(control: GameController) -> None:
    """The person makes a choice of his own."""
    match = control.match
    player = make_player("greedy", match.definition, match.world, match.position)
    assert match.decision is not None
    control.play(str(player.choose(match.state, match.decision)))
    if control.asking:
        control.answer(True)


def until_person(control: GameController, qtbot) -> None:  # type: ignore[no-untyped-def]
    """Let the program choose until a person is asked."""
    mind = control.opponent.mind

    def persons() -> bool:
        if mind.asked:  # type: ignore[attr-defined]
            mind.answer()  # type: ignore[attr-defined]
        return control.match.decision is None or not control.table.is_programs_turn

    qtbot.waitUntil(persons, timeout=20_000)


def test_the_program_plays_its_seat_and_nobody_hands_anything_over(alone, qtbot) -> None:
    pages: list[HandOverView] = []
    alone.hand_over.connect(pages.append)
    for _ in range(12):
        until_person(alone, qtbot)
        assert alone.seat == "republican"
        play_person(alone)
    by = {entry.player for entry in alone.match.log}
    assert {"nationalist", "republican"} <= by
    assert pages == []


def test_it_is_told_only_what_its_seat_knows(alone, qtbot) -> None:
    for _ in range(6):
        until_person(alone, qtbot)
        play_person(alone)
    until_person(alone, qtbot)
    while not alone.opponent.mind.asked:
        play_person(alone)
        qtbot.wait(5)
        if alone.match.decision is None:
            pytest.skip("the game is over")
    _, level, glimpse = alone.opponent.mind.asked[-1]
    assert (level, glimpse.seat) == (NOVICE, "nationalist")
    assert glimpse.position["hands"] != {"nationalist": [], "republican": []}


def test_while_the_program_decides_a_person_can_choose_nothing_for_it(alone, qtbot) -> None:
    while not alone.table.is_programs_turn:
        play_person(alone)
    position, asked = alone.match.position, alone.match.decision
    assert asked is not None
    view = alone.decision_view()
    assert view is not None
    assert (view.choices, view.boxes, view.private) == ((), (), False)
    alone.play(str(asked.actions[0]))
    assert alone.match.position == position
    alone.hold_up("nationalist")
    assert alone.table.viewer == "republican"


def test_undo_takes_back_to_ones_own_last_choice_and_the_same_dice_fall_again(alone, qtbot) -> None:
    alone.match.stir()
    until_person(alone, qtbot)
    diced = 0
    for _ in range(40):
        start = alone.match.position
        play_person(alone)
        own = alone.match.log[start]
        until_person(alone, qtbot)
        if alone.match.decision is None:
            break
        alone.undo()
        assert alone.match.position <= start
        assert alone.match.decision.player == "republican"
        if alone.match.position == start:
            alone.play(str(own.action))
            assert alone.match.log[start].chance == own.chance
            diced += bool(own.chance)
            until_person(alone, qtbot)
    assert diced, "dice were among what was taken back"


def test_what_was_taken_back_is_played_again_with_the_programs_answers(alone, qtbot) -> None:
    until_person(alone, qtbot)
    play_person(alone)
    until_person(alone, qtbot)
    play_person(alone)
    until_person(alone, qtbot)
    log = list(alone.match.log)
    alone.undo()
    alone.redo()
    assert alone.match.log == log


def test_the_program_waits_while_it_is_paused_and_makes_one_step(alone, qtbot) -> None:
    while not alone.table.is_programs_turn:
        play_person(alone)
    alone.opponent.pause(True)
    position = alone.match.position
    for _ in range(3):
        if alone.opponent.mind.asked:
            alone.opponent.mind.answer()
        qtbot.wait(5)
    assert alone.match.position == position
    alone.opponent.step()
    qtbot.waitUntil(lambda: alone.match.position == position + 1, timeout=5_000)
    alone.opponent.pause(False)
    until_person(alone, qtbot)


def test_it_waits_as_long_as_the_persons_look_at_something(alone, qtbot) -> None:
    alone.opponent.held = lambda: True
    while not alone.table.is_programs_turn:
        play_person(alone)
    position = alone.match.position
    if alone.opponent.mind.asked:
        alone.opponent.mind.answer()
    qtbot.wait(20)
    assert alone.match.position == position
    alone.opponent.held = lambda: False
    until_person(alone, qtbot)
    assert alone.match.position > position


def test_an_answer_to_another_question_is_not_played(alone, qtbot) -> None:
    until_person(alone, qtbot)
    while not alone.opponent.mind.asked:
        play_person(alone)
        qtbot.wait(5)
    number, _, glimpse = alone.opponent.mind.asked[-1]
    alone.undo()
    position = alone.match.position
    alone.opponent.mind.chosen.emit(number, glimpse.actions[0])
    qtbot.wait(5)
    assert alone.match.position == position


def test_a_mind_that_fails_twice_is_told_and_a_person_may_take_the_seat(alone, qtbot) -> None:
    said: list[str] = []
    alone.notice.connect(said.append)
    while not alone.opponent.mind.asked:
        play_person(alone)
        qtbot.wait(5)
    for _ in range(2):
        alone.opponent.mind.failed.emit(alone.opponent.mind.asked[-1][0], "it ended with code 3")
    assert said == ["The program finds no choice and is paused: it ended with code 3"]
    assert alone.opponent.paused
    position = alone.match.position
    alone.seat_programs({})
    assert alone.table.persons == ["nationalist", "republican"]
    play_person(alone)
    assert alone.match.position > position


def until_asked(control: GameController, qtbot) -> None:  # type: ignore[no-untyped-def]
    """Until the program has something to think about."""
    while not control.opponent.mind.asked:  # type: ignore[attr-defined]
        play_person(control)
        qtbot.wait(5)


@pytest.mark.parametrize("go_on", [lambda opponent: opponent.pause(False), Opponent.step])
def test_who_has_found_no_choice_is_asked_again_when_he_is_to_go_on(alone, qtbot, go_on) -> None:
    until_asked(alone, qtbot)
    mind, position = alone.opponent.mind, alone.match.position
    for _ in range(2):
        number, *_ = mind.asked.pop()
        mind.failed.emit(number, "torn")
    assert (alone.opponent.paused, mind.asked) == (True, [])
    go_on(alone.opponent)
    assert mind.asked
    mind.answer()
    qtbot.waitUntil(lambda: alone.match.position > position, timeout=5_000)


def test_a_choice_that_is_refused_is_told_and_can_be_asked_for_again(alone, qtbot) -> None:
    until_asked(alone, qtbot)
    told: list[tuple[str, bool]] = []
    alone.opponent.changed.connect(lambda *now: told.append(now))
    number, *_ = alone.opponent.mind.asked.pop()
    alone.opponent.mind.chosen.emit(number, "nothing")
    qtbot.waitUntil(lambda: alone.opponent.paused, timeout=5_000)
    assert told[-1] == ("nationalist", True), "its row stays"
    alone.opponent.pause(False)
    assert alone.opponent.mind.asked


@pytest.mark.parametrize("leave", [GameController.undo, lambda control: control.set_edit_mode(True)])
def test_a_thought_that_nobody_waits_for_ends(alone, qtbot, leave) -> None:
    until_person(alone, qtbot)
    until_asked(alone, qtbot)
    leave(alone)
    assert alone.opponent.mind.asked == []


def test_both_sides_by_the_program_is_a_game_to_watch(qapp, qtbot) -> None:
    control = seated("reich/intro-1941-42", {"axis": NOVICE, "allies": NOVICE})
    mind = control.opponent.mind

    def over() -> bool:
        if mind.asked:
            mind.answer()
        return control.match.decision is None

    qtbot.waitUntil(over, timeout=60_000)
    assert control.match.outcome is not None
    control.close()


def test_who_is_the_program_is_kept_with_the_game(qapp, qtbot, tmp_path) -> None:
    library = Library(tmp_path)
    control = seated("battles/pindoque", {"nationalist": NOVICE}, library=library)
    until_person(control, qtbot)
    play_person(control)
    path = control.table.keeping.path
    control.close()
    assert path is not None
    file, found = library.open(path)
    assert found.headline.programs == (("nationalist", NOVICE),)
    if file is not None:
        file.close()


def test_levels_and_seats_that_are_unknown_are_passed_over(alone) -> None:
    alone.seat_programs({"nationalist": "genius", "nobody": NOVICE})
    assert alone.table.programs == {}
    assert cleaned(Headline(programs=(("a\nb", "c"),))).programs == (("a b", "c"),)


def test_a_card_of_the_program_that_is_done_by_hand_is_done_by_the_person(qapp) -> None:
    match, play = before("crusade")
    assert match.decision is not None
    side = match.decision.player
    control = GameController(ControllerOptions("open", pace_ms=AT_ONCE))
    control.begin(match)
    control.play(play)
    control.seat_programs({side: NOVICE})
    assert control.match.by_hand
    assert control.may("edit")
    start = control.match.position
    control.edit("vp 3")
    control.leave_editing()
    assert control.match.position == start + 2
    control.close()


# -- the process -----------------------------------------------------------------------------------
def test_the_program_thinks_in_a_process_of_its_own(qapp, qtbot) -> None:
    mind = Mind()
    control = seated("reich/intro-1941-42", {"axis": NOVICE}, mind)
    for _ in range(30):
        if control.match.decision is None or len(control.match.log) > 40:
            break
        qtbot.waitUntil(lambda: not control.table.is_programs_turn, timeout=30_000)
        if control.match.decision is not None:
            play_person(control)
    assert any(entry.player == "axis" for entry in control.match.log)
    assert mind.is_awake
    control.close()
    assert not mind.is_awake, "it is ended with the table"


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import sys; sys.stderr.write('no room\\n'); sys.exit(3)", "it ended with code 3: no room"),
        ('import sys; print(\'{\'); print(\'{"number":0,"fault":"torn"}\', flush=True); sys.stdin.read()', "torn"),
    ],
)
def test_a_process_that_dies_or_talks_nonsense_is_told(qapp, qtbot, code: str, why: str) -> None:
    mind = Mind([sys.executable, "-c", code])
    control = seated("crusade/columns", {"nationalist": NOVICE}, Thought())
    while not control.opponent.mind.asked:
        play_person(control)
        qtbot.wait(5)
    failures: list[tuple[int, str]] = []
    mind.failed.connect(lambda number, words: failures.append((number, words)))
    mind.ask(9, NOVICE, control.opponent.mind.asked[-1][2])
    qtbot.waitUntil(lambda: bool(failures), timeout=20_000)
    assert failures == [(9, why)]
    mind.rest()
    control.close()


def test_a_program_that_is_not_there_is_told(qapp, qtbot) -> None:
    mind = Mind(["/nowhere/sandtable"])
    failures: list[str] = []
    mind.failed.connect(lambda _number, words: failures.append(words))
    glimpse = Glimpse("tiny", "meeting", (), "", "red", {}, ("a", "b"), 1)
    mind.ask(1, NOVICE, glimpse)
    qtbot.waitUntil(lambda: bool(failures), timeout=20_000)
    assert len(failures) == 1


def test_a_new_question_does_not_wait_for_the_thought_about_an_earlier_one(qapp, qtbot) -> None:
    slow = """
import sys, time
for line in sys.stdin:
    if '"number":1,' in line: time.sleep(60)
    print('{"number":2,"action":"a"}', flush=True)
"""
    mind = Mind([sys.executable, "-c", slow])
    glimpse = Glimpse("tiny", "meeting", (), "", "red", {}, ("a", "b"), 1)
    mind.ask(1, NOVICE, glimpse)
    with qtbot.waitSignal(mind.chosen, timeout=20_000) as heard:
        mind.ask(2, NOVICE, glimpse)
    assert heard.args == [2, "a"]
    assert not mind.is_thinking
    mind.rest()


def test_a_fault_of_an_earlier_question_is_none_of_this_one(qapp, qtbot) -> None:
    code = """
import sys
sys.stdin.readline()
print('{"number":1,"fault":"old"}', flush=True)
print('{"number":2,"action":"a"}', flush=True)
sys.stdin.read()
"""
    mind = Mind([sys.executable, "-c", code])
    failures: list[str] = []
    mind.failed.connect(lambda _number, words: failures.append(words))
    with qtbot.waitSignal(mind.chosen, timeout=20_000):
        mind.ask(2, NOVICE, Glimpse("tiny", "meeting", (), "", "red", {}, ("a", "b"), 1))
    assert failures == []
    mind.rest()


def test_resting_ends_the_process_at_once(qapp, qtbot) -> None:
    mind = Mind([sys.executable, "-c", "import time; time.sleep(60)"])
    mind.ask(1, NOVICE, Glimpse("tiny", "meeting", (), "", "red", {}, ("a", "b"), 1))
    process = mind._process
    assert process is not None
    assert process.waitForStarted(20_000)
    mind.rest()
    assert process.state() == QProcess.ProcessState.NotRunning
