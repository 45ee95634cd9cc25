"""Narration as HTML, with rules as links."""

from __future__ import annotations

from PySide6.QtGui import QPalette

from desktop.ui.widgets.text import rule_anchor
from desktop.views.escaping import escape
from desktop.views.markup import EMPHASIS, RULE, STRONG, Span, narration

_TAGS = {STRONG: "b", EMPHASIS: "i"}


def prose_html(text: str, palette: QPalette) -> str:
    """Paragraphs with strong and emphasised words and links to rules."""
    parts = ["".join(_span(span, palette) for span in part.spans) for part in narration(text)]
    return "".join(f'<p style="margin-top:0;margin-bottom:8px">{part}</p>' for part in parts)


def _span(span: Span, palette: QPalette) -> str:
    if span.style == RULE:
        return rule_anchor(span.target, palette)
    tag = _TAGS.get(span.style)
    return f"<{tag}>{escape(span.text)}</{tag}>" if tag else escape(span.text)
