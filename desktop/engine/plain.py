"""State to and from plain data (dicts, lists, strings, whole numbers), and its digest."""

from __future__ import annotations

import hashlib
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar, get_type_hints

import msgspec

from desktop.engine.errors import ReplayError
from desktop.engine.frame import Frame, State

S = TypeVar("S", bound=State)
_ENCODER = msgspec.json.Encoder(order="deterministic")


@cache
def _kept(cls: Any) -> tuple[tuple[str, Any], ...]:
    """Name and declared type of the fields that are saved."""
    hints = get_type_hints(cls)
    return tuple((f.name, hints[f.name]) for f in fields(cls) if not f.metadata.get("transient"))


def to_plain(state: State) -> dict[str, Any]:
    """Everything that must be remembered of a state."""
    plain = {name: msgspec.to_builtins(getattr(state, name)) for name, _ in _kept(type(state))}
    plain["stack"] = [frame_to_plain(frame) for frame in state.stack]
    plain["chance"] = [state.chance.seed, state.chance.counter]
    return plain


def frame_to_plain(frame: Frame) -> dict[str, Any]:
    plain: dict[str, Any] = {"frame": frame.kind()}
    for name, _ in _kept(type(frame)):
        plain[name] = msgspec.to_builtins(getattr(frame, name))
    return plain


def restore(state: S, plain: dict[str, Any]) -> S:
    """Overwrite a state with what was saved of one of the same kind and world."""
    known = _kept(type(state))
    extra = set(plain) - {name for name, _ in known} - {"stack", "chance"}
    if extra:
        raise ReplayError(f"the saved position has unknown parts: {', '.join(sorted(extra))}")
    try:
        values = {name: msgspec.convert(plain[name], hint) for name, hint in known}
        stack = [frame_from_plain(item) for item in plain["stack"]]
        seed, counter = plain["chance"]
    except (KeyError, TypeError, ValueError, msgspec.ValidationError) as error:
        raise ReplayError(f"the saved position is damaged: {error}") from error
    for name, value in values.items():
        setattr(state, name, value)
    state.stack[:] = stack
    state.chance.seed, state.chance.counter = seed, counter
    state.events.clear()
    state.revision += 1
    state.restored()
    return state


def frame_from_plain(plain: dict[str, Any]) -> Frame:
    cls = Frame.KINDS.get(plain["frame"])
    if cls is None:
        raise ReplayError(f"unknown procedure {plain['frame']!r}")
    frame = cls(**{name: msgspec.convert(plain[name], hint) for name, hint in _kept(cls)})
    if frame.step != "end" and frame.step not in cls.STEPS:
        raise ReplayError(f"procedure {plain['frame']!r} has no step {frame.step!r}")
    return frame


def packed(state: State) -> bytes:
    """The state as canonical JSON: equal states give equal bytes under any hash seed."""
    return _ENCODER.encode(to_plain(state))


def digest(state: State) -> str:
    """A short fingerprint of a state; the generator's inner state is left out, recorded outcomes replace it."""
    plain = to_plain(state)
    del plain["chance"]
    return hashlib.sha256(_ENCODER.encode(plain)).hexdigest()[:16]
