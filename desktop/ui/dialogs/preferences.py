"""Preferences: text size, theme, colours, animation, hand-over, confirmations. Changes are seen at once."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.controller.always import Standing
from desktop.controller.options import HANDOVER_MODES
from desktop.ui.settings import FONT_SCALES, PACES, PALETTES, SPEEDS, THEMES, Settings
from desktop.ui.widgets.dialog_buttons import dialog_buttons
from desktop.ui.widgets.flow import clear_layout
from desktop.ui.widgets.quiet import QuietComboBox
from desktop.ui.widgets.quiet_slider import QuietSlider
from desktop.ui.widgets.text import TextLabel, em


class PreferencesDialog(QDialog):
    """Edits the settings and says when one has changed."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._settings = settings
        self._boxes: dict[str, QComboBox] = {}
        self._form = QFormLayout()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._add_scale()
        self._add_choice("theme", self.tr("Theme"), THEMES, self._theme_names())
        self._add_choice("palette", self.tr("Colours"), PALETTES, (self.tr("Standard"), self.tr("Colour-blind safe")))
        speeds = (self.tr("Instant"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow"))
        self._add_choice("animation", self.tr("Animation"), tuple(range(SPEEDS)), speeds)
        paces = (self.tr("Slow"), self.tr("Normal"), self.tr("Fast"), self.tr("At once"))
        self._add_choice("pace", self.tr("Speed of the program's play"), tuple(PACES), paces)
        self._add_choice("handover", self.tr("Secrecy of hands"), HANDOVER_MODES, self._handover_names())
        self._boxes["handover"].setToolTip(
            self.tr("How the hands of new games are hidden; the game on the table follows if its players agree.")
        )
        views = (self.tr("Stays where it is"), self.tr("Each player's own comes back"))
        self._add_choice("own_view", self.tr("View of the map at a change of player"), (False, True), views)
        sounds = (self.tr("None"), self.tr("A soft sound"))
        self._add_choice("sound", self.tr("Sound at a change of player"), (False, True), sounds)
        again = QPushButton(self.tr("Ask all confirmations again"))
        again.setAutoDefault(False)
        again.clicked.connect(self._on_ask_again)
        self._form.addRow(self.tr("Confirmations"), again)
        self._answers = QVBoxLayout()
        self._form.addRow(self.tr("Always answered"), self._answers)
        self._show_answers()
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        self.setMinimumWidth(30 * em())
        column.addLayout(self._form)
        column.addStretch(1)
        column.addWidget(buttons)

    def showEvent(self, event: QShowEvent) -> None:
        """As high as its words are in lines: Qt asks how high they are in one."""
        super().showEvent(event)
        layout = self.layout()
        if layout is not None:
            self.resize(self.width(), max(self.height(), layout.totalHeightForWidth(self.width())))

    def _theme_names(self) -> tuple[str, ...]:
        return self.tr("As the system"), self.tr("Light"), self.tr("Dark")

    def _handover_names(self) -> tuple[str, ...]:
        return (
            self.tr("Open table, hands are held up"),
            self.tr("Blank screen when something is hidden"),
            self.tr("Blank screen always"),
            self.tr("Hands lie open"),
        )

    def _add_scale(self) -> None:
        slider = QuietSlider(Qt.Orientation.Horizontal)
        slider.setObjectName("font-scale")
        slider.setRange(round(FONT_SCALES[0] * 10), round(FONT_SCALES[1] * 10))
        slider.setValue(round(self._settings.font_scale * 10))
        figure = QLabel(f"{slider.value() * 10} %")
        slider.valueChanged.connect(lambda value: figure.setText(f"{value * 10} %"))
        slider.valueChanged.connect(self._on_scale)
        row = QHBoxLayout()
        row.addWidget(slider, 1)
        row.addWidget(figure)
        self._form.addRow(self.tr("Size of all text"), row)

    def _on_scale(self, value: int) -> None:
        self._settings.font_scale = value / 10
        self.changed.emit()

    def _add_choice(self, name: str, label: str, values: tuple[object, ...], texts: tuple[str, ...]) -> None:
        box = QuietComboBox()
        box.setObjectName(name)
        for value, words in zip(values, texts, strict=True):
            box.addItem(words, value)
        box.setCurrentIndex(values.index(getattr(self._settings, name)))
        box.currentIndexChanged.connect(lambda index: self._on_choice(name, values[index]))
        self._boxes[name] = box
        self._form.addRow(label, box)

    def _on_choice(self, name: str, value: object) -> None:
        setattr(self._settings, name, value)
        self.changed.emit()

    def _show_answers(self) -> None:
        """The answers that are given for the players, each with a button to take it back."""
        clear_layout(self._answers)
        standing = self._settings.always()
        if not standing:
            self._answers.addWidget(TextLabel(self.tr("Nothing. A right click on an answer offers it."), tone="muted"))
        for each in standing:
            line = QWidget()
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            row.addWidget(TextLabel(each.words), 1)
            button = QPushButton(self.tr("Ask again"))
            button.setObjectName("take-back")
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, each=each: self._on_take_back(each))
            row.addWidget(button)
            self._answers.addWidget(line)

    def _on_take_back(self, standing: Standing) -> None:
        self._settings.forget_always(standing)
        self._show_answers()
        self.changed.emit()

    def _on_ask_again(self) -> None:
        self._settings.ask_everything_again()
        self.changed.emit()
