"""What a field of a data file may hold, told by the schema of its file, for forms, tables and checks."""

from __future__ import annotations

import types
import typing
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import UNSET, Struct

WHOLE, YES_NO, TEXT, CHOICE, LIST, FORM, PLAIN = "whole", "yes_no", "text", "choice", "list", "form", "plain"
"""What is typed in: a whole number, yes or no, words, one of some words, several of them; records; anything else."""


class Shape(Struct, frozen=True):
    """What may stand somewhere.

    Attributes:
        kind: one of the kinds above.
        type: as the schema has it.
        optional: whether it may be nothing.
        choices: what it may be, if that is a short list.
        low, high: between which numbers.
        of: what it is the id of (`SpaceId`, `CardId`, ...), "" if it is no id.
        default: what holds where the file says nothing; UNSET if it must say something.
    """

    kind: str
    type: Any
    optional: bool = False
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    of: str = ""
    default: Any = UNSET


def shape_of(type_: Any, default: Any = UNSET) -> Shape:
    bare, optional, low, high, of = _unwrapped(type_)
    kind, choices = _kind(bare)
    return Shape(kind, type_, optional, choices, low, high, of, default)


def _kind(bare: Any) -> tuple[str, tuple[str, ...]]:
    origin = get_origin(bare)
    if bare in (int, float):
        return WHOLE, ()
    if bare is bool:
        return YES_NO, ()
    if bare is str:
        return TEXT, ()
    if origin is Literal:
        return CHOICE, tuple(map(str, get_args(bare)))
    if origin in (list, tuple, set, frozenset):
        inner = [_unwrapped(arg) for arg in get_args(bare) if arg is not Ellipsis]
        scalar = all(each[0] in (str, int) or get_origin(each[0]) is Literal for each in inner)
        choices = get_args(inner[0][0]) if inner and get_origin(inner[0][0]) is Literal else ()
        return (LIST, tuple(map(str, choices))) if scalar else (FORM, ())
    return (FORM if origin in (typing.Union, types.UnionType) else PLAIN), ()


def _unwrapped(type_: Any) -> tuple[Any, bool, int | None, int | None, str]:
    """The bare type, whether it may be None, its bounds, and the name of the id it is."""
    optional, low, high, of = False, None, None, ""
    while True:
        if hasattr(type_, "__supertype__"):
            of = of or type_.__name__
            type_ = type_.__supertype__
        elif hasattr(type_, "__value__"):
            type_ = type_.__value__
        elif get_origin(type_) is Annotated:
            type_, *metas = get_args(type_)
            for meta in metas:
                if isinstance(meta, msgspec.Meta):
                    low = meta.ge if isinstance(meta.ge, int) else low
                    high = meta.le if isinstance(meta.le, int) else high
        elif get_origin(type_) in (typing.Union, types.UnionType):
            members = [member for member in get_args(type_) if member is not type(None)]
            optional = optional or len(members) < len(get_args(type_))
            if len(members) != 1:
                literals = all(get_origin(member) is Literal or member is str for member in members)
                return (str if literals else type_), optional, low, high, of
            type_ = members[0]
        else:
            return type_, optional, low, high, of


def bare(type_: Any) -> Any:
    """The type without aliases, annotations and None."""
    return _unwrapped(type_)[0]


def is_record(type_: Any) -> bool:
    found = bare(type_)
    return isinstance(found, type) and issubclass(found, Struct)


def item_type(type_: Any) -> Any:
    """The type of the items of a list; None if it is no list."""
    found = bare(type_)
    args = get_args(found)
    return args[0] if get_origin(found) in (list, set, frozenset) and args else None


def value_type(type_: Any) -> Any:
    """The type of the values of a mapping; None if it is no mapping."""
    found = bare(type_)
    args = get_args(found)
    return args[1] if get_origin(found) is dict and args else None


def fields_of(type_: Any) -> dict[str, Shape]:
    """The fields of a record."""
    found: dict[str, Shape] = {}
    for field in msgspec.structs.fields(bare(type_)):
        default: Any = UNSET
        if field.default is not msgspec.NODEFAULT:
            default = field.default
        elif field.default_factory is not msgspec.NODEFAULT:
            default = field.default_factory()
        found[field.encode_name] = shape_of(field.type, msgspec.to_builtins(default) if default is not UNSET else UNSET)
    return found


def type_at(type_: Any, parts: tuple[str, ...]) -> Any:
    """The type of what stands at a path below a type; raises KeyError with the part that no file may have."""
    for part in parts:
        if is_record(type_):
            fields = fields_of(type_)
            if part not in fields:
                raise KeyError(part)
            type_ = fields[part].type
        elif (below := item_type(type_) or value_type(type_)) is not None:
            type_ = below
        elif get_origin(bare(type_)) is tuple and part.startswith("#"):
            type_ = get_args(bare(type_))[0]
        else:
            raise KeyError(part)
    return type_


def why_not(type_: Any, value: Any) -> str:
    """What is wrong with a value, in the words of the schema; "" if nothing is."""
    try:
        msgspec.convert(value, type_, strict=True, str_keys=True)
    except (msgspec.ValidationError, RecursionError) as error:
        return str(error)
    return ""
