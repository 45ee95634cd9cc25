"""The table and its secrets: who may see what, what one player may not do alone, and what never touches the game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.controller.game_controller import GameController
from desktop.controller.keeping import Keeping
from desktop.controller.options import ControllerOptions
from desktop.controller.stages import AskingConsent, Editing, Finished, HandingOver, LookingBack, Playing
from desktop.controller.table import described
from desktop.data.game_file import GameFile
from desktop.data.library import Library
from desktop.engine.match import Match
from tests.contract.test_secrets import texts
from tests.controller.test_game_controller import Listener
from tests.tiny.present import TinyPresenter
from tests.tiny.world import CARDS, other


@pytest.fixture
def controller(tmp_path: Path, qapp: object) -> Iterator[GameController]:
    options = ControllerOptions("needed", {"unmoved"}, Library(tmp_path / "games"), tmp_path / "reports")
    controller = GameController(options)
    yield controller
    controller.close()


@pytest.fixture
def heard(controller: GameController) -> Listener:
    return Listener(controller)


@pytest.fixture
def blue(controller: GameController, heard: Listener) -> GameController:
    """Red has laid a card, and Blue sits before the table."""
    controller.begin(Match.new("tiny", "meeting", seed=1))
    controller.take_seat()
    controller.play("card red-storm")
    controller.take_seat()
    assert controller.seat == "blue"
    heard.clear()
    return controller


def shown_cards(heard: Listener, seat: str) -> set[str]:
    """Cards only the other side may know that stand anywhere in what was said."""
    said = " ".join(texts(args) for _, args in heard.heard)
    return {card for card in CARDS if card.startswith(other(seat)) and card in said}


# -- looking back ----------------------------------------------------------------------------------
def test_refusing_to_go_back_shows_nobody_elses_hand(blue: GameController, heard: Listener) -> None:
    blue.go_to(1)
    assert blue.table.stage == LookingBack(blue.table.facts().asked, 1)
    blue.go_back(1)
    assert isinstance(blue.table.stage, AskingConsent)
    assert blue.table.stage.covered
    blue.answer(False)
    assert isinstance(blue.table.stage, HandingOver)
    assert blue.table.stage.to.seat == "blue"
    blue.take_seat()
    assert blue.seat == "blue"
    assert blue.browsing
    assert blue.table.shown.position == 1
    assert shown_cards(heard, "blue") == set()


def test_sheets_of_an_earlier_moment_are_for_the_player_who_looks(blue: GameController) -> None:
    from desktop.printing.sheets import Sheets

    blue.go_to(1)
    blue.go_back(1)
    blue.answer(False)
    blue.take_seat()
    table = blue.table
    assert [seat for seat, _ in Sheets(table.shower, table.shown, viewer=table.seat).sides()] == ["blue"]
    assert Sheets(table.shower, table.shown, viewer="").sides() == ()


def test_going_back_from_the_past_needs_the_player_whose_action_is_lost(blue: GameController, heard: Listener) -> None:
    length = blue.match.position
    blue.step(-1)
    blue.go_back(blue.table.shown.position)
    assert "consent_needed" in heard.names()
    assert blue.match.position == length


def test_an_action_of_ones_own_is_taken_back_alone_also_from_the_past(controller: GameController) -> None:
    controller.begin(Match.new("tiny", "meeting", seed=1))
    controller.take_seat()
    controller.play("card red-storm")
    controller.take_seat()
    controller.play("card blue-rest")
    controller.take_seat()
    start = controller.match.position
    piece = next(action for action in controller.match.decision.actions if action.verb == "pick")
    controller.play(str(piece))
    controller.step(-1)
    controller.go_back(start)
    assert controller.match.position == start
    assert isinstance(controller.table.stage, Playing)


def test_looking_back_while_the_log_is_still_read_loses_nothing(controller: GameController, tmp_path: Path) -> None:
    controller.options.handover = "never"
    controller.begin(Match.new("tiny", "meeting", seed=1))
    for _ in range(12):
        controller.play(controller.decision_view().choices[0].action)  # type: ignore[union-attr]
    entries, path = list(controller.match.log), controller.table.keeping.path
    controller.close()
    library = controller.options.library
    assert library is not None
    assert path is not None
    file, opened = library.open(path)
    controller.begin_kept(opened.match, Keeping(library, file), opened.headline)
    assert not controller.match.caught_up
    controller.go_to(3)
    controller._catch_up()
    controller.back_to_present()
    assert controller.match.log == entries
    controller.play(controller.decision_view().choices[0].action)  # type: ignore[union-attr]
    assert controller.match.log[: len(entries)] == entries


def test_what_is_not_offered_at_an_earlier_moment_drops_nothing(blue: GameController, heard: Listener) -> None:
    blue.play("card blue-rest")
    blue.take_seat()
    blue.play("pick red-foot")
    blue.play("done")
    entries = list(blue.match.log)
    blue.step(-1)
    heard.clear()
    blue.play("roll")
    assert blue.match.log == entries
    assert heard.names() == ["refused"]


# -- gestures and commands -------------------------------------------------------------------------
@pytest.fixture
def carrying(blue: GameController) -> GameController:
    """Red has a piece in hand, by a drag that is not over."""
    blue.play("card blue-rest")
    blue.take_seat()
    blue.pieces_dragged(["red-foot"])
    assert blue.dragging
    return blue


def test_a_command_puts_back_what_is_carried(carrying: GameController, heard: Listener) -> None:
    position = carrying.match.position
    carrying.set_edit_mode(True)
    assert not carrying.dragging
    assert carrying.match.position == position - 1
    heard.clear()
    carrying.answer(False)
    assert heard.last("hand_over").seat == "red"
    carrying.drop(["red-foot"], "centre")
    assert carrying.match.position == position - 1


def test_who_plays_by_other_means_goes_on_from_what_is_carried(carrying: GameController) -> None:
    position = carrying.match.position
    space = next(str(action) for action in carrying.match.decision.actions if action.verb == "to")
    carrying.play(space)
    assert carrying.match.position == position + 1
    carrying.cancel_drag()
    assert carrying.match.position == position + 1


def test_a_table_put_aside_while_a_piece_is_carried_is_kept_as_it_stands(carrying: GameController) -> None:
    position, path = carrying.match.position, carrying.table.keeping.path
    assert path is not None
    aside = carrying.put_aside()
    assert aside is not None
    assert aside.match.position == position - 1
    assert GameFile.read(path).match.log == aside.match.log
    carrying.take_up(aside)


# -- what needs all players ------------------------------------------------------------------------
def test_laying_hands_open_needs_all(blue: GameController, heard: Listener) -> None:
    blue.set_handover("never")
    assert isinstance(blue.table.stage, AskingConsent)
    assert blue.table.is_secret()
    blue.answer(False)
    blue.take_seat()
    assert blue.table.handover == "needed"
    assert shown_cards(heard, "blue") == set()
    blue.set_handover("always")
    assert blue.table.handover == "always", "to hide more needs nobody"


def test_laying_hands_open_needs_all_also_while_nothing_is_hidden(
    blue: GameController, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TinyPresenter, "hides_something", lambda _self, state: "red" not in state.chosen)
    assert not blue.table.hides()
    blue.set_handover("never")
    assert isinstance(blue.table.stage, AskingConsent)
    assert blue.table.handover == "needed"


def test_an_end_that_lays_hands_open_is_not_taken_back_alone(
    blue: GameController, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TinyPresenter, "hides_something", lambda _self, state: state.winner is None)
    while blue.match.decision is not None:
        blue.take_seat()
        blue.play(str(blue.match.decision.actions[-1]))
    assert isinstance(blue.table.stage, Finished)
    assert blue.match.log[-1].player == blue.seat
    assert not blue.match.log[-1].chance
    blue.undo()
    assert isinstance(blue.table.stage, AskingConsent)
    assert blue.match.decision is None


def test_how_hands_are_hidden_belongs_to_the_game_not_to_who_opens_it(blue: GameController) -> None:
    path, library = blue.table.keeping.path, blue.options.library
    assert library is not None
    assert path is not None
    blue.close()
    blue.options.handover = "never"
    file, opened = library.open(path)
    blue.begin_kept(opened.match, Keeping(library, file), opened.headline)
    assert isinstance(blue.table.stage, HandingOver)


def test_nobody_concedes_for_another(blue: GameController) -> None:
    blue.concede()
    assert blue.match.conceded == "blue"
    assert isinstance(blue.table.stage, Finished)
    assert blue.seat == "", "hands stay secret: it may be taken back"
    blue.undo()
    blue.answer(True)
    assert not blue.match.conceded
    assert isinstance(blue.table.stage, HandingOver)


def test_what_another_player_did_is_not_played_again_for_him(blue: GameController, heard: Listener) -> None:
    blue.undo()
    blue.answer(True)
    blue.take_seat()
    assert blue.seat == "red"
    blue.redo()
    assert blue.match.position == 2, "the card that red laid is red's to lay again"
    blue.take_seat()
    blue.play("card blue-rest")
    blue.take_seat()
    blue.undo()
    blue.answer(True)
    blue.take_seat()
    if blue.seat == "red":
        blue.redo()
        assert isinstance(blue.table.stage, AskingConsent)


def test_dice_fall_anew_when_they_are_taken_back(controller: GameController) -> None:
    controller.options.handover = "never"
    controller.begin(Match.new("tiny", "meeting", seed=1))
    while not any(entry.chance for entry in controller.match.log):
        decision = controller.decision_view()
        assert decision is not None
        controller.play(decision.choices[0].action)
    counter = controller.match.state.chance.counter
    controller.undo()
    controller.answer(True)
    assert controller.match.state.chance.counter not in (0, counter, counter - 1)


def test_a_die_taken_back_is_not_known_beforehand(controller: GameController) -> None:
    controller.options.handover, controller.options.forced = "never", False
    controller.begin(Match.new("tiny", "meeting", seed=1))
    while controller.match.decision.actions[0].verb != "roll":
        controller.play(_towards_a_fight(controller))
    dice = set()
    for _ in range(30):
        controller.play("roll")
        dice.add(controller.match.log[-1].chance)
        controller.undo()
        controller.answer(True)
        controller.undo()  # alone, and again: nothing was learnt by it
        controller.redo()
    assert len(dice) > 1


def test_a_die_seen_in_a_game_put_away_is_not_known_when_it_is_opened_again(blue: GameController) -> None:
    blue.options.forced = False
    blue.set_handover("never")
    blue.answer(True)
    while blue.match.decision.actions[0].verb != "roll":
        blue.play(_towards_a_fight(blue))
    dice, library, path = set(), blue.options.library, blue.table.keeping.path
    assert library is not None
    assert path is not None
    for _ in range(12):
        blue.close()
        file, opened = library.open(path)
        blue.begin_kept(opened.match, Keeping(library, file), opened.headline)
        blue.undo()
        blue.redo()
        blue.play("roll")
        dice.add(blue.match.log[-1].chance)
        blue.undo()
        blue.answer(True)
    assert len(dice) > 1


def _towards_a_fight(controller: GameController) -> str:
    offered = [str(action) for action in controller.match.decision.actions]
    wished = ("card red-storm", "pick red-foot", "to farm", "to bridge")
    return next((action for action in wished if action in offered), offered[-1])


# -- editing ---------------------------------------------------------------------------------------
def test_editing_where_hands_are_hidden_needs_all_and_shows_nobodys_hand(blue: GameController, heard: Listener) -> None:
    blue.edit("move red-foot centre")
    assert not blue.match.edits
    blue.set_edit_mode(True)
    assert isinstance(blue.table.stage, AskingConsent)
    assert heard.last("edit_mode_changed") is False
    blue.answer(True)
    assert isinstance(blue.table.stage, Editing)
    assert heard.last("edit_mode_changed") is True
    assert heard.last("table_changed").hand is None
    assert blue.seat == ""
    blue.edit("nonsense")
    assert heard.last("refused").text == "This change cannot be made."
    blue.edit("move red-foot centre")
    blue.undo()
    assert blue.match.edited
    assert heard.last("edits_changed") == [(3, "", False)]
    blue.set_edit_mode(False)
    assert isinstance(blue.table.stage, HandingOver)


def test_an_edit_taken_back_is_still_listed_when_the_game_is_opened_again(blue: GameController) -> None:
    blue.set_edit_mode(True)
    blue.answer(True)
    blue.edit("move red-foot centre")
    blue.undo()
    path, library = blue.table.keeping.path, blue.options.library
    assert library is not None
    assert path is not None
    blue.close()
    _, opened = library.open(path)
    assert [edit.change for edit in opened.match.edits] == ["move red-foot centre"]
    assert opened.match.edited


def test_an_agreed_edit_is_not_taken_back_by_one_player(blue: GameController) -> None:
    blue.set_edit_mode(True)
    blue.answer(True)
    blue.edit("move red-foot centre")
    blue.set_edit_mode(False)
    blue.take_seat()
    position = blue.match.position
    blue.undo()
    assert isinstance(blue.table.stage, AskingConsent)
    assert blue.match.position == position


def test_who_edits_alone_leaves_off_when_hands_are_hidden_again(controller: GameController, heard: Listener) -> None:
    controller.begin(Match.new("tiny", "meeting", seed=1))
    while controller.table.hides():
        controller.take_seat()
        controller.play(str(controller.match.decision.actions[-1]))
    controller.set_edit_mode(True)
    assert isinstance(controller.table.stage, Editing), "nothing is hidden any more"
    controller.undo()
    controller.answer(True)
    assert controller.table.is_secret()
    assert not controller.edit_mode
    assert heard.last("edit_mode_changed") is False


# -- previews --------------------------------------------------------------------------------------
def test_a_preview_is_not_asked_where_nothing_may_be_seen(controller: GameController) -> None:
    controller.begin(Match.new("tiny", "meeting", seed=1))
    assert controller.sight.covered
    assert controller.sight.preview_of("card red-storm") is None
    assert controller.sight.overlays(["control"], ()) == []
    assert controller.sight.carried(["red-foot"], "centre") is None
    assert controller.sight.why_not("red-foot", "centre") is None
    assert controller.sight.table().pieces == ()


# -- tables beside the table -----------------------------------------------------------------------
@pytest.mark.parametrize("asking", [False, True])
def test_a_table_put_aside_comes_back_as_it_was(blue: GameController, heard: Listener, asking: bool) -> None:
    if asking:
        blue.undo()
    stage, digest, path = blue.table.stage, blue.match.digest(), blue.table.keeping.path
    assert path is not None
    before = path.read_bytes()
    aside = blue.put_aside()
    blue.begin_trial(Match.new("tiny", "skirmish", seed=3))
    blue.play(str(blue.match.decision.actions[0]))
    blue.go_to(1)
    blue.play(str(blue.table.shown.decision.actions[-1]))
    assert path.read_bytes() == before, "a trial never writes to the game"
    blue.close()
    blue.take_up(aside)
    heard.clear()
    blue.show_again()
    assert (blue.table.stage, blue.match.digest()) == (stage, digest)
    assert ("consent_needed" if asking else "table_changed") in heard.names()


def test_a_choice_to_be_confirmed_is_asked_again_after_a_trial(blue: GameController, heard: Listener) -> None:
    blue.options.silenced.clear()
    blue.play("card blue-rest")
    blue.take_seat()
    blue.play("done")
    aside = blue.put_aside()
    blue.begin_trial(Match.new("tiny", "skirmish", seed=3))
    blue.close()
    blue.take_up(aside)
    heard.clear()
    blue.show_again()
    assert heard.last("confirm_needed").warnings
    position = blue.match.position
    blue.answer(True)
    assert blue.match.position == position + 1


def test_a_game_brought_in_names_the_person_who_must_decide(blue: GameController, tmp_path: Path) -> None:
    library, path = Library(tmp_path / "others", described), blue.table.keeping.path
    blue.table.players["blue"] = "Ann"
    blue.table.keep()
    blue.close()
    assert path is not None
    library.bring_in(path)
    assert library.games()[0].headline.decider == "Ann (Blue)"


# -- faults ----------------------------------------------------------------------------------------
def test_a_table_that_cannot_be_drawn_can_still_be_played(blue: GameController, heard: Listener, monkeypatch) -> None:
    def broken(*args: object) -> None:
        raise KeyError("no such piece")

    monkeypatch.setattr(TinyPresenter, "_tracks", broken)
    position = blue.match.position
    blue.play("card blue-rest")
    assert blue.match.position == position + 1
    blue.take_seat()
    view = heard.last("table_changed")
    assert view.decision is not None
    assert {choice.action for choice in view.decision.choices} == {str(a) for a in blue.match.decision.actions}
    assert heard.last("failed").stands
    blue.play(view.decision.choices[0].action)
    assert blue.match.position == position + 2


def test_a_fault_after_an_action_says_that_it_stands(blue: GameController, heard: Listener, monkeypatch) -> None:
    def broken(*args: object) -> None:
        raise KeyError("no trace")

    monkeypatch.setattr(TinyPresenter, "traces", broken)
    position = blue.match.position
    blue.play("card blue-rest")
    assert blue.match.position == position + 1
    assert heard.last("failed").stands
    library, path = blue.options.library, blue.table.keeping.path
    assert library is not None
    assert path is not None
    assert next(kept.entries for kept in library.games()) == position + 1, "and it is kept"


def test_a_fault_while_the_log_is_read_is_told_once(blue: GameController, heard: Listener, monkeypatch) -> None:
    def broken(*args: object) -> bool:
        raise KeyError("log")

    monkeypatch.setattr(type(blue.match), "catch_up", broken)
    blue._reading.start()
    blue._catch_up()
    assert not blue._reading.isActive()
    assert heard.names() == ["failed"]
