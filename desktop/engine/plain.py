"""State to and from plain data (dicts, lists, strings, whole numbers), and its digest."""

from __future__ import annotations

from copy import copy
from dataclasses import MISSING, Field, fields
from functools import cache
from typing import Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import fields as struct_fields

from desktop.engine.errors import ReplayError
from desktop.engine.frame import Frame, State

S = TypeVar("S", bound=State)
MOST_NUMBER = 1_000_000
_ORDERED = msgspec.json.Encoder()
_SORTED = msgspec.json.Encoder(order="deterministic")


class Part(NamedTuple):
    """A field that is saved."""

    name: str
    hint: Any
    default: Any
    """NODEFAULT if there is none, or each has its own."""
    required: bool


@cache
def saved_parts(cls: Any) -> tuple[Part, ...]:
    """The fields of a state, procedure or record that are saved."""
    hints = get_type_hints(cls)
    if issubclass(cls, Struct):
        found = [Part(item.name, hints[item.name], item.default, item.required) for item in struct_fields(cls)]
    else:
        found = [
            Part(item.name, hints[item.name], _default(item), _is_required(item))
            for item in fields(cls)
            if not item.metadata.get("transient")
        ]
    for part in found:
        if _holds_set(part.hint):
            raise TypeError(f"{cls.__name__}.{part.name} holds a set, whose order changes from run to run")
    return tuple(found)


def _default(item: Field[Any]) -> Any:
    return NODEFAULT if item.default is MISSING else item.default


def _is_required(item: Field[Any]) -> bool:
    return item.default is MISSING and item.default_factory is MISSING


def _holds_set(hint: Any) -> bool:
    return (get_origin(hint) or hint) in (set, frozenset) or any(_holds_set(part) for part in get_args(hint))


def to_plain(state: State) -> dict[str, Any]:
    """Everything that must be remembered of a state."""
    plain: dict[str, Any] = msgspec.to_builtins(_saved(state), str_keys=True)
    return plain


def _saved(state: State) -> dict[str, Any]:
    """What is remembered of a state, as it stands there: msgspec writes it as it would write plain data."""
    saved = _values_of(state)
    saved["stack"] = [_saved_frame(frame) for frame in state.stack]
    saved["chance"] = [state.chance.seed, state.chance.counter]
    return saved


def _saved_frame(frame: Frame) -> dict[str, Any]:
    return {"frame": frame.kind(), **_values_of(frame)}


def _values_of(record: Any) -> dict[str, Any]:
    cls: Any = type(record)
    return {part.name: getattr(record, part.name) for part in saved_parts(cls)}


def restore(state: S, plain: dict[str, Any]) -> S:
    """Overwrite a state with what was saved of one of the same kind and world, or change nothing."""
    try:
        values = _values(type(state), plain, {"stack", "chance"})
        stack = [frame_from_plain(item) for item in plain["stack"]]
        seed, counter = msgspec.convert(plain["chance"], tuple[int | None, int])
    except (KeyError, TypeError, ValueError) as error:
        raise ReplayError(f"the saved position is damaged: {error}") from error
    for name, value in values.items():
        setattr(state, name, value)
    state.stack[:] = stack
    state.chance.seed, state.chance.counter = seed, counter
    state.events.clear()
    state.revision += 1
    state.kept.forget_all()
    state.restored()
    return state


def check_numbers(position: dict[str, Any]) -> None:
    """Refuse a position from outside with a number that would make a rule count for ever."""
    waiting: list[Any] = [part for name, part in position.items() if name != "chance"]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            waiting.extend(part.values())
        elif isinstance(part, list):
            waiting.extend(part)
        elif isinstance(part, int | float) and not -MOST_NUMBER <= part <= MOST_NUMBER:
            raise ReplayError("the position holds a number no game has")


def copied(state: S) -> S:
    """Another state that stands where this one does and shares nothing with it but the world."""
    other = copy(state)
    for item in fields(state):
        if item.metadata.get("transient") and item.default_factory is not MISSING:
            setattr(other, item.name, item.default_factory())
    return restore(other, to_plain(state))


def _values(cls: type[State] | type[Frame], plain: dict[str, Any], others: set[str]) -> dict[str, Any]:
    """The typed fields; one that is newer than the save keeps its default."""
    known: tuple[Part, ...] = saved_parts(cls)  # type: ignore[arg-type]
    extra = set(plain) - {part.name for part in known} - others
    if extra:
        raise ReplayError(f"the saved position has unknown parts: {', '.join(sorted(extra))}")
    return {
        part.name: msgspec.convert(plain[part.name], part.hint, str_keys=True)
        for part in known
        if part.name in plain or part.required
    }


def frame_from_plain(plain: dict[str, Any]) -> Frame:
    cls = Frame.KINDS.get(plain["frame"])
    if cls is None:
        raise ReplayError(f"unknown procedure {plain['frame']!r}")
    frame = cls(**_values(cls, plain, {"frame"}))
    if frame.step != "end" and frame.step not in cls.STEPS:
        raise ReplayError(f"procedure {plain['frame']!r} has no step {frame.step!r}")
    return frame


def packed(state: State) -> bytes:
    """The state as JSON, in the order it has: what is restored from it behaves exactly alike."""
    return _ORDERED.encode(_saved(state))


def digest(state: State) -> str:
    """A short fingerprint, the same under any hash seed.

    The generator's inner state is left out: recorded outcomes replace it.
    """
    return _digest(to_plain(state))


def packed_with_digest(state: State) -> tuple[bytes, str]:
    """Both at once, for keeping."""
    plain = to_plain(state)
    return _ORDERED.encode(plain), _digest(plain)


def _digest(plain: dict[str, Any]) -> str:
    import hashlib  # loads OpenSSL, which a start can do without

    del plain["chance"]
    return hashlib.sha256(_SORTED.encode(plain)).hexdigest()[:16]
