"""What the names of every game have in common: words by key, and lists of ids."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from desktop.engine.frame import Frame
from desktop.views.wording import Kind, Wording


class Naming:
    """Finds words for ids. A game adds its kinds of things: `{unit}` in a text is then shown by `kinds["unit"]`."""

    def __init__(self, texts: Mapping[str, str], kinds: Mapping[str, Kind], groups: Iterable[str] = ()) -> None:
        """`groups` are kinds of things whose name is `<group>.<id>` in the texts."""
        self.words = Wording(texts, {**{group: self._grouped(group) for group in groups}, **kinds})
        self.say = self.words.say

    def _grouped(self, group: str) -> Kind:
        return lambda name: self.keyed(group, str(name))

    def keyed(self, group: str, name: str) -> str:
        """The text `group.name`, or the name itself made readable."""
        key = f"{group}.{name}"
        return self.say(key) if key in self.words else name.replace("_", " ")

    def first_of(self, *keys: str) -> str:
        """The first key that has a text; "" if none has."""
        return next((key for key in keys if key in self.words), "")

    def edit_words(self, change: str) -> str:
        """A change by hand: `edit.<name>.<last word>` where that matters, else `edit.<name>`, with its words as w1, w2
        and so on; the command itself if it has no words."""
        name, *words = change.split() or [""]
        key = self.first_of(*(f"edit.{name}.{word}" for word in words[-1:]), f"edit.{name}")
        facts = {f"w{number}": word for number, word in enumerate(words, 1)}
        fits = key and self.words.fields(key) <= facts.keys()
        return self.say(key, **facts) if fits else change

    def frame_text(self, frame: Frame) -> str:
        """`path.<Frame>.<step>` where the step matters, else `path.<Frame>`; "" if the frame has no words."""
        name = type(frame).__name__
        key = self.first_of(f"path.{name}.{frame.step}", f"path.{name}")
        if not key:
            return ""
        facts: dict[str, Any] = {each: getattr(frame, each) for each in frame.__struct_fields__}
        if self.words.fields(key) - facts.keys() or any(facts[each] in ("", None) for each in self.words.fields(key)):
            return ""
        return self.say(key, **facts)


def several(ids: str | Iterable[str]) -> list[str]:
    """Ids given as a list, or in one string with commas."""
    return [part.strip() for part in ids.split(",") if part.strip()] if isinstance(ids, str) else list(ids)
