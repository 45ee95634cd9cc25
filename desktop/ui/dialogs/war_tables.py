"""How wars go that the program plays with itself: the tables that ship, and the same counted anew by whoever asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from PySide6.QtCore import QCoreApplication, QProcess
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QTextBrowser, QWidget

from desktop.controller.mind import child, end, this_program
from desktop.data.schema_history import Happened, HistoryFile, HistoryTable
from desktop.ui.dialogs.texts import ReadDialog
from desktop.ui.widgets.dialog_buttons import size_in_ems
from desktop.ui.widgets.quiet import QuietComboBox, QuietNumberBox
from desktop.ui.widgets.text import TextLabel
from desktop.ui.widgets.tick_box import TickBox
from desktop.views.escaping import escape

GAMES, MOST_GAMES = 20, 500
NEVER_TWICE = 1.05
"""Times a game from which on it is said how often something happens."""
translate = QCoreApplication.translate


class WarTables(ReadDialog):
    """A scenario's table, the war itself beside it, and a way to count again, with one's own figures if one likes."""

    def __init__(
        self,
        game: tuple[str, str],
        scenarios: Sequence[tuple[str, str]],
        shown: str,
        tables: Sequence[HistoryTable],
        happened: Sequence[Happened],
        sides: Mapping[str, str],
        parent: QWidget | None = None,
    ) -> None:
        """`game` and `scenarios` as (id, title); `shown` is the scenario to begin with."""
        super().__init__(translate("WarTables", "How wars go: {0}").format(game[1]), parent)
        self._game, self._sides = game[0], sides
        self._tables = {table.scenario: table for table in tables}
        self._happened = happened
        self._process: QProcess | None = None
        self.page = QTextBrowser()
        self.page.setObjectName("war-table")
        self.scenarios = QuietComboBox()
        for name, title in scenarios:
            self.scenarios.addItem(title, name)
        self.scenarios.setCurrentIndex(max(0, self.scenarios.findData(shown)))
        self.scenarios.currentIndexChanged.connect(self._on_scenario)
        self.finish(self.scenarios, self.page, self._counting())
        self.finished.connect(self.cancel)
        size_in_ems(self, 60, 42)
        self._on_scenario()

    def _counting(self) -> QWidget:
        """What counts again: how many games, with which figures, how far it is."""
        self.games = QuietNumberBox()
        self.games.setRange(1, MOST_GAMES)
        self.games.setValue(GAMES)
        self.own = TickBox(translate("WarTables", "with my own figures"))
        self.own.setChecked(True)
        self.start = QPushButton(translate("WarTables", "Count again"))
        self.start.setObjectName("count-again")
        self.start.setAutoDefault(False)
        self.start.clicked.connect(self._on_start)
        self.progress = QProgressBar()
        self.progress.setVisible(False)
        self.told = TextLabel("")
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        for widget in (TextLabel(translate("WarTables", "Games:"), wrap=False), self.games, self.own, self.start):
            row.addWidget(widget)
        row.addWidget(self.progress, 1)
        row.addWidget(self.told, 1)
        found = QWidget()
        found.setLayout(row)
        return found

    # -- what is shown -----------------------------------------------------------------------------
    def _on_scenario(self) -> None:
        self.cancel()
        table = self._tables.get(self.scenarios.currentData())
        if table is None:
            self.page.setHtml(f"<p>{escape(translate('WarTables', 'Nobody has counted this scenario yet.'))}</p>")
        else:
            self._show(table)

    def _show(self, table: HistoryTable) -> None:
        self.page.setHtml("".join(table_html(table, self._happened, self._sides)))

    # -- counting again ----------------------------------------------------------------------------
    @property
    def counts(self) -> bool:
        """Whether games are being played."""
        return self._process is not None

    def _on_start(self) -> None:
        if self.counts:
            self.cancel()
            return
        scenario, number = self.scenarios.currentData(), self.games.value()
        words = ["history", f"{self._game}/{scenario}", "--games", str(number), *(["--own"] * self.own.isChecked())]
        process = self._process = child(self, [*this_program(), *words])
        process.readyReadStandardError.connect(self._on_progress)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self.progress.setRange(0, number)
        self.progress.setValue(0)
        self._tell("")
        process.start()

    def _tell(self, text: str) -> None:
        self.told.setText(text)
        self.progress.setVisible(self.counts)
        self.told.setVisible(not self.counts)
        self.start.setText(translate("WarTables", "Cancel") if self.counts else translate("WarTables", "Count again"))

    def _on_progress(self) -> None:
        if self._process is None:
            return
        lines = bytes(self._process.readAllStandardError().data()).decode(errors="replace").split()
        numbers = [int(word) for word in lines if word.isdigit()]
        if numbers:
            self.progress.setValue(max(numbers))

    def _on_finished(self) -> None:
        if self._process is None:
            return
        said, self._process = bytes(self._process.readAllStandardOutput().data()), None
        try:
            table = msgspec.json.decode(said, type=HistoryFile).tables[0]
        except (msgspec.MsgspecError, IndexError):
            self._tell(translate("WarTables", "The games could not be counted."))
            return
        self._tell(translate("WarTables", "The games above are these.") if not table.faults else table.faults[0])
        self._show(table)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and self._process is not None:
            said, self._process = self._process.errorString(), None
            self._tell(said)

    def cancel(self) -> None:
        """Leave off; what is shown stays."""
        process, self._process = self._process, None
        end(process)
        self._tell("")


# -- the page ------------------------------------------------------------------------------------------
def table_html(table: HistoryTable, happened: Sequence[Happened], sides: Mapping[str, str]) -> Iterator[str]:
    """A scenario's table as a page."""
    head = translate("WarTables", "{0} games with the program in every seat (level: {1}), seeds from {2}.")
    yield f"<p>{escape(head.format(table.games, table.level, table.seed))}</p>"
    names = {**sides, "": translate("WarTables", "Nobody")}
    yield _heading(translate("WarTables", "How they end"))
    at_the_end = translate("WarTables", "{0}, at the end on average")
    yield _rows(
        (),
        [
            *((names.get(side, side), _share(count, table.games), "") for side, count in table.wins.items()),
            *((text, "", _share(count, table.games)) for text, count in _most_first(table.ends)),
            *((at_the_end.format(title), _figure(value), "") for title, value in table.figures.items()),
        ],
    )
    yield from _deeds(table, happened)
    yield from _turns(table, sides)


def _deeds(table: HistoryTable, happened: Sequence[Happened]) -> Iterator[str]:
    known = {each.key: each for each in happened if each.key}
    rows = []
    for deed in table.deeds:
        when = translate("WarTables", "turn {0}").format(deed.turn)
        often = translate("WarTables", "{0} times").format(_figure(deed.times)) if deed.times > NEVER_TWICE else ""
        war = known[deed.key].when if deed.key in known else ""
        rows.append((deed.text, _share(deed.games, table.games), when, often, war))
    heads = (
        translate("WarTables", "What happens"),
        translate("WarTables", "in"),
        translate("WarTables", "first, as a rule"),
        translate("WarTables", "how often"),
        translate("WarTables", "in the war itself"),
    )
    yield _heading(translate("WarTables", "What happens in them"))
    yield _rows(heads, rows)
    met = {deed.key for deed in table.deeds}
    missed = [(each.text or each.key, each.when) for each in happened if each.text and each.key not in met]
    if missed:
        yield _heading(translate("WarTables", "In the war itself, and seldom or never in them"))
        yield _rows((), missed)


def _turns(table: HistoryTable, sides: Mapping[str, str]) -> Iterator[str]:
    kinds = sorted({kind for turn in table.turns for kind in turn.losses})
    heads = (
        translate("WarTables", "Turn"),
        translate("WarTables", "games"),
        translate("WarTables", "fights"),
        *(_lost(kind, sides) for kind in kinds),
    )
    rows = [
        (turn.turn, str(turn.games), _figure(turn.fights), *(_figure(turn.losses.get(kind, 0.0)) for kind in kinds))
        for turn in table.turns
    ]
    yield _heading(translate("WarTables", "Turn by turn, on average"))
    yield _rows(heads, rows)


def _lost(kind: str, sides: Mapping[str, str]) -> str:
    side, _, what = kind.partition(" ")
    return f"{sides.get(side, side)}: {what}"


def _most_first(ends: Mapping[str, int]) -> list[tuple[str, int]]:
    return sorted(ends.items(), key=lambda end: (-end[1], end[0]))


def _share(count: int, games: int) -> str:
    return translate("WarTables", "{0} of {1}").format(count, games)


def _figure(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0").replace("-", "−")


def _heading(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def _rows(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th align='left'>{escape(text)}</th>" for text in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in rows)
    return f"<table cellpadding='3'>{f'<tr>{top}</tr>' if top else ''}{body}</table>"
