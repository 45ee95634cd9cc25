"""Text inside rich text. Python's own `html` would load 2,200 named characters for this at every start."""

from __future__ import annotations

_NAMES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"}
_SIGNS = str.maketrans(_NAMES)


def escape(text: str) -> str:
    """The text as it must be written in rich text."""
    return text.translate(_SIGNS)


def unescape(text: str) -> str:
    """What `escape` was given, and spaces that hold words together."""
    if "&" in text:
        text = text.replace("&nbsp;", "\u00a0")
        for sign, name in reversed(_NAMES.items()):
            text = text.replace(name, sign)
    return text
