"""Settings: what is remembered between sessions, typed, over one QSettings."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

import msgspec
from PySide6.QtCore import QByteArray, QSettings

from desktop.controller.always import Standing
from desktop.controller.options import HANDOVER_MODES, ControllerOptions
from desktop.data.library import Library
from desktop.data.places import NAME, is_home_chosen, places

LAYOUT_VERSION = 1
THEMES = ("system", "light", "dark")
PALETTES = ("standard", "colour-blind")
FONT_SCALES = (0.8, 2.0)
YES_NO = ("yes", "no")
SPEEDS = 4
PACES = {"slow": 1600, "normal": 800, "fast": 300, "at once": 0}
"""How long a choice of the program waits, in milliseconds."""


def kept_preferences() -> QSettings:
    """Where the platform keeps preferences, or a file in the folder that was chosen for everything."""
    if is_home_chosen():
        return QSettings(places().preferences, QSettings.Format.IniFormat)
    return QSettings(NAME, NAME)


def _key(scenario: str) -> str:
    """A scenario as the name of a setting: it may be the path of a file."""
    return scenario.replace("/", "|").replace("\\", "|")


class Settings:
    """Preferences and layout. `data_dir` holds the library of games and reports."""

    def __init__(self, store: QSettings | None = None, data_dir: Path | None = None) -> None:
        self._store = store or kept_preferences()
        self.data_dir = data_dir or Path(places().data)

    @property
    def store(self) -> QSettings:
        """For parts of the program that remember something of their own."""
        return self._store

    def _text(self, key: str, default: str, allowed: tuple[str, ...]) -> str:
        value = str(self._store.value(key, default))
        return value if value in allowed else default

    def _put(self, key: str, value: object) -> None:
        self._store.setValue(key, value)

    @property
    def font_scale(self) -> float:
        try:
            value = float(str(self._store.value("font_scale", 1.0)))
        except ValueError:
            return 1.0
        return min(max(value, FONT_SCALES[0]), FONT_SCALES[1])

    @font_scale.setter
    def font_scale(self, value: float) -> None:
        self._put("font_scale", round(min(max(value, FONT_SCALES[0]), FONT_SCALES[1]), 2))

    @property
    def theme(self) -> str:
        return self._text("theme", "system", THEMES)

    @theme.setter
    def theme(self, value: str) -> None:
        self._put("theme", value)

    @property
    def palette(self) -> str:
        return self._text("palette", "standard", PALETTES)

    @palette.setter
    def palette(self, value: str) -> None:
        self._put("palette", value)

    @property
    def animation(self) -> int:
        """0 instant, 1 fast, 2 normal, 3 slow."""
        return int(self._text("animation", "2", tuple(map(str, range(SPEEDS)))))

    @animation.setter
    def animation(self, value: int) -> None:
        self._put("animation", value)

    @property
    def handover(self) -> str:
        return self._text("handover", "open", HANDOVER_MODES)

    @handover.setter
    def handover(self, value: str) -> None:
        self._put("handover", value)

    @property
    def pace(self) -> str:
        """How fast the program plays: "slow", "normal", "fast" or "at once"."""
        return self._text("pace", "normal", tuple(PACES))

    @pace.setter
    def pace(self, value: str) -> None:
        self._put("pace", value)

    @property
    def own_view(self) -> bool:
        """Whether each player's place and zoom on the map are given back when he is asked again."""
        return self._text("own_view", "no", YES_NO) == "yes"

    @own_view.setter
    def own_view(self, value: bool) -> None:
        self._put("own_view", "yes" if value else "no")

    @property
    def sound(self) -> bool:
        """Whether a soft sound tells that another player is asked."""
        return self._text("sound", "yes", YES_NO) == "yes"

    @sound.setter
    def sound(self, value: bool) -> None:
        self._put("sound", "yes" if value else "no")

    def silenced(self) -> set[str]:
        """The confirmations that were switched off."""
        self._store.beginGroup("confirm")
        keys = [key for key in self._store.childKeys() if str(self._store.value(key)) == "never"]
        self._store.endGroup()
        return set(keys)

    def silence(self, warning_id: str) -> None:
        self._put(f"confirm/{warning_id}", "never")

    def ask_everything_again(self) -> None:
        self._store.remove("confirm")

    # -- briefings that do not open by themselves ----------------------------------------------------
    def is_briefed(self, game: str, scenario: str) -> bool:
        """Whether the players want no briefing to open with this scenario."""
        return str(self._store.value(f"briefed/{game}/{_key(scenario)}", "")) == "yes"

    def keep_briefed(self, game: str, scenario: str, briefed: bool) -> None:
        name = f"briefed/{game}/{_key(scenario)}"
        if briefed:
            self._put(name, "yes")
        else:
            self._store.remove(name)

    # -- answers that are always given -------------------------------------------------------------
    def always(self) -> list[Standing]:
        """The answers that players want given for them, as they said so."""
        value = self._store.value("always", [])
        lines = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        found = []
        for line in lines:
            try:
                found.append(msgspec.json.decode(str(line), type=Standing))
            except msgspec.MsgspecError:  # a line of another version is no answer
                continue
        return found

    def keep_always(self, standing: Standing) -> None:
        others = [each for each in self.always() if each.key != standing.key]
        self._put_always([*others, standing])

    def forget_always(self, standing: Standing) -> None:
        self._put_always([each for each in self.always() if each.key != standing.key])

    def _put_always(self, answers: list[Standing]) -> None:
        self._put("always", [msgspec.json.encode(each).decode() for each in answers])

    # -- layout ------------------------------------------------------------------------------------
    def layout(self) -> tuple[QByteArray, QByteArray]:
        """(geometry, state) of the window; empty if none is kept."""
        parts = [self._store.value(f"layout/{LAYOUT_VERSION}/{name}") for name in ("geometry", "state")]
        geometry, state = (part if isinstance(part, QByteArray) else QByteArray() for part in parts)
        return geometry, state

    def keep_layout(self, geometry: QByteArray, state: QByteArray) -> None:
        self._put(f"layout/{LAYOUT_VERSION}/geometry", geometry)
        self._put(f"layout/{LAYOUT_VERSION}/state", state)

    def forget_layout(self) -> None:
        self._store.remove("layout")

    # -- files -------------------------------------------------------------------------------------
    def recent(self) -> list[Path]:
        """Saves that an earlier version opened or wrote and that still exist."""
        value = self._store.value("recent", [])
        listed = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        return [path for path in (Path(str(item)) for item in listed) if path.is_file()]

    @property
    def saves_dir(self) -> Path:
        """Where earlier versions saved games by default."""
        return self.data_dir / "saves"

    @property
    def journal_dir(self) -> Path:
        """Where earlier versions kept the games under way."""
        return self.data_dir / "journal"

    @cached_property
    def library(self) -> Library:
        """All games that were begun."""
        from desktop.controller.table import described

        return Library(self.data_dir / "games", described)

    @property
    def report_dir(self) -> Path:
        return self.data_dir / "reports"

    def controller_options(self) -> ControllerOptions:
        options = ControllerOptions(library=self.library, report_dir=self.report_dir)
        self.guide(options)
        return options

    def guide(self, options: ControllerOptions) -> None:
        """Have the policies be as they are set now."""
        options.handover, options.pace_ms = self.handover, PACES[self.pace]
        options.silenced, options.always = self.silenced(), {each.key for each in self.always()}
