"""The log as a file: plain text or HTML."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from desktop.views.table import LogLine

_STYLE = (
    "body{font-family:sans-serif;max-width:50em;margin:2em auto}p{margin:.2em 1em}.level3{color:#555;margin-left:2em}"
)
_TAGS = {0: "h1", 1: "h2"}


def log_text(title: str, lines: Iterable[LogLine]) -> str:
    """Indented by level; dice in square brackets; edits are marked."""
    rows = [title, "=" * len(title), ""]
    rows += [f"{'  ' * line.level}{_sentence(line)}" for line in lines]
    return "\n".join(rows) + "\n"


def log_html(title: str, lines: Iterable[LogLine]) -> str:
    body = []
    for line in lines:
        tag = _TAGS.get(line.level, "p")
        body.append(f'<{tag} class="{escape(line.side)} level{line.level}">{escape(_sentence(line))}</{tag}>')
    return (
        f'<!doctype html><html><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{_STYLE}</style></head><body>\n" + "\n".join(body) + "\n</body></html>\n"
    )


def _sentence(line: LogLine) -> str:
    dice = f" [{' '.join(map(str, line.dice))}]" if line.dice else ""
    rule = f" ({line.rule})" if line.rule else ""
    return f"{'(edited) ' if line.edited else ''}{line.text}{dice}{rule}"
