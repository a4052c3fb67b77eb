"""Every table of names in the illustrator and the darkroom, found by what is in it.

A table is a constant of a module, or a collection within a function, that is made of strings, however deep. Its
strings fall into columns by where they stand: the keys, the values, the second of each tuple. A column of which half
or more are names of one vocabulary (symbols and their kinds, places, looks) is taken for a column of such names.
"""

import ast
import dataclasses
import importlib
import pkgutil
import typing
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from limner.catalog import styles
from limner.engines import darkroom, illustrator
from limner.engines.illustrator import scene
from limner.engines.illustrator.atlas import symbol
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.looks.index import LOOKS
from limner.engines.illustrator.reading import lexicon, tokens
from limner.engines.illustrator.reading.tables.styles import STYLES
from limner.engines.illustrator.staging.homes import ICE
from limner.engines.illustrator.staging.settings.index import load as settings
from limner.engines.illustrator.temper import TEMPERS

MEANT = 0.5
"""The share of a vocabulary's names from which on a column is one of that vocabulary."""


class Column(NamedTuple):
    """Strings that stand in the same place of a table; `table` says which, as module, name and place."""

    table: str
    names: frozenset[str]


@lru_cache(maxsize=1)
def modules() -> tuple[ModuleType, ...]:
    """All modules of both engines but those that draw the symbols, and so register the names."""
    names = (
        info.name
        for package in (illustrator, darkroom)
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    )
    return tuple(importlib.import_module(name) for name in names if ".atlas." not in name)


@lru_cache(maxsize=1)
def symbols() -> frozenset[str]:
    """The ids of the atlas's symbols and their kinds."""
    return frozenset({thing.id for thing in load()} | kinds())


@lru_cache(maxsize=1)
def kinds() -> frozenset[str]:
    """What symbols are a kind of."""
    return frozenset(kind for thing in load() for kind in thing.kinds)


@lru_cache(maxsize=1)
def vocabularies() -> tuple[frozenset[str], ...]:
    """The names that are registered: of symbols, of places, and of looks and styles."""
    looks = {*LOOKS, *TEMPERS, *STYLES.values(), *styles.LOOKS, *styles.BASE_STYLES}
    return symbols(), frozenset({*settings(), ICE}), frozenset(looks | {look.replace("_", " ") for look in looks})


@lru_cache(maxsize=1)
def types() -> tuple[frozenset[str], ...]:
    """The names of every closed type of names, which the type checker holds to its own."""
    values = (value for module in (*modules(), symbol, scene) for value in vars(module).values())
    return tuple({frozenset(typing.get_args(v)) for v in values if typing.get_origin(v) is typing.Literal})


def misfits(column: Column) -> frozenset[str]:
    """Which names are not registered in the vocabulary that most of the column is of; none where it is of no such."""
    if any(column.names <= closed for closed in types()):
        return frozenset()
    known = max(vocabularies(), key=lambda names: len(column.names & names))
    shared = column.names & known
    return column.names - known if len(shared) >= MEANT * len(column.names) else frozenset()


def said(phrase: str) -> bool:
    """Whether the reader knows the whole phrase."""
    pieces = tokens.split(phrase)[0]
    meaning = lexicon.load().match(pieces, 0) if pieces else None
    return meaning is not None and meaning.length == len(pieces)


@lru_cache(maxsize=1)
def columns() -> tuple[tuple[ModuleType, Column], ...]:
    """Each column of all modules, with its module."""
    return tuple((module, column) for module in modules() for column in (*_constants(module), *_literals(module)))


def _constants(module: ModuleType) -> Iterator[Column]:
    """The columns of two and more names of a module's own constants."""
    for name in _assigned(_tree(module)):
        columns: dict[str, set[str]] = defaultdict(set)
        for place, text in _strings(getattr(module, name, None)):
            columns[place].update(text.split(", "))
        for place, names in columns.items():
            if len(names - {""}) > 1:
                yield Column(f"{module.__name__}.{name}{place}", frozenset(names - {""}))


def _literals(module: ModuleType) -> Iterator[Column]:
    """The collections of three and more strings that are written within functions, but for `words` of any sort."""
    for function in (node for node in _nodes(_tree(module)) if isinstance(node, ast.FunctionDef)):
        nodes = _nodes(function)
        words = {id(part) for node in nodes for free in _words(node) for part in _nodes(free)}
        for node in nodes:
            if id(node) not in words and len(names := _written(node)) > 2:
                yield Column(f"{module.__name__}.{function.name}", names)


def _nodes(root: ast.AST) -> list[ast.AST]:
    """The node and all below it, without what only says how a name is used: `ast.walk` takes three times as long."""
    found = [root]
    for node in found:
        for name in node._fields:
            value = getattr(node, name, None)
            if isinstance(value, list):
                found += [item for item in value if isinstance(item, ast.AST)]
            elif isinstance(value, ast.AST) and name != "ctx":
                found.append(value)
    return found


def _words(node: ast.AST) -> list[ast.expr]:
    """What is written as words that a prompt may refuse: arguments of `shown`, and what is called `words`."""
    if isinstance(node, ast.Call):
        return [*(node.args if _called(node) == "shown" else ()), *(k.value for k in node.keywords if k.arg == "words")]
    named = isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "words" for t in node.targets)
    return [node.value] if named and isinstance(node, ast.Assign) else []


def ids_compared(module: ModuleType) -> Iterator[Column]:
    """What `….id` and `….symbol` are compared with, and what is stood into a picture by `prop` and `row`."""
    for node in _nodes(_tree(module)):
        asked: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(isinstance(side, ast.Attribute) and side.attr in ("id", "symbol") for side in sides):
                asked = sides
        elif isinstance(node, ast.Call) and _called(node) in ("prop", "row", "furnish"):
            asked = node.args
        for side in asked:
            if names := _written(side) - {""}:
                yield Column(f"{module.__name__}:{side.lineno}", names)


def _strings(value: object, place: str = "", *, paired: bool = False) -> Iterator[tuple[str, str]]:
    """All strings in a value, each with its place, in which items of a collection are alike.

    A tuple is a record where its items are of different types, or where it is `paired` with others of its length.
    """
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from _strings(key, f"{place}/key")
            yield from _strings(item, f"{place}/value")
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from _strings(getattr(value, field.name), f"{place}/{field.name}")
    elif isinstance(value, tuple) and (paired or not _alike(value)):
        for i, item in enumerate(value):
            yield from _strings(item, f"{place}/{i}")
    elif isinstance(value, (Sequence, Set)):
        pairs = len(value) > 1 and len({len(item) if isinstance(item, tuple) else -1 for item in value}) == 1
        for item in value:
            yield from _strings(item, f"{place}/item", paired=pairs and isinstance(item, tuple))


def _alike(value: tuple[Any, ...]) -> bool:
    """Whether a tuple is a list of things of one sort, and no record."""
    return len({type(item) for item in value}) == 1


def _written(node: ast.AST) -> frozenset[str]:
    """The strings of a literal, a literal collection or a text that is split."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return frozenset({node.value})
    if isinstance(node, (ast.Tuple, ast.List, ast.Set)):
        parts = [item.value if isinstance(item, ast.Constant) else None for item in node.elts]
        return (
            frozenset(p for p in parts if isinstance(p, str)) if all(isinstance(p, str) for p in parts) else frozenset()
        )
    if isinstance(node, ast.Call) and _called(node) == "split" and isinstance(node.func, ast.Attribute):
        text = _written(node.func.value)
        return frozenset(next(iter(text)).split()) if text else frozenset()
    return frozenset()


def _called(node: ast.AST) -> str:
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _assigned(tree: ast.Module) -> Iterator[str]:
    """The names that a module gives itself."""
    for node in tree.body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        yield from (target.id for target in targets if isinstance(target, ast.Name) and not target.id.startswith("__"))


@cache
def _tree(module: ModuleType) -> ast.Module:
    return ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
