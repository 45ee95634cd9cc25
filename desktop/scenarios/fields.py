"""The shape of a scenario's file as a form needs it: what a value may be, and what may be added where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec import inspect as shapes

Part = str | int
Path = tuple[Part, ...]


class Shape(Struct, frozen=True):
    """What may stand at a place: text, number, flag, choice, list, table (of free keys), record, or anything.

    Attributes:
        choices: the words that may stand there, if there are only a few.
        low, high: the bounds of a number.
        may_be_empty: whether nothing at all may stand there.
    """

    kind: str
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    may_be_empty: bool = False
    type: Any = None


class Field(Struct, frozen=True):
    """A field of a record; `needed` ones must be there."""

    name: str
    needed: bool
    shape: Shape


def shape_of(record: type[Struct]) -> Shape:
    """The shape of a whole file."""
    return _shape(shapes.type_info(record))


def _shape(info: Any, *, may_be_empty: bool = False) -> Shape:
    match info:
        case shapes.StrType():
            return Shape("text", may_be_empty=may_be_empty, type=info)
        case shapes.BoolType():
            return Shape("flag", ("true", "false"), may_be_empty=may_be_empty, type=info)
        case shapes.UnionType(types=types):
            return _one_of(types)
        case shapes.Metadata(type=inner):
            return _shape(inner, may_be_empty=may_be_empty)
        case shapes.IntType(ge=low, le=high):
            return Shape("number", (), low, high, may_be_empty, info)
        case shapes.LiteralType(values=values):
            return Shape("choice", tuple(map(str, values)), may_be_empty=may_be_empty, type=info)
        case shapes.EnumType(cls=cls):
            return Shape("choice", tuple(str(each.value) for each in cls), may_be_empty=may_be_empty, type=info)
    kind = next((kind for kind, types in _COLLECTIONS.items() if isinstance(info, types)), "anything")
    return Shape(kind, may_be_empty=may_be_empty, type=info)


_COLLECTIONS: dict[str, tuple[type, ...]] = {
    "list": (shapes.ListType, shapes.VarTupleType, shapes.TupleType),
    "table": (shapes.DictType,),
    "record": (shapes.StructType,),
}


def _one_of(types: Sequence[Any]) -> Shape:
    """The richest of several shapes; words and choices together are choices with room for others."""
    empty = any(isinstance(each, shapes.NoneType) for each in types)
    found = [_shape(each, may_be_empty=empty) for each in types if not isinstance(each, shapes.NoneType)]
    if len(found) > 1 and all(shape.kind == "choice" for shape in found):
        words = tuple(word for shape in found for word in shape.choices)
        return Shape("choice", words, may_be_empty=empty, type=found[0].type)
    order = ("record", "list", "table", "choice", "number", "text", "flag", "anything")
    return min(found, key=lambda shape: order.index(shape.kind))


def fields(shape: Shape) -> list[Field]:
    """The fields of a record, in the order in which they are written."""
    if shape.kind != "record":
        return []
    return [Field(each.encode_name, each.required, _shape(each.type)) for each in shape.type.fields]


def below(shape: Shape, key: Part) -> Shape:
    """The shape of what stands under a key."""
    if shape.kind == "record":
        return next((each.shape for each in fields(shape) if each.name == key), Shape("anything"))
    if shape.kind == "table":
        return _shape(shape.type.value_type)
    if shape.kind == "list":
        return _item(shape.type, key)
    return Shape("anything")


def _item(info: Any, key: Part) -> Shape:
    if isinstance(info, shapes.TupleType):
        at = int(key)
        return _shape(info.item_types[at]) if at < len(info.item_types) else Shape("anything")
    return _shape(info.item_type)


def keys(shape: Shape) -> tuple[str, ...]:
    """The keys a table may have, if there are only a few."""
    return _shape(shape.type.key_type).choices if shape.kind == "table" else ()


def sample(shape: Shape) -> Any:
    """Something of this shape, to begin with."""
    match shape.kind:
        case "number":
            return max(shape.low or 0, 0)
        case "flag":
            return False
        case "choice":
            return shape.choices[0] if shape.choices else ""
        case "list":
            fixed = isinstance(shape.type, shapes.TupleType)
            return [sample(_shape(each)) for each in shape.type.item_types] if fixed else []
        case "table":
            return {}
        case "record":
            return {field.name: sample(field.shape) for field in fields(shape) if field.needed}
    return ""


def read(shape: Shape, words: str) -> Any:
    """A value as it is typed; raises ValueError with a sentence."""
    words = words.strip()
    if not words and shape.may_be_empty:
        return None
    if shape.kind == "number":
        return _number(shape, words)
    if shape.kind == "flag":
        if words not in ("true", "false"):
            raise ValueError(f"{words} is neither true nor false")
        return words == "true"
    if shape.kind == "anything":
        return _as_written(words)
    if shape.kind == "choice" and words not in shape.choices:
        raise ValueError(f"{words} is none of {', '.join(shape.choices)}")
    return words


def _as_written(words: str) -> str | int | bool:
    """What nobody has said more of: a number or flag if it looks like one, else words."""
    if words in ("true", "false"):
        return words == "true"
    digits = words.removeprefix("-")
    return int(words) if digits.isascii() and digits.isdigit() and len(digits) < len("1234567") else words


def _number(shape: Shape, words: str) -> int:
    digits = words.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < len("1234567")):
        raise ValueError(f"{words} is not a number")
    value = int(words)
    if (shape.low is not None and value < shape.low) or (shape.high is not None and value > shape.high):
        raise ValueError(f"{value} is not from {shape.low} to {shape.high}")
    return value


def value_at(data: Any, path: Path) -> Any:
    """What stands at a place; None if nothing does."""
    for part in path:
        if isinstance(data, dict):
            data = data.get(part)
        elif isinstance(data, list) and isinstance(part, int) and part < len(data):
            data = data[part]
        else:
            return None
    return data


def shape_at(shape: Shape, path: Path) -> Shape:
    for part in path:
        shape = below(shape, part)
    return shape


def path_of_line(lines: Any, line: int) -> Path:
    """The place that is written in a line of a file, or the innermost that holds it; `lines` is its tree of lines."""
    found: Path = ()
    while isinstance(lines, list):
        children = lines[1]
        items = list(children.items() if isinstance(children, dict) else enumerate(children))
        at = [(key, tree) for key, tree in items if (tree[0] if isinstance(tree, list) else tree) <= line]
        if not at:
            break
        key, lines = at[-1]
        found = (*found, key)
    return found
