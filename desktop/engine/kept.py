"""Answers that are kept until a fact they rest on changes.

`@kept(POSITIONS | CONTROL)` on a query of a state and ids: it is worked out once, and again only after an event that
says that it changes one of those facts (`CHANGES` of its class). `State.emit` is the one place where answers are
forgotten. What facts there are is the game's to say: whole numbers of one bit each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any, TypeVar, cast

Answers = dict[tuple[Any, ...], Any]
"""By query and what was asked."""
Query = TypeVar("Query", bound=Callable[..., Any])


class Kept:
    """The answers of one state, by the facts they rest on."""

    __slots__ = ("by_facts",)

    def __init__(self) -> None:
        self.by_facts: dict[int, Answers] = {}

    def resting_on(self, facts: int) -> Answers:
        found = self.by_facts.get(facts)
        if found is None:
            found = self.by_facts[facts] = {}
        return found

    def forget(self, changed: int) -> None:
        """Facts have changed."""
        for facts, answers in self.by_facts.items():
            if answers and facts & changed:
                answers.clear()

    def forget_all(self) -> None:
        for answers in self.by_facts.values():
            answers.clear()

    def __iter__(self) -> Iterator[tuple[tuple[Any, ...], Any]]:
        """(query and what was asked, answer)"""
        for answers in self.by_facts.values():
            yield from answers.items()


def kept(facts: int) -> Callable[[Query], Query]:
    """Keep the answers of a query of a state and ids; nobody changes what it answered."""

    def decorate(query: Query) -> Query:
        @wraps(query)
        def asked(state: Any, *args: str) -> Any:
            key = (query, *args)
            try:
                return state.kept.by_facts[facts][key]
            except KeyError:
                pass
            found = state.kept.resting_on(facts)[key] = query(state, *args)
            return found

        return cast(Query, asked)

    return decorate


def stale(state: Any) -> list[str]:
    """Answers that are kept longer than they hold: each is worked out again from nothing."""
    held = list(state.kept)
    found = []
    for (query, *args), answer in held:
        state.kept.forget_all()
        if query(state, *args) != answer:
            found.append(f"{query.__name__}({', '.join(map(str, args))}) is kept longer than it holds")
    state.kept.forget_all()
    return found
