"""Dataclasses that are made in a fraction of the time, so that a program with many of them starts sooner.

`dataclass` means what it means in the standard library, which however compiles six methods for a class as soon as it
is defined. Here each method is written when it is first called. Whatever is rare is left to the standard library.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError
from inspect import get_annotations
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(cls=None, /, *, frozen=False, slots=False, kw_only=False, **rare):
        """Make a class whose annotations are its fields."""

        def made(cls):
            own = None if rare else _own_fields(cls, kw_only)
            if own is None:
                return dataclasses.dataclass(frozen=frozen, slots=slots, kw_only=kw_only, **rare)(cls)
            return _record(cls, own, frozen, slots)

        return made if cls is None else made(cls)


@dataclasses.dataclass
class _Open:
    """What the standard library notes of an ordinary class and its fields."""

    field: int = 0


@dataclasses.dataclass(frozen=True)
class _Frozen:
    """The same of a frozen one."""


Fields = dict[str, "Field[Any]"]
Method = Callable[..., Any]
_ORDINARY: Any = vars(_Open)["__dataclass_fields__"]["field"]._field_type
_PARAMS: dict[bool, Any] = {False: vars(_Open)["__dataclass_params__"], True: vars(_Frozen)["__dataclass_params__"]}


def _own_fields(cls: type, kw_only: bool) -> Fields | None:
    """The fields that a class adds to those of its bases; None if any is out of the ordinary."""
    own: Fields = {}
    for name, hint in get_annotations(cls).items():
        if not isinstance(hint, str) or "InitVar" in hint or "KW_ONLY" in hint:
            return None
        if hint.startswith(("ClassVar", "typing.ClassVar")):
            continue
        default = cls.__dict__.get(name, MISSING)
        item: Any = default if isinstance(default, Field) else dataclasses.field(default=default)
        if type(item.default).__hash__ is None or not item.init or item.hash is not None or item.kw_only is True:
            return None
        item.name, item.type, item.kw_only, item._field_type = name, hint, kw_only, _ORDINARY
        own[name] = item
    return own


def _record(cls: type, own: Fields, frozen: bool, slots: bool) -> type:
    fields: Fields = {}
    for base in cls.__mro__[-1:0:-1]:
        fields.update(base.__dict__.get("__dataclass_fields__", {}))
    inherited = set(fields)
    fields.update(own)
    late = _methods(cls, frozen)
    added = {
        "__dataclass_fields__": fields,
        "__dataclass_params__": _PARAMS[frozen],
        "__match_args__": tuple(name for name, item in fields.items() if not item.kw_only),
        **late,
    }
    if slots:
        kept = {name: value for name, value in cls.__dict__.items() if name not in own}
        for name in ("__dict__", "__weakref__"):
            kept.pop(name, None)
        slotted = tuple(name for name in own if name not in inherited)
        space = {**kept, **added, "__slots__": slotted, "__qualname__": cls.__qualname__}
        cls = type(cls)(cls.__name__, cls.__bases__, space)
    else:
        for name, item in own.items():
            if item.default is not MISSING:
                setattr(cls, name, item.default)
            elif name in cls.__dict__:
                delattr(cls, name)
        for name, value in added.items():
            setattr(cls, name, value)
    for method in late.values():
        if hasattr(method, "owner"):
            method.owner = cls
    return cls


# -- methods -----------------------------------------------------------------------------------------
def _methods(cls: type, frozen: bool) -> dict[str, Any]:
    """The methods a class gets, unless it has its own."""
    given = cls.__dict__
    methods: dict[str, Any] = {name: _late(name, write) for name, write in _WRITERS.items() if name not in given}
    if given.get("__hash__") is None:
        methods["__hash__"] = _late("__hash__", _write_hash) if frozen else None
    if frozen:
        methods |= {"__setattr__": _refuse_to_set, "__delattr__": _refuse_to_delete}
        methods |= {"__getstate__": _get_state, "__setstate__": _set_state}
    return methods


def _late(name: str, write: Callable[[type], Method]) -> Method:
    """A method that writes the real one when it is first called."""

    def first(self: Any, *args: Any, **kwargs: Any) -> Any:
        owner: type = first.owner  # type: ignore[attr-defined]
        setattr(owner, name, write(owner))
        return getattr(owner, name)(self, *args, **kwargs)

    first.owner = None  # type: ignore[attr-defined]
    first.__name__ = name
    return first


def _write_init(cls: type) -> Method:
    given, lines = [], []
    names: dict[str, Any] = {"_set": object.__setattr__, "_missing": MISSING}
    frozen = vars(cls)["__dataclass_params__"].frozen
    fields = _fields(cls)
    for item in sorted(fields, key=lambda item: bool(item.kw_only)):
        if item.kw_only and "*" not in given:
            given.append("*")
        value = item.name
        if item.default_factory is not MISSING:
            names["_new_" + item.name] = item.default_factory
            value = f"_new_{item.name}() if {item.name} is _missing else {item.name}"
            given.append(f"{item.name}=_missing")
        elif item.default is not MISSING:
            names["_default_" + item.name] = item.default
            given.append(f"{item.name}=_default_{item.name}")
        else:
            given.append(item.name)
        lines.append(f"_set(self, {item.name!r}, {value})" if frozen else f"self.{item.name} = {value}")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    head = ", ".join(["self", *given])
    return _written(cls, "__init__", head, lines or ["pass"], names)


def _write_eq(cls: type) -> Method:
    mine, others = (_tuple(cls, name) for name in ("self", "other"))
    return _written(
        cls, "__eq__", "self, other",
        [f"if other.__class__ is self.__class__: return {mine} == {others}", "return NotImplemented"], {},
    )  # fmt: skip


def _write_hash(cls: type) -> Method:
    return _written(cls, "__hash__", "self", [f"return hash({_tuple(cls, 'self')})"], {})


def _write_repr(cls: type) -> Method:
    shown = ", ".join(f"{item.name}={{self.{item.name}!r}}" for item in _fields(cls) if item.repr)
    return _written(cls, "__repr__", "self", [f"return f'{{self.__class__.__qualname__}}({shown})'"], {})


_WRITERS: dict[str, Callable[[type], Method]] = {
    "__init__": _write_init,
    "__eq__": _write_eq,
    "__repr__": _write_repr,
}


def _fields(cls: type) -> list[Field[Any]]:
    return list(vars(cls)["__dataclass_fields__"].values())


def _tuple(cls: type, of: str) -> str:
    return "(" + "".join(f"{of}.{item.name}," for item in _fields(cls) if item.compare) + ")"


def _written(cls: type, name: str, head: str, lines: list[str], names: dict[str, Any]) -> Method:
    text = "\n ".join([f"def {name}({head}):", *lines])
    exec(text, names)
    method: Method = names[name]
    method.__qualname__, method.__module__ = f"{cls.__qualname__}.{name}", cls.__module__
    return method


def _refuse_to_set(self: Any, name: str, value: Any) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: Any, name: str) -> NoReturn:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _get_state(self: Any) -> list[Any]:
    return [getattr(self, item.name) for item in dataclasses.fields(self)]


def _set_state(self: Any, state: list[Any]) -> None:
    for item, value in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, item.name, value)
