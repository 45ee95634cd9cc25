"""The log as plain text or as a web page to keep or to send."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.views.escaping import escape
from desktop.views.table import LogLine

_INDENT = ("", "", "  ", "    ")

_PAGE = """<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>{title}</title>
<style>
body {{ font-family: sans-serif; max-width: 50em; margin: 2em auto; padding: 0 1em; line-height: 1.4;
  color: #1c1a16; background: #fbf8f0; }}
h2 {{ border-bottom: 1px solid #a89f8a; margin-top: 1.6em; }}
p {{ margin: .15em 0; }}
.level-2 {{ margin-left: 1em; }}
.level-3 {{ margin-left: 2.5em; color: #5a5346; font-size: .95em; }}
.dice, .rule {{ color: #5a5346; white-space: nowrap; }}
.edited {{ font-style: italic; }}
</style></head>
<body>
<h1>{title}</h1>
{body}
</body>
</html>
"""


def export_lines(lines: Sequence[LogLine], kind: str, title: str = "Log") -> str:
    """The lines as "text" or "html"."""
    if kind == "text":
        return _as_text(lines, title)
    if kind == "html":
        return _PAGE.format(title=escape(title), body="\n".join(_html_line(line) for line in lines))
    raise ValueError(f"the log can be written as text or html, not as {kind!r}")


def _marks(line: LogLine) -> str:
    """Dice, rule and the mark of an edit, as they follow a line of text."""
    parts = []
    if line.dice:
        parts.append("[" + " ".join(str(value) for value in line.dice) + "]")
    if line.rule:
        parts.append(f"({line.rule})")
    if line.edited:
        parts.append("(edited)")
    return " ".join(parts)


def _as_text(lines: Sequence[LogLine], title: str) -> str:
    written = [title, "=" * len(title)]
    for line in lines:
        if line.level == 0:
            written += ["", line.text, "-" * len(line.text)]
            continue
        indent = _INDENT[min(line.level, len(_INDENT) - 1)]
        written.append(f"{indent}{line.text} {_marks(line)}".rstrip())
    return "\n".join(written) + "\n"


def _html_line(line: LogLine) -> str:
    text = escape(line.text)
    if line.level == 0:
        return f"<h2>{text}</h2>"
    if line.level == 1:
        return f"<h3>{text}</h3>"
    dice = "".join(f' <span class="dice">[{value}]</span>' for value in line.dice)
    rule = f' <span class="rule">({escape(line.rule)})</span>' if line.rule else ""
    edited = ' <span class="edited">(edited)</span>' if line.edited else ""
    side = f' data-side="{escape(line.side)}"' if line.side else ""
    return f'<p class="level-{line.level}"{side}>{text}{dice}{rule}{edited}</p>'
