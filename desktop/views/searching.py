"""Words as they are typed into a field of search."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=8192)
def as_typed(text: str) -> str:
    """Without capitals and accents: nobody types the accents of Córdoba to find it."""
    if text.isascii():
        return text.casefold()
    from unicodedata import combining, normalize  # not among what a start needs

    return "".join(sign for sign in normalize("NFD", text.casefold()) if not combining(sign))
