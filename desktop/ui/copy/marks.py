"""How an entry of an owner's copy stands, in a sign and in words."""

from __future__ import annotations

from desktop.ui.i18n import QT_TRANSLATE_NOOP, text

SIGNS = {
    "stated": "§", "ours": "†", "confirmed": "✓", "changed": "≠", "doubtful": "?", "added": "+", "retired": "×",
    "aside": "!",
}  # fmt: skip
_WORDS = {
    "stated": QT_TRANSLATE_NOOP("Sandtable", "by the book"),
    "ours": QT_TRANSLATE_NOOP("Sandtable", "ours"),
    "confirmed": QT_TRANSLATE_NOOP("Sandtable", "confirmed"),
    "changed": QT_TRANSLATE_NOOP("Sandtable", "changed"),
    "doubtful": QT_TRANSLATE_NOOP("Sandtable", "doubtful"),
    "added": QT_TRANSLATE_NOOP("Sandtable", "added"),
    "retired": QT_TRANSLATE_NOOP("Sandtable", "taken out"),
    "aside": QT_TRANSLATE_NOOP("Sandtable", "set aside"),
}
_LONG = {
    "stated": QT_TRANSLATE_NOOP("Sandtable", "The rule book states it."),
    "ours": QT_TRANSLATE_NOOP("Sandtable", "Ours: the rule book does not state it."),
    "confirmed": QT_TRANSLATE_NOOP("Sandtable", "You have confirmed it as printed."),
    "changed": QT_TRANSLATE_NOOP("Sandtable", "You have changed it, and not yet confirmed the whole."),
    "doubtful": QT_TRANSLATE_NOOP("Sandtable", "You want to look at it again."),
    "added": QT_TRANSLATE_NOOP("Sandtable", "You have added it."),
    "retired": QT_TRANSLATE_NOOP("Sandtable", "You have taken it out."),
    "aside": QT_TRANSLATE_NOOP("Sandtable", "It does not fit and is not in force."),
}
KINDS = {
    "counters": QT_TRANSLATE_NOOP("Sandtable", "Counters"),
    "cards": QT_TRANSLATE_NOOP("Sandtable", "Cards"),
    "spaces": QT_TRANSLATE_NOOP("Sandtable", "Spaces"),
    "links": QT_TRANSLATE_NOOP("Sandtable", "Links"),
    "tables": QT_TRANSLATE_NOOP("Sandtable", "Tables and levels"),
    "setups": QT_TRANSLATE_NOOP("Sandtable", "Set-ups"),
}
FILTERS = {
    "": QT_TRANSLATE_NOOP("Sandtable", "All"),
    "ours": QT_TRANSLATE_NOOP("Sandtable", "Ours"),
    "confirmed": QT_TRANSLATE_NOOP("Sandtable", "Confirmed"),
    "changed": QT_TRANSLATE_NOOP("Sandtable", "Changed"),
    "doubtful": QT_TRANSLATE_NOOP("Sandtable", "Doubtful"),
}


def marked(status: str) -> str:
    """ "✓ confirmed": the sign and the word."""
    return f"{SIGNS[status]} {text(_WORDS[status])}"


def explained(status: str) -> str:
    return text(_LONG[status])


def kind_name(kind: str) -> str:
    return text(KINDS[kind])


def filter_name(name: str) -> str:
    return text(FILTERS[name])
