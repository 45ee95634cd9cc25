"""Itemised modifiers: every figure that goes into a total, with its rule and its source."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from desktop.engine.decision import Message, Value


class Modifier(Struct, frozen=True):
    """One item of a sum: how much, under which rule, and what for."""

    value: int
    rule: str
    source: Message

    @staticmethod
    def of(value: int, rule: str, key: str, **args: Value) -> Modifier:
        return Modifier(value, rule, Message.of(key, **args))


def total(items: Iterable[Modifier]) -> int:
    return sum(item.value for item in items)
