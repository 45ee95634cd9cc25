"""Narration as HTML, with rules as links."""

from __future__ import annotations

from PySide6.QtGui import QPalette

from desktop.examples.markup import Span, paragraphs
from desktop.ui.widgets.text import rule_anchor
from desktop.views.markup import escape

_TAGS = {"strong": "b", "emphasis": "i"}


def prose_html(text: str, palette: QPalette) -> str:
    """Paragraphs with strong and emphasised words and links to rules."""
    parts = ["".join(_span(span, palette) for span in part) for part in paragraphs(text)]
    return "".join(f'<p style="margin-top:0;margin-bottom:8px">{part}</p>' for part in parts)


def _span(span: Span, palette: QPalette) -> str:
    if span.style == "rule":
        return rule_anchor(span.text, palette)
    tag = _TAGS.get(span.style)
    return f"<{tag}>{escape(span.text)}</{tag}>" if tag else escape(span.text)
