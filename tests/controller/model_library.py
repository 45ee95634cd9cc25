"""The commands around the table: new games, kept games, copies, trials, the bin, and a disk that fails."""

from __future__ import annotations

from pathlib import Path

from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule
from msgspec.structs import replace

from desktop.controller.keeping import FAILING, FRESH
from desktop.controller.stages import HandingOver
from desktop.data.game_file import GameFile
from desktop.engine.match import Match
from tests.controller.model_plans import KINDS, new_match
from tests.controller.model_playing import NUMBERS, SOME, Players, at_table, one
from tests.controller.model_rights import LOOKED, Moment
from tests.controller.model_table import new_headline

LEAVING = ("leave", "close_and_open")
MOST_GAMES = 6
WAYS = st.sampled_from(["needed", "needed", "always", "never"])
some_other = precondition(lambda self: bool(self.others()))
room = precondition(lambda self: len(self.library.games()) < MOST_GAMES)


class Model(Players):
    """All commands."""

    @initialize(seed=NUMBERS, by_hand=st.booleans(), mode=WAYS, warm=NUMBERS)
    def begin_first(self, seed: int, by_hand: bool, mode: str, warm: int) -> None:
        self.carried = ["nothing"]
        self._begun = 0
        self.begin_new(seed, by_hand, mode, warm)

    # -- games -------------------------------------------------------------------------------------
    @room
    @rule(seed=NUMBERS, by_hand=st.booleans(), mode=WAYS, warm=NUMBERS)
    def begin_new(self, seed: int, by_hand: bool, mode: str, warm: int) -> None:
        """Put a new game on the table; one that has gone on for a while is a kept one."""
        self._begun += 1
        match = new_match(self.plan, None if by_hand else 1000 * self._begun + seed, one(self.plan.warm, warm))
        match.stir()
        with self.leaving() as touched, self.doing(f"new game {by_hand=} {mode=}", touches=touched):
            self.screen.leave()
            self.controller.begin(match, new_headline(mode))
            self.controller.table.keep()

    @some_other
    @rule(number=NUMBERS)
    def open_another(self, number: int) -> None:
        path = one(self.others(), number)
        with self.leaving() as touched, self.doing(f"open {path.name}", touches=(*touched, path)):
            self.put_on_table(path)

    @some_other
    @rule(number=NUMBERS)
    def open_what_another_program_plays(self, number: int) -> None:
        path = one(self.others(), number)
        if self.disk.broken:
            return
        self.held.append(GameFile.open(path)[0])
        with self.leaving() as touched, self.doing(f"open {path.name}, which is in use", touches=touched):
            self.put_on_table(path)
            assert self.controller.table.keeping.read_only

    @rule()
    def other_program_ends(self) -> None:
        self.let_go()

    @at_table
    @rule()
    def close_and_open(self) -> None:
        """The same game is there again, and the same player is asked."""
        path = self.path
        if path is None or self.trying or self.controller.table.keeping.read_only:
            return
        if path.parent != self.library.folder and self.disk.broken:
            return  # a file from elsewhere is copied into the library first
        kind = _kind(self.controller.table.facts())
        with self.leaving() as touched, self.doing("close and open again", touches=touched):
            self.controller.close()
            self.put_on_table(path)
            if self.shelf.get(path) is not None and path.parent == self.library.folder:
                assert _kind(self.controller.table.facts()) == kind

    @at_table
    @rule()
    def leave(self) -> None:
        with self.leaving() as touched, self.doing("leave the table", touches=touched):
            self.controller.close()
            self.screen.leave()

    @at_table
    @rule(numbers=SOME, kind=st.sampled_from(KINDS), mended=st.booleans(), way=st.sampled_from(LEAVING))
    def leave_after_a_failure(self, numbers: list[int], kind: str, mended: bool, way: str) -> None:
        """What was not kept is kept in the end, if it can be."""
        self.disk_breaks(kind)
        self.play_on(numbers)
        if mended:
            self.disk_works(False)
        getattr(self, way)()

    @room
    @at_table
    @rule(numbers=SOME)
    def play_and_save_copy(self, numbers: list[int]) -> None:
        self.play_on(numbers)
        self.save_copy()

    @at_table
    @rule()
    def show_again(self) -> None:
        with self.doing("come back from another page", LOOKED):
            self.controller.show_again()

    # -- trials ------------------------------------------------------------------------------------
    @at_table
    @rule(number=NUMBERS)
    def begin_trial(self, number: int) -> None:
        """An example's trial comes to the table; the game waits as it is."""
        if self.trying:
            return
        trial = self.match.at(number % self.match.position + 1) if self.match.log else new_match(self.plan, 1, 0)
        trial.stir()
        with self.doing("begin a trial"):
            self.aside, self.trying = self.controller.put_aside(), True
            self._waits = Moment.of(self.aside) if self.aside is not None else None
            self._sat = self.screen.sitting
            self.screen.leave()
            self.controller.begin_trial(trial)

    @rule()
    def end_trial(self) -> None:
        if not self.trying:
            return
        with self.doing("end the trial"):
            self.end_trial_quietly()
            self.screen.leave()
            self.screen.sitting = self._sat
            self.controller.show_again()
            before, now = self._waits, Moment.of(self.controller.table)
            assert before is not None
            assert (now.played, now.redo) == (before.played, before.redo)
            assert now.stage == before.stage or isinstance(now.stage, HandingOver)

    @room
    @at_table
    @rule()
    def keep_trial(self) -> None:
        """The trial becomes a game of its own."""
        if not self.trying:
            return
        match = self.match
        with self.leaving() as touched, self.doing("keep the trial", touches=touched):
            self.screen.leave()
            self.controller.begin(match, new_headline("needed"))
            self.controller.table.keep()

    # -- copies ------------------------------------------------------------------------------------
    @room
    @at_table
    @rule()
    def save_copy(self) -> None:
        table = self.controller.table
        copy = table.copied()
        with self.doing("save a copy", LOOKED):
            assert _content(copy) == _content(table.match)
            made = self.allowed_to_fail(lambda: self.library.begin(copy, replace(table.headline(), name="A copy")))
            if made is not None:
                made.close()
                assert GameFile.read(made.path).match.log == table.match.log

    @some_other
    @room
    @rule(number=NUMBERS, suffix=st.sampled_from([".json", ".sandtable"]))
    def send_and_fetch(self, number: int, suffix: str) -> None:
        """Export a game and bring it in again as another one."""
        path, target = one(self.others(), number), self.home / f"copy{suffix}"
        with self.doing(f"export {path.name} as {suffix} and import it", LOOKED):
            wanted = GameFile.read(path).match
            self.allowed_to_fail(lambda: self.library.export(path, target))
            brought = self.allowed_to_fail(lambda: self.library.bring_in(target)) if target.exists() else None
            if brought is not None and not self.disk.broken:
                assert _content(GameFile.read(brought).match) == _content(wanted)
            target.unlink(missing_ok=True)

    @room
    @some_other
    @rule(number=NUMBERS)
    def duplicate(self, number: int) -> None:
        path = one(self.others(), number)
        with self.doing(f"duplicate {path.name}", LOOKED):
            made = self.allowed_to_fail(lambda: self.library.duplicate(path, "Twin"))
            if made is not None:
                assert GameFile.read(made).match.log == GameFile.read(path).match.log

    # -- looking after them ------------------------------------------------------------------------
    @some_other
    @rule(number=NUMBERS, name=st.sampled_from(["Sunday", "", "a\nb\x00" * 200]))
    def rename(self, number: int, name: str) -> None:
        path = one(self.others(), number)
        with self.doing(f"rename {path.name}", LOOKED, touches=(path,)):
            self.allowed_to_fail(lambda: self.library.rename(path, name))
            self.shelf[path] = None

    @at_table
    @rule(name=st.sampled_from(["Monday", ""]))
    def rename_own(self, name: str) -> None:
        if not self.trying and not self.controller.table.keeping.read_only:
            with self.doing(f"name the game {name!r}"):
                self.controller.table.name = name
                self.controller.table.keep()

    @some_other
    @rule(number=NUMBERS, back=st.booleans())
    def throw_away(self, number: int, back: bool) -> None:
        path = one(self.others(), number)
        data = path.read_bytes()
        with self.doing(f"throw {path.name} away", LOOKED, touches=(path,)):
            binned = self.library.throw_away(path)
            assert binned.read_bytes() == data
            self._gone(path)
            if back:
                returned = self.library.put_back(binned)
                assert returned.read_bytes() == data
                self.shelf.pop(returned, None)

    def _gone(self, path: Path) -> None:
        self.shelf.pop(path, None)
        self._bytes.pop(path, None)

    @rule()
    def empty_bin(self) -> None:
        with self.doing("empty the bin", LOOKED):
            self.library.empty_bin()
            assert self.library.binned() == []

    # -- the disk ----------------------------------------------------------------------------------
    @rule(kind=st.sampled_from(KINDS))
    def disk_breaks(self, kind: str) -> None:
        with self.doing(f"the disk breaks ({kind})", LOOKED):
            self.disk.broken = kind

    @rule(at_once=st.booleans())
    def disk_works(self, at_once: bool) -> None:
        """The next action is kept, and all that was missing with it."""
        with self.doing("the disk works again", LOOKED):
            self.disk.broken = ""
        if at_once and not self.trying and self._failing():
            with self.doing("keep"):
                self.controller.table.keep()
            assert self.controller.table.keeping.view.state not in (FAILING, FRESH)

    def _failing(self) -> bool:
        return self.controller.has_table and self.controller.table.keeping.view.state == FAILING

    @at_table
    @rule()
    def keep_elsewhere(self) -> None:
        """Where the library cannot be written the game goes on in another file."""
        table, target = self.controller.table, self.home / f"elsewhere-{len(list(self.home.iterdir()))}.sandtable"
        if self.trying or table.keeping.view.state != FAILING or self.controller.dragging:
            return
        with self.doing("keep it elsewhere"):
            self.disk.broken = ""
            old = table.keeping.path
            self.controller.keep_elsewhere(target)
            assert table.keeping.path == target
            if old is not None:
                self.shelf[old] = None


def _content(match: Match) -> tuple[object, ...]:
    return match.log, match.digest(), match.pending, match.edits


def _kind(facts: object) -> tuple[object, ...]:
    return tuple(getattr(facts, name) for name in ("asked", "dice", "secret", "always", "over"))
