"""One game on the start page: what it is about, its facts, a picture, and its scenarios with what can be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.data.schema_shelf import Listed, ShelfFile
from desktop.data.shelf import is_own
from desktop.engine.definition import is_shipped
from desktop.ui import theme
from desktop.ui.library import Title
from desktop.ui.opening_pictures import Opening
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.orders import mine_button
from desktop.ui.widgets.text import TextLabel, WrapButton, em

SMALL, COVER, LARGE = (7.2, 4.8), (13.2, 8.8), (15.6, 8.8)
"""Room for a picture, in ems: beside a scenario, of a game, of the first evening."""
FLAT = (9.6, 5.4)
HEAVIEST = 5


class Picture(QLabel):
    """Where the picture of an opening is seen; it has its room before it comes."""

    def __init__(self, opening: Opening, room: tuple[float, float], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.opening, self._room = opening, room
        self.wanted = False
        self._shape()

    def _shape(self) -> None:
        self.setFixedSize(self.room)

    def set_room(self, room: tuple[float, float]) -> None:
        if room != self._room:
            self._room, self.wanted = room, False
            self.clear()
            self._shape()

    @property
    def room(self) -> QSize:
        return QSize(round(self._room[0] * em()), round(self._room[1] * em()))

    def show_picture(self, image: QImage) -> None:
        if not image.isNull():
            self.setPixmap(QPixmap.fromImage(image))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._shape()
            self.wanted = False


class Playable(QFrame):
    """Something with a scenario that can be played or laid out on the real table.

    Signals:
        chosen: game and scenario for the new-game dialog.
        print_requested: game and scenario of a set-up sheet.
        ordered: what is to become of a scenario (like, change, share, delete), game and scenario.
    """

    chosen = Signal(str, str)
    print_requested = Signal(str, str)
    ordered = Signal(str, str, str)

    def __init__(self, game_id: str, info: Listed, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game_id, self.info = game_id, info
        self._icons: list[tuple[QPushButton, str]] = []

    def button(self, words: str, icon: str, signal: str, name: str = "") -> QPushButton:
        made = QPushButton(words)
        made.setObjectName(name)
        made.setAccessibleName(f"{words}: {self.info.title}")
        made.clicked.connect(lambda: getattr(self, signal).emit(self.game_id, self.info.id))
        self._icons.append((made, icon))
        made.setIcon(theme.icon(icon))
        return made

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationPaletteChange:
            for button, name in self._icons:
                button.setIcon(theme.icon(name))


class ScenarioRow(Playable):
    """One scenario of a game: its opening, title and length, what is special, and what can be done."""

    def __init__(self, game_id: str, info: Listed, parent: QWidget | None = None) -> None:
        super().__init__(game_id, info, parent)
        places = tuple(info.briefing.picture) if info.briefing else ()
        self.picture = Picture(Opening(game_id, info.id, places), SMALL)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(TextLabel(info.title, factor=1.08, bold=True))
        words.addWidget(TextLabel(info.length, tone="muted"))
        words.addWidget(TextLabel(info.summary))
        words.addStretch(1)
        buttons = QVBoxLayout()
        buttons.addWidget(self.button(self.tr("Play"), "play", "chosen", f"play-{game_id}-{info.id}"))
        buttons.addWidget(self.button(self.tr("Set-up sheet"), "print", "print_requested"))
        if is_own(game_id, info.id):
            buttons.addWidget(self._own())
        buttons.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, em() // 4, 0, em() // 4)
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        row.addLayout(buttons)

    def _own(self) -> QToolButton:
        orders = (
            ("change", self.tr("Change it")), ("like", self.tr("A new one like it")),
            ("share", self.tr("Share it as a file…")), ("delete", self.tr("Delete it")),
        )  # fmt: skip
        return mine_button(self.info.id, orders, lambda name: self.ordered.emit(name, self.game_id, self.info.id))


class GameCard(QFrame):
    """A game with its scenarios inside.

    Signals:
        ordered: what is to become of a scenario, game and scenario; "" of a new one.
        copy_requested, pictures_requested: the owner's figures, or pictures, of the game.
    """

    copy_requested = Signal(str)
    pictures_requested = Signal(str)
    ordered = Signal(str, str, str)

    def __init__(self, title: Title, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.palette().ColorRole.Base)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(em(), em() * 3 // 4, em(), em() // 2)
        self.cover: Picture | None = None
        self._wants: dict[str, Callable[[], None]] = {
            "my-copy": lambda: self.copy_requested.emit(title.id),
            "my-pictures": lambda: self.pictures_requested.emit(title.id),
            "new-scenario": lambda: self.ordered.emit("new", title.id, ""),
        }
        if title.told is not None:
            self._tell(title, title.told)
        else:
            column.addWidget(TextLabel(title.name, factor=1.35, bold=True))
        if title.fault:
            words = self.tr("This game cannot be read: {0}").format(title.fault)
            column.addWidget(TextLabel(words, tone="muted"))
        for why in title.left_out:
            column.addWidget(TextLabel(self.tr("Not listed: {0}").format(why), tone="muted"))
        self.rows = [ScenarioRow(title.id, info) for info in title.scenarios]
        mine = next((row for row in self.rows if is_own(title.id, row.info.id)), None)
        for row in self.rows:
            row.ordered.connect(self.ordered)
            if row is mine:
                column.addWidget(TextLabel(self.tr("Mine"), factor=1.2, bold=True))
            line = QFrame()
            line.setFrameShape(QFrame.Shape.HLine)
            line.setFrameShadow(QFrame.Shadow.Sunken)
            column.addWidget(line)
            column.addWidget(row)
        if title.told is not None and is_shipped(title.id):
            column.addWidget(self._your_own(title))

    def _your_own(self, title: Title) -> QWidget:
        """What an owner may bring, below all that can be played as it is."""
        foot = QWidget()
        row = FlowLayout(foot, spacing=em() // 3)
        row.addWidget(self._owners(self.tr("My copy"), self.tr("Put the printed figures in"), "my-copy"))
        row.addWidget(
            self._owners(self.tr("My pictures"), self.tr("Lay the printed map under the game"), "my-pictures")
        )
        row.addWidget(self._owners(self.tr("New scenario"), self.tr("Make a scenario of your own"), "new-scenario"))
        return foot

    def _owners(self, words: str, tip: str, name: str) -> QPushButton:
        button = WrapButton(words)
        button.setToolTip(tip)
        button.setObjectName(f"{name}-{self.title.id}")
        button.clicked.connect(lambda: self._wants[name]())
        return button

    def pictures(self) -> Iterator[Picture]:
        if self.cover is not None:
            yield self.cover
        yield from (row.picture for row in self.rows)

    def _tell(self, title: Title, told: ShelfFile) -> None:
        """The picture beside name and facts, what it is about below."""
        self.cover = Picture(Opening(title.id, told.cover.scenario, tuple(told.cover.places)), COVER)
        words = QVBoxLayout()
        words.addWidget(TextLabel(title.name, factor=1.35, bold=True))
        words.addLayout(self._facts(told))
        words.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(em())
        row.addWidget(self.cover, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        self._column.addLayout(row)
        self._column.addWidget(TextLabel(told.about))

    def _facts(self, told: ShelfFile) -> QGridLayout:
        weight = "●" * told.weight + "○" * (HEAVIEST - told.weight)
        solo = {"good": self.tr("good"), "fair": self.tr("fair"), "poor": self.tr("poor")}[told.solo]
        facts = (
            (self.tr("Map"), told.board),
            (self.tr("Players"), told.players),
            (self.tr("Time"), told.hours),
            (self.tr("Weight"), f"{weight}  {self._weight(told.weight)}"),
            (self.tr("Alone"), f"{solo}: {told.solo_why}"),
        )
        grid = QGridLayout()
        grid.setHorizontalSpacing(em() // 2)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        for number, (caption, value) in enumerate(facts):
            grid.addWidget(TextLabel(caption, tone="muted", wrap=False), number, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(TextLabel(value), number, 1)
        return grid

    def _weight(self, weight: int) -> str:
        words = (
            self.tr("light"), self.tr("light to medium"), self.tr("medium"), self.tr("heavy"), self.tr("very heavy"),
        )  # fmt: skip
        return words[weight - 1]


class FirstEvening(Playable):
    """The scenario to begin with, large: why it is that one, and two buttons to begin or to be taught."""

    learn_requested = Signal()

    def __init__(self, title: Title, info: Listed, parent: QWidget | None = None) -> None:
        super().__init__(title.id, info, parent)
        assert title.told is not None
        self.setObjectName("first-evening")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.palette().ColorRole.Base)
        places = tuple(info.briefing.picture) if info.briefing else ()
        self.picture = Picture(Opening(title.id, info.id, places), LARGE)
        words = QVBoxLayout()
        words.setSpacing(em() // 4)
        words.addWidget(TextLabel(self.tr("Your first evening"), tone="muted"))
        words.addWidget(TextLabel(info.title, factor=1.6, bold=True))
        words.addWidget(TextLabel(f"{title.name} · {info.length}", tone="muted"))
        self._why = TextLabel(title.told.begin_why)
        words.addWidget(self._why)
        words.addStretch(1)
        words.addLayout(self._buttons())
        row = QHBoxLayout(self)
        row.setSpacing(em())
        row.addWidget(self.picture)
        row.addLayout(words, 1)

    def set_compact(self, compact: bool) -> None:
        """Whoever has begun games has had that evening, or knows of it: it takes less room."""
        self.picture.set_room(FLAT if compact else LARGE)
        self._why.setVisible(not compact)

    def _buttons(self) -> QHBoxLayout:
        begin = self.begin = self.button(self.tr("Play"), "play", "chosen", "play-first")
        begin.setDefault(True)
        learn = WrapButton(self.tr("Learn it step by step first"))
        learn.setObjectName("learn-first")
        learn.clicked.connect(self.learn_requested)
        row = QHBoxLayout()
        for button in (begin, learn, self.button(self.tr("Set-up sheet"), "print", "print_requested")):
            row.addWidget(button)
        row.addStretch(1)
        return row
