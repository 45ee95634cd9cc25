"""From plain objects to the declared types, with all faults and not only the first.

msgspec stops at the first fault. When it finds one, the declared type is walked and each field and item is converted
by itself, so that every faulty one is reported at its own line.
"""

from __future__ import annotations

import re
import types
import typing
from collections import abc
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

import msgspec

from desktop.data.document import DataPath, Document, parse_path, path_text
from desktop.data.errors import DataError, Fault

T = TypeVar("T")

_AT = re.compile(r" - at (?:`key` in )?`(\$[^`]*)`$")
_QUOTE_HINT = re.compile(r"^Expected `str( \| null)?`, got `(int|float|bool)`")
_SEQUENCES = (list, set, frozenset, tuple, abc.Sequence, abc.MutableSequence, abc.Collection, abc.Set)
_MAPPINGS = (dict, abc.Mapping, abc.MutableMapping)


def convert(document: Document, type_: type[T]) -> T:
    """The content of the document as the given type; raises DataError with all faults."""
    try:
        return _convert(document.data, type_)
    except (msgspec.ValidationError, RecursionError) as error:
        walker = _Walker(document)
        walker.walk(document.data, type_, ())
        faults = walker.faults or [walker.fault_of(error, ())]
        raise DataError(sorted(set(faults))) from None


def _convert(value: Any, type_: type[T]) -> T:
    return msgspec.convert(value, type_, strict=True, str_keys=True)


class _Walker:
    """Compares a value with its declared type, part by part."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self.faults: list[Fault] = []

    def walk(self, value: Any, type_: Any, path: DataPath) -> None:
        """Note every fault at or below this value."""
        try:
            _convert(value, type_)
            return
        except (msgspec.ValidationError, RecursionError) as error:
            failure = error
        before = len(self.faults)
        self._walk_parts(value, _bare(type_, value), path)
        if len(self.faults) == before:
            self.faults.append(self.fault_of(failure, path))

    def fault_of(self, error: Exception, path: DataPath) -> Fault:
        """The fault in the words of the converter, at the place it names below the path."""
        message = str(error)
        if match := _AT.search(message):
            message = message[: match.start()]
            path = path + parse_path(match[1])
        if _QUOTE_HINT.match(message):
            message += "; put it in quotes"
        place = path_text(path)
        return self._document.fault(path, f"{place}: {message}" if place else message)

    def _walk_parts(self, value: Any, type_: Any, path: DataPath) -> None:
        origin = get_origin(type_) or type_
        if isinstance(value, dict):
            if isinstance(origin, type) and issubclass(origin, msgspec.Struct):
                self._walk_struct(value, type_, origin, path)
            elif origin in _MAPPINGS:
                self._walk_mapping(value, get_args(type_), path)
        elif isinstance(value, list) and origin in _SEQUENCES:
            self._walk_sequence(value, origin, get_args(type_), path)

    def _walk_struct(self, value: dict[str, Any], type_: Any, struct: type[msgspec.Struct], path: DataPath) -> None:
        fields = {field.encode_name: field for field in msgspec.structs.fields(type_)}
        config = struct.__struct_config__
        for name, field in fields.items():
            if name in value:
                self.walk(value[name], field.type, (*path, name))
            elif field.required:
                self._note(path, f"`{name}` is missing")
        known = [*fields, *([config.tag_field] if config.tag_field else [])]
        if config.forbid_unknown_fields:
            for name in value:
                if name not in known:
                    self._note((*path, name), f"unknown field{_suggestion(name, known)}")

    def _walk_mapping(self, value: dict[str, Any], args: tuple[Any, ...], path: DataPath) -> None:
        key_type, value_type = args or (Any, Any)
        keys_only: Any = types.GenericAlias(dict, (key_type, Any))
        for key, item in value.items():
            try:
                _convert({key: None}, keys_only)
            except msgspec.ValidationError as error:
                self._note((*path, key), "wrong key: " + _AT.sub("", str(error)))
            self.walk(item, value_type, (*path, key))

    def _walk_sequence(self, value: list[Any], origin: Any, args: tuple[Any, ...], path: DataPath) -> None:
        fixed = origin is tuple and Ellipsis not in args
        if fixed and len(args) != len(value):
            return  # the number of items is the fault
        for number, item in enumerate(value):
            item_type = args[number] if fixed else (args[0] if args else Any)
            self.walk(item, item_type, (*path, number))

    def _note(self, path: DataPath, reason: str) -> None:
        place = path_text(path)
        self.faults.append(self._document.fault(path, f"{place}: {reason}" if place else reason))


def _bare(type_: Any, value: Any) -> Any:
    """The type without annotations and aliases; of a union, the member this value is meant for."""
    while True:
        if hasattr(type_, "__supertype__"):
            type_ = type_.__supertype__
        elif hasattr(type_, "__value__"):
            type_ = type_.__value__
        elif get_origin(type_) is Annotated:
            type_ = get_args(type_)[0]
        elif get_origin(type_) in (typing.Union, types.UnionType):
            type_ = _member(get_args(type_), value)
        else:
            return type_


def _member(members: tuple[Any, ...], value: Any) -> Any:
    """The member of a union that a mapping or sequence must be meant for, or Any when that is open."""
    wanted = [member for member in members if _may_be(member, value)]
    return wanted[0] if len(wanted) == 1 else Any


def _may_be(member: Any, value: Any) -> bool:
    bare = _bare(member, value)
    origin = get_origin(bare) or bare
    if isinstance(value, list):
        return origin in _SEQUENCES
    if not isinstance(value, dict) or origin is Literal or not isinstance(origin, type):
        return False
    if issubclass(origin, msgspec.Struct):
        config = origin.__struct_config__
        return not config.tag_field or value.get(config.tag_field) == config.tag
    return origin in _MAPPINGS


def _suggestion(name: str, known: list[str]) -> str:
    import difflib

    close = difflib.get_close_matches(name, known, n=1)
    return f"; did you mean `{close[0]}`?" if close else ""
