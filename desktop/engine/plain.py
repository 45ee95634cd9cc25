"""State to and from plain data (dicts, lists, strings, whole numbers), and its digest."""

from __future__ import annotations

from copy import copy
from dataclasses import MISSING, Field, fields
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from desktop.engine.errors import ReplayError
from desktop.engine.frame import Frame, State

S = TypeVar("S", bound=State)
_ORDERED = msgspec.json.Encoder()
_SORTED = msgspec.json.Encoder(order="deterministic")
_KEPT: dict[type, tuple[tuple[Field[Any], Any], ...]] = {}


def _kept(cls: type[State] | type[Frame]) -> tuple[tuple[Field[Any], Any], ...]:
    """The fields that are saved, with their declared types."""
    if cls not in _KEPT:
        hints = get_type_hints(cls)
        kept = tuple((f, hints[f.name]) for f in fields(cls) if not f.metadata.get("transient"))
        for item, hint in kept:
            if _holds_set(hint):
                raise TypeError(f"{cls.__name__}.{item.name} holds a set, whose order changes from run to run")
        _KEPT[cls] = kept
    return _KEPT[cls]


def kept_fields(cls: type[State] | type[Frame]) -> tuple[Field[Any], ...]:
    """The fields of a state or procedure that are saved."""
    return tuple(item for item, _ in _kept(cls))


def _holds_set(hint: Any) -> bool:
    return (get_origin(hint) or hint) in (set, frozenset) or any(_holds_set(part) for part in get_args(hint))


def to_plain(state: State) -> dict[str, Any]:
    """Everything that must be remembered of a state."""
    plain = {item.name: msgspec.to_builtins(getattr(state, item.name), str_keys=True) for item, _ in _kept(type(state))}
    plain["stack"] = [frame_to_plain(frame) for frame in state.stack]
    plain["chance"] = [state.chance.seed, state.chance.counter]
    return plain


def frame_to_plain(frame: Frame) -> dict[str, Any]:
    plain: dict[str, Any] = {"frame": frame.kind()}
    for item, _ in _kept(type(frame)):
        plain[item.name] = msgspec.to_builtins(getattr(frame, item.name), str_keys=True)
    return plain


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
    state.restored()
    return state


def copied(state: S) -> S:
    """Another state that stands where this one does and shares nothing with it but the world."""
    other = copy(state)
    for item in fields(state):
        if item.metadata.get("transient") and item.default_factory is not MISSING:
            setattr(other, item.name, item.default_factory())
    return restore(other, to_plain(state))


def _values(cls: type[State] | type[Frame], plain: dict[str, Any], others: set[str]) -> dict[str, Any]:
    """The typed fields; one that is newer than the save keeps its default."""
    known = _kept(cls)
    extra = set(plain) - {item.name for item, _ in known} - others
    if extra:
        raise ReplayError(f"the saved position has unknown parts: {', '.join(sorted(extra))}")
    return {
        item.name: msgspec.convert(plain[item.name], hint, str_keys=True)
        for item, hint in known
        if item.name in plain or (item.default is MISSING and item.default_factory is MISSING)
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
    return _ORDERED.encode(to_plain(state))


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
