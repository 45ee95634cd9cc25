"""The readings and optional rules that a scenario lets its players choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from desktop.data.game_files import Ruling
from desktop.ui.widgets.frames import Column
from desktop.ui.widgets.quiet import QuietComboBox
from desktop.ui.widgets.text import TextLabel
from desktop.ui.widgets.tick_box import TickBox


class OptionsForm(Column):
    """Signals:
    value_set: the place of the options in the file, and which there are.
    """

    value_set = Signal(object, object)

    def __init__(self, rulings: Mapping[str, Ruling], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._showing = False
        self._known: list[Any] = []
        self.boxes: dict[str, TickBox] = {}
        self.usual: dict[str, QComboBox] = {}
        self.column.addWidget(
            TextLabel(self.tr("What players may choose before a game, and what is usual."), tone="muted")
        )
        for ruling in rulings.values():
            if ruling.switch is not None:
                self._add(ruling)

    def _add(self, ruling: Ruling) -> None:
        assert ruling.switch is not None
        box = TickBox(f"{ruling.question} ({ruling.rule})" if ruling.rule else ruling.question)
        box.setObjectName(f"option-{ruling.id}")
        usual = QuietComboBox()
        usual.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        usual.setMinimumContentsLength(12)
        usual.addItem(self.tr("As in the rulings"), "")
        for choice in ruling.switch.choices:
            usual.addItem(choice.text, choice.id)
        usual.setObjectName(f"usual-{ruling.id}")
        box.toggled.connect(lambda _: self._emit())
        usual.activated.connect(lambda _: self._emit())
        self.boxes[ruling.id], self.usual[ruling.id] = box, usual
        self.column.addWidget(box)
        self.column.addWidget(usual)

    def show_data(self, data: dict[str, Any]) -> None:
        listed = data.get("options")
        self._known = listed if isinstance(listed, list) else []
        found = {each.get("ruling"): each.get("default", "") for each in self._known if isinstance(each, dict)}
        self._showing = True
        for name, box in self.boxes.items():
            box.setChecked(name in found)
            usual = self.usual[name]
            usual.setVisible(name in found)
            usual.setCurrentIndex(max(usual.findData(found.get(name, "")), 0))
        self._showing = False

    def _emit(self) -> None:
        """Those that were listed keep their places."""
        if self._showing:
            return
        before = [str(each.get("ruling")) for each in self._known if isinstance(each, dict)]
        chosen = [name for name in [*before, *(n for n in self.boxes if n not in before)] if self._is_on(name)]
        self.value_set.emit(("options",), [self._option(name) for name in chosen])

    def _is_on(self, name: str) -> bool:
        return name in self.boxes and self.boxes[name].isChecked()

    def _option(self, name: str) -> dict[str, str]:
        usual = self.usual[name].currentData()
        return {"ruling": name, **({"default": usual} if usual else {})}
