"""Fields and figures in words: headings of tables, what stands in a cell, what is meant by what is typed there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from msgspec import UNSET

from desktop.data.copy.address import parts_of
from desktop.data.copy.shapes import CHOICE, FORM, LIST, PLAIN, TEXT, WHOLE, YES_NO, Shape, bare, shape_of

YES, NO = "yes", "no"
PLACE = "the name of a place"
NONE = "-"
"""What is typed for nothing."""
EMPTY = '""'
"""An item of a list that is no letter at all."""
BETWEEN = "; "
"""Between the items of a list."""
_YES, _NO = ("yes", "y", "1", "true", "x"), ("no", "n", "0", "false")
_TITLES = {
    "a": "from", "b": "to", "ops": "OPS", "sr": "SR", "rp": "RP", "vp_spaces": "VP spaces",
    "nat": "Nationalist", "axis": "Axis", "rep": "Republican", "sov": "Soviet", "ru": "Russia", "it": "Italy",
    "ap_a": "Allied minor", "ge": "Germany", "ah": "Austria-Hungary", "cp_a": "Central minor", "full": "front",
    "reduced": "back", "cf": "combat", "lf": "loss", "mf": "movement", "card_kind": "kind", "x": "from the left",
    "y": "from the top", "vp_space": "VP space", "vp_value": "VP", "rm_value": "morale", "attack": "attack",
    "defense": "defence", "move": "movement", "div": "division", "bde": "brigade", "reg": "regiment",
    "real": "real name", "mall": "market", "asterisk": "removed (*)", "by": "replaced by",
    "entry": "comes by", "blocks_zoc": "bounds ZOC", "drm": "die modifier", "war_status": "war status",
    "cc": "combat card", "name_underlined": "name underlined", "number_underlined": "number underlined",
    "own": "this card's own", "turn_min": "not before turn", "turn_max": "not after turn", "rm_max": "morale at most",
    "canvas": "size of the map", "entry_port": "or at any port", "entry_spaces": "comes in at",
    "special_source": "supply tracing only", "least": "from", "most": "to", "tec": "terrain effects",
}  # fmt: skip
"""Of parts of fields whose own name says too little; all others are read as they stand."""
_SHORT = frozenset({"vp", "rp", "rm", "ep", "zoc", "crt", "drm", "drms", "hq", "poum"})
"""What is written in capitals."""
_VALUES = {
    "cc": "combat card", "nat": "Nationalist", "axis": "Axis", "rep": "Republican", "sov": "Soviet", "inf": "infantry",
    "lt_tank": "light tank", "ac": "armoured car", "cav": "cavalry", "eng": "engineers", "at": "anti-tank",
    "aa": "anti-air", "hq": "HQ", "art": "artillery", "div": "division", "bde": "brigade", "reg": "regiment",
    "ru": "Russia", "it": "Italy", "br": "Britain", "fr": "France", "sb": "Serbia", "mn": "Montenegro", "ro": "Romania",
    "gr": "Greece", "ah": "Austria-Hungary", "ge": "Germany", "tu": "Turkey", "bu": "Bulgaria", "ap_a": "Allied minor",
    "cp_a": "Central minor", "nationalist": "Nationalist", "republican": "Republican", "allied": "Allied",
    "central": "Central", "allies": "Allies", "western": "Western", "soviet": "Soviet", "vichy": "Vichy",
    "bn": "battalion", "co": "company", "lcu": "large unit", "scu": "small unit",
}  # fmt: skip


def title_of(path: str, names: Mapping[str, str] | None = None) -> str:
    """The heading of a field: "Front: combat"; `names` has those of spaces."""
    told = ": ".join((names or {}).get(part) or _TITLES.get(part) or _spelt(part) for part in parts_of(path))
    return told[:1].upper() + told[1:]


def _spelt(part: str) -> str:
    words = part.replace("_", " ").split(" ")
    return " ".join(word.upper().replace("DRMS", "DRMs") if word in _SHORT else word for word in words)


def word_of(choice: str) -> str:
    """One of the words that a field may hold."""
    return _VALUES.get(choice) or choice.replace("_", " ")


def shown(value: Any, shape: Shape) -> str:
    """What stands in a cell; `typed` makes the value of it again."""
    if value is UNSET or value is None:
        return ""
    if shape.kind == YES_NO:
        return YES if value else NO
    if shape.kind == CHOICE:
        return word_of(str(value))
    if shape.kind == LIST and isinstance(value, list | tuple):
        told = BETWEEN.join(_item_shown(item, shape) for item in value)
        return f"{told};" if len(value) == 1 and "," in told else told
    return str(value)


def _item_shown(item: Any, shape: Shape) -> str:
    if item is None or item == "":
        return NONE if item is None else EMPTY
    return word_of(item) if shape.choices and isinstance(item, str) else str(item)


def is_typed(shape: Shape) -> bool:
    """Whether a field is filled in by typing; others have forms."""
    return shape.kind not in (FORM, PLAIN)


def typed(text: str, shape: Shape) -> Any:
    """The value of what is typed; raises ValueError with the reason, in words."""
    text = text.strip()
    if shape.optional and text in ("", NONE):
        return None
    match shape.kind:
        case "whole":
            return _whole(text, shape)
        case "yes_no":
            return _yes_no(text)
        case "choice":
            return _choice(text, shape.choices)
        case "list":
            return _items(text, shape)
        case "text":
            return "" if text == NONE else text
    raise ValueError("this is filled in by a form")


def _whole(text: str, shape: Shape) -> int:
    try:
        number = int(text.replace("\N{MINUS SIGN}", "-"))
    except ValueError:
        raise ValueError(f"“{text[:40]}” is no whole number" if text else "a whole number is wanted") from None
    if shape.low is not None and number < shape.low:
        raise ValueError(f"{number} is less than {shape.low}")
    if shape.high is not None and number > shape.high:
        raise ValueError(f"{number} is more than {shape.high}")
    return number


def _yes_no(text: str) -> bool:
    if text.lower() in _YES:
        return True
    if text.lower() in _NO:
        return False
    raise ValueError(f"“{text[:40]}” is neither yes nor no")


def _choice(text: str, choices: tuple[str, ...]) -> str:
    """A word of some, or its beginning where only one begins like that."""
    low = text.lower()
    for choice in choices:
        if low in (choice.lower(), word_of(choice).lower()):
            return choice
    found = [choice for choice in choices if low and word_of(choice).lower().startswith(low)]
    if len(found) == 1:
        return found[0]
    told = ", ".join(word_of(choice) for choice in found or choices)
    raise ValueError(f"“{text[:40]}” is none of: {told}" if not found else f"which of these is meant: {told}")


def _items(text: str, shape: Shape) -> list[Any]:
    parts = text.split(BETWEEN.strip()) if BETWEEN.strip() in text else text.split(",")
    args = [arg for arg in get_args(bare(shape.type)) if arg is not Ellipsis]
    inner = shape_of(args[0]) if args else Shape(TEXT, str)
    given = filter(None, map(str.strip, parts))
    plain = inner.kind not in (WHOLE, CHOICE)
    return ["" if part == EMPTY else part if plain else typed(part, inner) for part in given]


def wanted(shape: Shape, of: str = "") -> str:
    """What may be typed into a field, in a few words; `of` is what its words name."""
    match shape.kind:
        case "whole" if shape.low is not None and shape.high is not None:
            told = f"a number from {shape.low} to {shape.high}"
        case "whole":
            told = "a whole number"
        case "yes_no":
            told = "yes or no"
        case "choice":
            told = "one of: " + ", ".join(map(word_of, shape.choices))
        case "list":
            told = "several, with a semicolon between them"
            told += f": {', '.join(map(word_of, shape.choices))}" if shape.choices else f": {of}" if of else ""
        case "text":
            told = of or "words"
        case _:
            told = "filled in by a form"
    return f"{told}, or {NONE} for nothing" if shape.optional and is_typed(shape) else told
