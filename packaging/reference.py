"""Writes the reference in `desktop/docs/`: for each game the fields of its files and the verbs of its language; and the
page of the guide about keys.

    python packaging/reference.py

All comes from the code: the fields from the shapes of the files (`games/<game>/data/files.py`), the verbs from
`games/<game>/verbs.py`. A test compares what is written there with what would be written now.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "desktop" / "docs"
KEYS = ROOT / "resources" / "guide" / "keys.md"


def main() -> int:
    sys.path.insert(0, str(ROOT))
    from desktop.engine.definition import game_ids, is_shipped

    FOLDER.mkdir(exist_ok=True)
    for game_id in filter(is_shipped, game_ids()):
        path = FOLDER / f"{game_id}.md"
        path.write_text(reference(game_id), encoding="utf-8")
        print(path.relative_to(ROOT))
    KEYS.write_text(keys(), encoding="utf-8")
    print(KEYS.relative_to(ROOT))
    return 0


def keys() -> str:
    """The page of the guide about keys, from the commands of the window."""
    from desktop.ui.commands import COMMANDS, MAP_KEYS, MENUS

    parts = ["# Keys", "Everything works without a mouse. F1 shows this table, with the keys of the game on the table;"]
    parts[-1] += " Ctrl+K finds any command by its words."
    titles = {"game": "Games", "play": "Play", "view": "The view", "help": "Help"}
    for menu, _ in MENUS:
        rows = [(", ".join(each.keys), each.text.rstrip("…")) for each in COMMANDS if each.menu == menu and each.keys]
        parts += [f"## {titles[menu]}", _key_table(rows)]
    parts += ["## On the map", _key_table([*MAP_KEYS, ("H", "Hold up your hand, for as long as the key is down")])]
    more = [("Ctrl+1 to Ctrl+9", "Open a panel"), ("Alt+1 to Alt+9", "Lay an overlay over the map")]
    return "\n\n".join([*parts, "## Panels and overlays", _key_table(more)]) + "\n"


def _key_table(rows: list[tuple[str, str]]) -> str:
    return "\n".join(["| key | what it does |", "|---|---|", *(f"| {key} | {_cell(what)} |" for key, what in rows)])


def reference(game_id: str) -> str:
    """The page of a game."""
    from desktop.engine.definition import game

    definition = game(game_id)
    files = importlib.import_module(f"desktop.games.{game_id}.data.files").READER
    parts = [f"# {definition.title}: reference", "Written by `packaging/reference.py` from the code; do not edit it."]
    parts += ["## Verbs", _verbs(definition.language)]
    for name, shape in {"a scenario": files.scenario_shape, **files.shapes}.items():
        title = name if name == "a scenario" else f"{name}.yaml"
        parts += [f"## Fields of {title}", *_records(shape)]
    return "\n\n".join(parts) + "\n"


def _verbs(language: Any) -> str:
    rows = ["| verb | names | when it is done |", "|---|---|---|"]
    for name in sorted(language):
        verb = language[name]
        kinds = [_kind(kind) if number < verb.least else f"[{_kind(kind)}]" for number, kind in enumerate(verb.kinds)]
        rows.append(f"| `{name}` | {', '.join(kinds)} | {verb.rule} |")
    return "\n".join(rows)


def _kind(kind: Any) -> str:
    return " or ".join(f"`{word}`" for word in kind.words) if hasattr(kind, "words") else str(kind.name)


# -- records -----------------------------------------------------------------------------------------
def _records(shape: type) -> Iterator[str]:
    """A record and, once each, those it is made of."""
    waiting, seen = [shape], {shape}
    while waiting:
        record = waiting.pop(0)
        yield _table(record)
        for hint in get_type_hints(record).values():
            for part in _inside(hint):
                if part not in seen:
                    seen.add(part)
                    waiting.append(part)


def _table(record: type) -> str:
    said = _cell(record.__dict__.get("__doc__") or "")
    rows = [f"**{record.__name__}**{f': {said}' if said else ''}"]
    rows += ["", "| field | holds | default | |", "|---|---|---|---|"]
    tag = msgspec.structs.fields(record) and record.__struct_config__.tag  # type: ignore[attr-defined]
    if tag:
        rows.append(f"| `{record.__struct_config__.tag_field}` | `{tag}` | | |")  # type: ignore[attr-defined]
    hints, notes = get_type_hints(record), _notes(record)
    for field in msgspec.structs.fields(record):
        default = "" if field.required else _default(field)
        rows.append(
            f"| `{field.encode_name}` | {_said(hints[field.name])} | {default} | {_cell(notes.get(field.name, ''))} |"
        )
    return "\n".join(rows)


def _default(field: Any) -> str:
    if field.default is not msgspec.NODEFAULT:
        return f"`{field.default!r}`"
    return "`[]`" if field.default_factory is list else "`{}`" if field.default_factory is dict else "made"


def _said(hint: Any) -> str:
    """A type in words."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is type(None):
        return "nothing"
    if origin is None:
        names = {str: "text", int: "whole number", bool: "true or false", float: "number", Any: "anything"}
        return names.get(hint, getattr(hint, "__name__", str(hint)))
    if origin is list:
        return f"list of {_said(args[0])}"
    if origin is dict:
        return f"{_said(args[0])} to {_said(args[1])}"
    if origin is tuple:
        return "(" + ", ".join("..." if arg is Ellipsis else _said(arg) for arg in args) + ")"
    if str(origin).endswith("Literal"):
        return ", ".join(f"`{arg}`" for arg in args)
    return " or ".join(_said(arg) for arg in args)


def _inside(hint: Any) -> Iterator[type]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for arg in get_args(hint):
        yield from _inside(arg)


def _notes(record: type) -> dict[str, str]:
    """What the code says below a field, of the record and those it is derived from."""
    found: dict[str, str] = {}
    for each in reversed(record.__mro__):
        if each.__module__.startswith("desktop."):
            found |= _notes_of(each.__module__).get(each.__name__, {})
    return found


@cache
def _notes_of(module: str) -> dict[str, dict[str, str]]:
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: dict(_field_notes(node)) for node in tree.body if isinstance(node, ast.ClassDef)}


def _field_notes(record: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, note in zip(record.body, record.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(note, ast.Expr)
            and isinstance(note.value, ast.Constant)
            and isinstance(note.value.value, str)
        ):
            yield field.target.id, note.value.value


def _cell(text: str) -> str:
    """One line that no table takes apart."""
    return " ".join(text.split()).replace("|", "\\|")


if __name__ == "__main__":
    sys.exit(main())
