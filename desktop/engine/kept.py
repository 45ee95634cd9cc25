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
"""Of one query, by what was asked."""
Query = TypeVar("Query", bound=Callable[..., Any])


class Kept:
    """The answers of one state: by query, and together with the facts they rest on."""

    __slots__ = ("by_query", "resting")

    def __init__(self) -> None:
        self.by_query: dict[Callable[..., Any], Answers] = {}
        self.resting: dict[int, list[Answers]] = {}

    def of(self, query: Callable[..., Any], facts: int) -> Answers:
        """The answers of a query that rest on these facts."""
        found = self.by_query.get(query)
        if found is None:
            found = self.by_query[query] = {}
            self.resting.setdefault(facts, []).append(found)
        return found

    def forget(self, changed: int) -> None:
        """Facts have changed."""
        for facts, every in self.resting.items():
            if facts & changed:
                for answers in every:
                    answers.clear()

    def forget_all(self) -> None:
        for answers in self.by_query.values():
            answers.clear()

    def __iter__(self) -> Iterator[tuple[tuple[Any, ...], Any]]:
        """(query and what was asked, answer)"""
        for query, answers in self.by_query.items():
            for asked, answer in answers.items():
                yield (query, *asked), answer


def kept(facts: int) -> Callable[[Query], Query]:
    """Keep the answers of a query of a state and ids; nobody changes what it answered."""

    def decorate(query: Query) -> Query:
        @wraps(query)
        def asked(state: Any, *args: str) -> Any:
            try:
                return state.kept.by_query[query][args]
            except KeyError:
                pass
            found = state.kept.of(query, facts)[args] = query(state, *args)
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
