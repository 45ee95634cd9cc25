"""The controller against the tiny game: gestures, undo policy, history, seats, edit mode, faults."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.controller.game_controller import GameController
from desktop.controller.keeping import Keeping
from desktop.controller.options import ControllerOptions
from desktop.controller.stages import Confirming
from desktop.data.library import Library
from desktop.engine.decision import Decision
from desktop.engine.match import Match
from desktop.views.table import TableView
from tests.tiny.game import TinyState


class Listener:
    """Remembers what a controller says, in order."""

    NAMES = (
        "table_changed", "log_reset", "log_added", "refused", "route_changed", "preview_changed", "overlays_changed",
        "history_changed", "hand_over", "seat_taken", "consent_needed", "confirm_needed", "game_over", "dice_changed",
        "kept_changed", "notice", "failed", "edit_mode_changed", "edits_changed",
    )  # fmt: skip

    def __init__(self, controller: GameController) -> None:
        self.heard: list[tuple[str, tuple[object, ...]]] = []
        for name in self.NAMES:
            getattr(controller, name).connect(lambda *args, name=name: self.heard.append((name, args)))

    def names(self) -> list[str]:
        """What was said, but for how the game is kept: that is told after every action."""
        return [name for name, _ in self.heard if name != "kept_changed"]

    def last(self, name: str) -> object:
        return next(args[0] for said, args in reversed(self.heard) if said == name)

    def clear(self) -> None:
        self.heard.clear()


@pytest.fixture
def options(tmp_path: Path) -> ControllerOptions:
    return ControllerOptions("never", {"unmoved"}, Library(tmp_path / "games"), tmp_path / "reports")


@pytest.fixture
def controller(options: ControllerOptions, qapp: object) -> Iterator[GameController]:
    controller = GameController(options)
    yield controller
    controller.close()


@pytest.fixture
def heard(controller: GameController) -> Listener:
    return Listener(controller)


def new_match(seed: int | None = 1) -> Match:
    return Match.new("tiny", "meeting", seed=seed)


def play_cards(controller: GameController) -> None:
    """Both lay their first card."""
    for _ in range(2):
        assert controller.match.decision is not None
        controller.play(str(controller.match.decision.actions[0]))


def mover(controller: GameController) -> tuple[str, str]:
    """A piece of the side that moves, and a space it can reach without a fight."""
    state = controller.match.state
    assert isinstance(state, TinyState)
    decision = controller.decision_view()
    assert decision is not None
    piece = next(choice.pieces[0] for choice in decision.choices if choice.pieces)
    taken = set(state.where.values())
    from tests.tiny.game import reach

    return piece, next(space for space in reach(state, piece, state.stack[-1].points) if space not in taken)


@pytest.fixture
def moving(controller: GameController) -> GameController:
    controller.begin(new_match())
    play_cards(controller)
    return controller


def test_drag_moves_and_logs(moving: GameController, heard: Listener) -> None:
    piece, space = mover(moving)
    before = moving.match.position
    moving.pieces_dragged([piece])
    moving.drag_to([piece], space)
    assert heard.last("route_changed").spaces[-1] == space
    moving.drop([piece], space)
    assert moving.match.state.where[piece] == space
    assert moving.match.position == before + 2
    added = [line for name, args in heard.heard if name == "log_added" for line in args[0]]
    assert any(piece in line.pieces for line in added)


def test_a_piece_that_may_not_be_taken_is_refused_for_where_it_is_dropped(
    moving: GameController, heard: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    idle = next(piece for piece in moving.match.state.where if not piece.startswith(moving.player()))
    asked: list[tuple[str, str]] = []
    monkeypatch.setattr(moving.sight, "why_not", lambda piece, space: asked.append((piece, space)))
    moving.pieces_dragged([idle])
    moving.drop([idle], "ford")
    assert asked == [(idle, ""), (idle, "ford")]
    moving.drop([idle], "ford")
    assert len(asked) == 2, "told once"


def test_a_piece_that_may_not_be_taken_leaves_the_table_as_it_was_made(
    moving: GameController, heard: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    idle = next(piece for piece in moving.match.state.where if not piece.startswith(moving.player()))
    made: list[object] = []
    presenter, table = type(moving.table.shower), type(moving.table.shower).table
    monkeypatch.setattr(presenter, "table", lambda self, *args: made.append(args) or table(self, *args))
    moving.show()
    before = heard.last("table_changed")
    assert len(made) == 1
    moving.pieces_dragged([idle])
    assert (heard.last("table_changed"), len(made)) == (before, 1)


def test_one_undo_takes_back_one_drag(moving: GameController) -> None:
    piece, space = mover(moving)
    start, digest = moving.match.position, moving.match.digest()
    moving.pieces_dragged([piece])
    moving.drop([piece], space)
    moving.undo()
    assert (moving.match.position, moving.match.digest()) == (start, digest)
    moving.redo()
    assert moving.match.state.where[piece] == space


def test_illegal_drop_is_refused_with_its_rule_and_changes_nothing(moving: GameController, heard: Listener) -> None:
    piece, _ = mover(moving)
    digest, start = moving.match.digest(), moving.match.position
    moving.pieces_dragged([piece])
    decision = moving.decision_view()
    assert decision is not None
    reach = {space for choice in decision.choices for space in choice.spaces}
    far = next(s for s in sorted(moving.match.world.links) if s not in reach and s != moving.space_of(piece))
    moving.drop([piece], far)
    refusal = heard.last("refused")
    assert refusal.rule in {"3.1", "3.2"}
    assert refusal.text
    assert (moving.match.digest(), moving.match.position) == (digest, start)


def test_refused_drag_keeps_what_could_be_redone(moving: GameController) -> None:
    piece, space = mover(moving)
    moving.pieces_dragged([piece])
    moving.drop([piece], space)
    moving.undo()
    moving.pieces_dragged([piece])
    moving.cancel_drag()
    assert moving.can_redo


def test_dragging_another_piece_closes_the_question_about_the_first(moving: GameController) -> None:
    decision = moving.decision_view()
    assert decision is not None
    first, second = [choice.pieces[0] for choice in decision.choices if choice.pieces][:2]
    moving.play(f"pick {first}")
    moving.pieces_dragged([second])
    decision = moving.decision_view()
    assert decision is not None
    assert decision.subjects == (second,)


def own_pieces(controller: GameController) -> list[str]:
    decision = controller.decision_view()
    assert decision is not None
    return [choice.pieces[0] for choice in decision.choices if choice.pieces]


def test_stack_drag_is_taken_back_by_one_undo(moving: GameController) -> None:
    pieces, (_, space) = own_pieces(moving), mover(moving)
    start, digest = moving.match.position, moving.match.digest()
    moving.pieces_dragged(pieces)
    moving.drop(pieces, space)
    assert [moving.match.state.where[piece] for piece in pieces] == [space] * len(pieces)
    moving.undo()
    if moving.asking:  # the last move ended the phase, so the other player must agree
        moving.answer(True)
    assert (moving.match.position, moving.match.digest()) == (start, digest)


def test_a_stack_goes_as_a_whole_or_not_at_all(moving: GameController, heard: Listener) -> None:
    own, (_, space) = own_pieces(moving)[0], mover(moving)
    enemy = next(p for p in sorted(moving.match.state.where) if not p.startswith(moving.player()))
    digest, start = moving.match.digest(), moving.match.position
    moving.pieces_dragged([own, enemy])
    moving.drop([own, enemy], space)
    assert (moving.match.digest(), moving.match.position) == (digest, start)
    assert heard.last("refused").rule == "3.0"


def test_enemy_piece_cannot_be_picked_up(moving: GameController, heard: Listener) -> None:
    enemy = next(p for p in sorted(moving.match.state.where) if not p.startswith(moving.player()))
    digest = moving.match.digest()
    moving.pieces_dragged([enemy])
    assert heard.last("refused").rule == "3.0"
    assert moving.match.digest() == digest


# -- undo, consent, history ------------------------------------------------------------------------
def fight(controller: GameController) -> None:
    """Play on until a die is rolled."""
    for _ in range(200):
        if any(entry.chance for entry in controller.match.log):
            return
        controller.play(next_attack(controller))
    raise AssertionError("nobody fought")


def test_undo_beyond_a_die_needs_consent(moving: GameController, heard: Listener) -> None:
    fight(moving)
    position = moving.match.position
    moving.undo()
    consent = heard.last("consent_needed")
    assert moving.match.position == position
    assert consent.dice == 1
    assert any(line.dice for line in consent.lost)
    assert not moving.playing
    moving.answer(False)
    assert moving.match.position == position
    moving.undo()
    moving.answer(True)
    assert moving.match.position < position
    assert moving.can_redo


def test_undo_of_a_revealed_secret_needs_consent(moving: GameController, heard: Listener) -> None:
    last = moving.match.log[-1]
    assert not last.chance
    if last.player != moving.player():
        moving.play("done")
        moving.undo()
        moving.answer(True)
    moving.undo()
    assert heard.names()[-1] == "consent_needed"
    moving.answer(False)
    moving.go_to(moving.match.position - 1)
    moving.play(str(moving.table.shown.decision.actions[-1]))
    assert heard.names()[-1] == "consent_needed"


def test_looking_back_waits_for_the_dice(controller: GameController, heard: Listener) -> None:
    controller.begin(new_match(None))
    play_cards(controller)
    while controller.match.awaiting_dice is None:
        controller.play(next_attack(controller))
    position = controller.match.position
    controller.go_to(1)
    assert controller.match.position == position
    assert controller.match.awaiting_dice is not None
    assert "notice" in heard.names()


def next_attack(controller: GameController) -> str:
    decision = controller.decision_view()
    assert decision is not None
    state = controller.match.state
    enemies = {state.where[p] for p in state.where if not p.startswith(decision.player)}
    attack = [c for c in decision.choices if set(c.spaces) & enemies]
    pick = [c for c in decision.choices if c.pieces and not c.spaces]
    return (attack or pick or list(decision.choices))[0].action


def test_undo_of_the_other_players_action_needs_consent(controller: GameController, heard: Listener) -> None:
    controller.begin(new_match())
    controller.play(str(controller.match.decision.actions[0]))
    assert controller.player() == "blue"
    controller.undo()
    assert "consent_needed" in heard.names()


def test_history_is_browsed_without_losing_the_future(moving: GameController, heard: Listener) -> None:
    fight(moving)
    digest, length = moving.match.digest(), moving.match.position
    moving.go_to(1)
    assert moving.browsing
    moving.step(1)
    assert moving.table.shown.position == 2
    assert (moving.match.digest(), moving.match.position) == (digest, length), "looking back moves nothing"
    assert heard.heard[-1] == ("history_changed", (2, length)) or ("history_changed", (2, length)) in heard.heard
    moving.back_to_present()
    assert not moving.browsing
    assert moving.match.digest() == digest


def test_playing_from_the_past_needs_consent(moving: GameController, heard: Listener) -> None:
    fight(moving)
    length = moving.match.position
    moving.go_to(1)
    moving.play(str(moving.table.shown.decision.actions[-1]))
    lost = heard.last("consent_needed").lost
    assert lost
    moving.answer(False)
    assert moving.browsing
    moving.back_to_present()
    assert moving.match.position == length
    moving.go_to(1)
    moving.play(str(moving.table.shown.decision.actions[-1]))
    moving.answer(True)
    assert moving.match.position == 2
    assert not moving.browsing


def test_browsing_after_an_undo_keeps_redo(moving: GameController) -> None:
    piece, space = mover(moving)
    moving.pieces_dragged([piece])
    moving.drop([piece], space)
    moving.undo()
    moving.go_to(1)
    moving.back_to_present()
    moving.redo()
    assert moving.match.state.where[piece] == space


def test_looking_back_writes_nothing_to_the_file(moving: GameController, options: ControllerOptions) -> None:
    moving.play("done")
    path = moving.table.keeping.path
    before = path.read_bytes()
    moving.go_to(1)
    moving.step(1)
    moving.back_to_present()
    assert path.read_bytes() == before


# -- confirmation ----------------------------------------------------------------------------------
def test_warnings_are_confirmed_and_can_be_silenced(moving: GameController, heard: Listener) -> None:
    moving.options.silenced.clear()
    position = moving.match.position
    moving.play("done")
    assert heard.last("confirm_needed").warnings
    assert moving.match.position == position
    moving.answer(True)
    assert moving.match.position == position + 1
    moving.silence("unmoved")
    heard.clear()
    moving.play("done")
    assert "confirm_needed" not in heard.names()


def test_a_drop_that_must_be_confirmed_waits_for_the_answer(
    moving: GameController, heard: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    piece, space = mover(moving)
    warned = moving.match.position
    monkeypatch.setattr(moving, "must_confirm", lambda choice: space in choice.spaces)
    moving.pieces_dragged([piece])
    picked = moving.match.position
    moving.drop([piece], space)
    assert isinstance(moving.table.stage, Confirming)
    assert moving.match.state.where[piece] != space
    assert moving.match.position == picked > warned, "what was picked up waits with it"
    assert heard.names()[-1] == "confirm_needed"
    monkeypatch.undo()
    moving.answer(True)
    assert moving.match.state.where[piece] == space


def test_a_drop_that_is_not_confirmed_is_not_made(moving: GameController, monkeypatch: pytest.MonkeyPatch) -> None:
    piece, space = mover(moving)
    home = moving.match.state.where[piece]
    monkeypatch.setattr(moving, "must_confirm", lambda choice: space in choice.spaces)
    moving.pieces_dragged([piece])
    moving.drop([piece], space)
    moving.answer(False)
    assert moving.match.state.where[piece] == home
    assert moving.playing


# -- dice by hand ----------------------------------------------------------------------------------
def test_dice_are_entered_and_cancelled(controller: GameController, heard: Listener) -> None:
    controller.begin(new_match(None))
    play_cards(controller)
    for _ in range(200):
        if controller.match.awaiting_dice:
            break
        controller.play(next_attack(controller))
    view = heard.last("table_changed").decision
    assert view.dice == 6
    assert [choice.text for choice in view.choices] == list("123456")
    position = controller.match.position
    controller.undo()
    assert controller.match.awaiting_dice is None
    assert controller.match.position == position
    controller.play("roll")
    controller.play("chance 6")
    assert controller.match.log[position].chance == (6,)
    assert heard.last("dice_changed")[-1][2:] == (6, 6)


def test_undo_after_an_entered_die_needs_consent(controller: GameController, heard: Listener) -> None:
    controller.begin(new_match(None))
    play_cards(controller)
    while not controller.match.awaiting_dice:
        controller.play(next_attack(controller))
    controller.play("chance 6")
    position = controller.match.position
    heard.clear()
    controller.undo()
    assert heard.names() == ["consent_needed"]
    assert heard.last("consent_needed").dice == 1
    assert controller.match.position == position


def test_dice_entered_one_by_one_are_told_until_the_last(controller: GameController) -> None:
    controller.begin(Match.new("reich", "intro-1941-42", seed=None))
    while (asked := controller.match.decision).prompt.key != "turn.first":
        controller.play(str(asked.actions[0]))
    controller.play("attack land austria yugoslavia")
    for _ in range(2):
        controller.play(str(controller.match.decision.actions[0]))
    told = []
    for face in (3, 5, 6):
        told.append(controller.decision_view().entered)
        controller.play(f"chance {face}")
    assert told == [(), (3,), (3, 5)]
    while controller.match.awaiting_dice:
        controller.play("chance 1")
    assert not controller.decision_view().entered


def test_what_was_pointed_at_to_be_chosen_is_not_spoken_of_any_more(moving: GameController) -> None:
    choice = moving.decision_view().choices[0]
    moving.focus([*choice.pieces, *choice.spaces])
    assert moving.focused()
    moving.play(choice.action)
    assert not moving.focused(), "a result would wait for the pointer to leave its button"


# -- seats -----------------------------------------------------------------------------------------
def test_hand_over_comes_before_anything_of_the_next_player(controller: GameController, heard: Listener) -> None:
    controller.options.handover = "needed"
    controller.begin(new_match())
    assert heard.names() == ["hand_over"]
    assert heard.last("hand_over").seat == "red"
    controller.take_seat()
    assert heard.last("table_changed").seat == "red"
    heard.clear()
    controller.play(str(controller.match.decision.actions[0]))
    assert heard.names() == ["hand_over"]
    assert heard.last("hand_over").seat == "blue"
    assert heard.last("hand_over").secret
    controller.play("card blue-1")
    controller.undo()
    assert heard.names() == ["hand_over"]
    controller.take_seat()
    assert heard.last("table_changed").seat == "blue"
    assert "log_reset" in heard.names()


def test_hand_over_tells_only_what_both_may_read(controller: GameController, heard: Listener) -> None:
    controller.options.handover = "needed"
    controller.begin(new_match())
    controller.take_seat()
    card = controller.match.decision.actions[0]
    controller.play(str(card))
    view = heard.last("hand_over")
    assert view.since
    assert card.target not in repr(view)


def test_no_page_between_players_when_nothing_is_hidden_or_never(moving: GameController, heard: Listener) -> None:
    assert "hand_over" not in heard.names()
    assert moving.seat == moving.player()


def test_both_looked_at_the_screen_so_the_next_player_sits_down_anew(controller, heard) -> None:
    controller.options.handover = "needed"
    controller.begin(new_match())
    controller.take_seat()
    controller.play(str(controller.match.decision.actions[0]))
    controller.take_seat()
    controller.undo()
    assert heard.names()[-1] == "consent_needed"
    heard.clear()
    controller.answer(True)
    assert heard.names() == ["hand_over"]


# -- edit mode, overlays, preview ------------------------------------------------------------------
def test_edit_mode_moves_anything_and_marks_it(moving: GameController, heard: Listener) -> None:
    moving.set_edit_mode(True)
    enemy = next(p for p in sorted(moving.match.state.where) if not p.startswith(moving.player()))
    moving.pieces_dragged([enemy])
    moving.drop([enemy], "centre")
    assert moving.match.state.where[enemy] == "centre"
    assert moving.match.edited
    assert any(line.edited for line in heard.last("log_added"))
    moving.edit("nonsense")
    assert heard.last("refused").text
    moving.set_edit_mode(False)
    moving.undo()
    assert moving.match.state.where[enemy] != "centre"


def test_overlays_are_kept_up_to_date(moving: GameController, heard: Listener) -> None:
    moving.toggle_overlay("control")
    assert [overlay.id for overlay in heard.last("overlays_changed")] == ["control"]
    piece, space = mover(moving)
    moving.pieces_dragged([piece])
    moving.drop([piece], space)
    assert any(wash[0] == space for wash in heard.last("overlays_changed")[0].washes)
    moving.toggle_overlay("control")
    assert heard.last("overlays_changed") == []


def test_a_pair_of_pieces_of_two_sides_is_compared(moving: GameController) -> None:
    pieces = sorted(moving.match.state.where)
    red = next(p for p in pieces if p.startswith("red"))
    blue = next(p for p in pieces if p.startswith("blue"))
    moving.click_piece(red)
    moving.click_piece(blue)
    assert moving.focused() == (red, blue)
    moving.click_piece(red)
    assert moving.focused() == (red,)


# -- faults and journal ----------------------------------------------------------------------------
def test_a_fault_in_a_rule_writes_a_report_and_keeps_the_game(moving, heard, monkeypatch) -> None:
    def broken(self: object, state: object, action: object) -> None:
        raise RuntimeError("the sky fell")

    from tests.tiny.game import Moves

    digest, position = moving.match.digest(), moving.match.position
    monkeypatch.setattr(Moves, "on_pick", broken)
    piece, _ = mover(moving)
    moving.play(f"pick {piece}")
    fault = heard.last("failed")
    assert not fault.stands
    report = Path(fault.report).read_text()
    assert "the sky fell" in report
    assert '"begin"' in report
    assert (moving.match.digest(), moving.match.position) == (digest, position)
    monkeypatch.undo()
    moving.play(f"pick {piece}")
    assert moving.match.position == position + 1


def test_every_action_is_kept_and_the_game_goes_on_from_it(moving, options) -> None:
    piece, space = mover(moving)
    moving.pieces_dragged([piece])
    moving.drop([piece], space)
    digest = moving.match.digest()
    moving.close()
    found = options.library.games()
    assert [kept.entries for kept in found] == [5]
    _, opened = options.library.open(found[0].path)
    assert opened.match.digest() == digest


def test_a_game_that_nobody_plays_leaves_no_file(controller, options) -> None:
    controller.begin(new_match())
    controller.close()
    assert options.library.games() == []


def test_a_game_that_cannot_be_kept_goes_on_and_says_so_until_it_can(controller, heard, tmp_path) -> None:
    (tmp_path / "file").write_text("")
    controller.options.library = Library(tmp_path / "file")
    controller.begin(new_match())
    play_cards(controller)
    assert controller.match.position == 3
    view = heard.last("kept_changed")
    assert view.state == "failing"
    assert view.reason
    since = view.when
    controller.play("done")
    assert heard.last("kept_changed").when == since
    (tmp_path / "file").unlink()
    controller.play("done")
    assert heard.last("kept_changed").state == "kept"
    _, opened = controller.options.library.open(controller.table.keeping.path)
    assert opened.match.digest() == controller.match.digest()


def test_a_whole_game_is_played_to_its_end(controller, heard) -> None:
    controller.begin(new_match(7))
    for _ in range(500):
        decision = controller.decision_view()
        if decision is None:
            break
        controller.play(decision.choices[len(controller.match.log) % len(decision.choices)].action)
    assert heard.last("game_over")
    assert "failed" not in heard.names()


def test_an_opened_game_shows_the_table_before_its_log_is_read(moving, heard, options, qtbot) -> None:
    fight(moving)
    lines, path = len(moving.scribe.lines()), moving.table.keeping.path
    moving.close()
    heard.clear()
    file, opened = options.library.open(path)
    moving.begin_kept(opened.match, Keeping(options.library, file), opened.headline)
    assert "table_changed" in heard.names()
    heard.clear()
    qtbot.waitUntil(lambda: moving.match.caught_up)
    qtbot.waitUntil(lambda: "log_reset" in heard.names())
    assert len(heard.last("log_reset")) == lines
    assert "table_changed" in heard.names(), "what undo takes back and what changed this turn is known only now"


def test_a_drop_makes_the_table_once(moving: GameController, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    make = moving.presenter.table

    def counted(state: object, decision: Decision | None, seat: str) -> TableView:
        made.append(seat)
        return make(state, decision, seat)

    monkeypatch.setattr(moving.presenter, "table", counted)
    piece, space = mover(moving)
    assert made == [], "the question alone needs no table"
    moving.pieces_dragged([piece])
    assert len(made) == 1, "what is lit has changed"
    moving.drag_to([piece], space)
    assert len(made) == 1
    moving.drop([piece], space)
    assert len(made) == 2
    moving.click_piece(piece)
    moving.click_space(space)
    assert len(made) == 2, "nothing has moved"


def test_a_piece_that_is_asked_about_is_lifted_without_a_new_table(
    moving: GameController, heard: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    piece, space = mover(moving)
    decision = moving.decision_view()
    assert decision is not None
    moving.play(next(choice.action for choice in decision.choices if choice.pieces == (piece,)))
    since, make = moving.match.position, moving.presenter.table
    monkeypatch.setattr(moving.presenter, "table", None)  # whoever asks for it fails
    heard.clear()
    moving.pieces_dragged([piece])
    moving.cancel_drag()
    moving.pieces_dragged([piece])
    assert moving.match.position == since
    assert "table_changed" in heard.names()
    assert "failed" not in heard.names()
    monkeypatch.setattr(moving.presenter, "table", make)
    moving.drop([piece], space)
    assert moving.match.position > since


def test_the_question_alone_is_the_one_of_the_table(controller: GameController) -> None:
    controller.begin(new_match())
    while controller.match.decision is not None:
        assert controller.sight.decision() == controller.sight.table().decision
        controller.play(str(controller.match.decision.actions[-1]))
    assert controller.sight.decision() is None
