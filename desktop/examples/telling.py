"""What is said before the acts of a step, and when they are done: no die is told of before it has fallen."""

from __future__ import annotations

import re

from desktop.examples.schema import Step

_SENTENCE = re.compile(r"(?<=[.!?:;])\s+|\n\s*\n")
_DIE = re.compile(r"\b(die|dice|rolls?|rolled|shows?|hits?|misses|miss|draws?|drawn)\b", re.IGNORECASE)
_FACE = re.compile(r"\b([Aa]n?|[Aa]nother|[Tt]he) \**(\d+)\**(?![\w-])")
_SHOWN = re.compile(r"\b\d(-\d)+\b|\d+\** (to|against) \**\d+|\d [+−-] \d+|\b\d, \d\b|\b\d and \**\d\b|\*\*\d+/\d+\*\*")
_CAME = re.compile(
    r"\b(won|wins?|lost|loses|fell|falls|fails|failed|succeeds?|destroyed|eliminated|gone|reduced|recovers?|misses)\b"
    r"|\b(comes to nothing|Once more|begins)\b|\*\*[^*]*[–/∗]+[^*]*\*\*"
)
"""Words that tell what came of a roll."""


def text_before(step: Step) -> str:
    """The narration up to where it tells what the dice bring; all of it where no dice are rolled."""
    if not step.dice or step.then or not step.acts:
        return step.say
    at = 0
    for gap in [*_SENTENCE.finditer(step.say), None]:
        end = gap.start() if gap is not None else len(step.say)
        if _tells(step.say[at:end], step.dice):
            return _whole(step.say[:at])
        at = gap.end() if gap is not None else end
    return step.say


def text_after(step: Step) -> str:
    return step.then or step.say


def _tells(sentence: str, dice: list[int]) -> bool:
    """Whether a sentence names what was rolled, or what came of it."""
    plain = sentence.replace("*", "")
    faces = {str(face) for face in dice}
    told = set(re.findall(r"(?<![\w.\-−+])\d+(?![\w.\-−])", plain))
    if _DIE.search(plain) and told & faces:
        return True
    if any(found in faces for _, found in _FACE.findall(sentence)):
        return True
    return bool(_SHOWN.search(sentence) or _CAME.search(sentence))


def _whole(text: str) -> str:
    """Up to the last full stop, with no mark-up left open."""
    text = text.rstrip()
    while text and (text[-1] not in ".!?*)" or text.count("**") % 2 or text.count("[[") != text.count("]]")):
        cut = max(text.rfind(mark, 0, len(text) - 1) for mark in (". ", "! ", "? ", ".\n"))
        if cut < 0:
            return ""
        text = text[: cut + 1]
    return text
