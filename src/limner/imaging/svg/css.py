"""Style sheets and style attributes turned into presentation attributes, so that nothing depends on a sheet.

Understood are selectors of types, classes, ids and `*`, alone, compounded, and as descendants or children; other
selectors and at-rules are left out, as is every property that is not SVG's own and every value that could load
something.
"""

import re
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import tinycss2

from limner.imaging.svg.faults import too_complex
from limner.imaging.svg.names import PROPERTIES, REFERENCE, local

Element: TypeAlias = object
"""An lxml element; lxml has no types of its own."""

MAX_CHARACTERS: Final = 500_000
"""Characters of all style sheets of a document."""
MAX_SELECTORS: Final = 5_000
"""Selectors of all style sheets of a document."""
MAX_COMPARISONS: Final = 1_000_000
"""Comparisons of an element, or one above it, with a part of a selector: about a second."""
MAX_SET: Final = 20_000_000
"""Characters that rules may set in all: as much as a document may have."""
_COMMENT = re.compile(r"/\*.*?(?:\*/|\Z)", re.DOTALL)
_SIMPLE = re.compile(r"\*|[\w-]+|\.[\w-]+|#[\w-]+")
_COMPOUND = re.compile(r"(?:\*|[a-zA-Z][\w-]*)?(?:[.#][\w-]+)*\Z")
_FUNCTION = re.compile(r"(?<![\w-])([\w-]*+)\(")
_FUNCTIONS = frozenset(
    "rgb rgba hsl hsla matrix translate translatex translatey scale scalex scaley rotate skewx skewy".split()
)
_WORD = re.compile(r"[^\s/]+")
_FONT_SIZE = re.compile(r"[\d.]+(?:px|pt|em|rem|%)")
_LINE_HEIGHT = re.compile(r"\s*+/\s*+[\w.%]++\s")
_CSS_UNITS = re.compile(r"(?<=[\d.])(?:px|deg)\b")


def safe_value(value: str) -> bool:
    """Whether a property's value loads nothing: no function but colours, transforms and `url(#id)`, no escapes."""
    rest = REFERENCE.sub("", value)
    if any(mark in rest for mark in "\\@;{}<>"):
        return False
    return all(name.lower() in _FUNCTIONS for name in _FUNCTION.findall(rest))


def declarations(style: str) -> dict[str, str]:
    """The safe declarations of a style attribute or a rule's body."""
    found: dict[str, str] = {}
    for part in _COMMENT.sub("", style).split(";"):
        name, colon, value = part.partition(":")
        name, value = name.strip().lower(), value.replace("!important", "").strip()
        if not (colon and value and name in PROPERTIES and safe_value(value)):
            continue
        if name == "font":
            found |= _font(value)
        else:
            found[name] = _CSS_UNITS.sub("", value) if name == "transform" else value
    return found


def _font(value: str) -> dict[str, str]:
    """The `font` shorthand taken apart: presentation attributes have no such thing."""
    words = list(_WORD.finditer(value))
    size = next((word for word in words if _FONT_SIZE.fullmatch(word[0])), None)
    if size is None:
        return {}
    height = _LINE_HEIGHT.match(value, size.end())
    family = value[height.end() if height else size.end() :].strip()
    if not family:
        return {}
    found = {"font-size": size[0], "font-family": family}
    for word in value[: size.start()].lower().split():
        if word in {"italic", "oblique"}:
            found["font-style"] = word
        elif word in {"bold", "bolder", "lighter"} or word.isdigit():
            found["font-weight"] = word
    return found


@dataclass(frozen=True, slots=True)
class _Step:
    """A compound selector; `direct` says that the one before it must be the parent."""

    type: str = ""
    id: str = ""
    classes: frozenset[str] = frozenset()
    direct: bool = False

    def fits(self, element: Element) -> bool:
        attributes = element.attrib  # type: ignore[attr-defined]
        if self.type and self.type != local(element.tag):  # type: ignore[attr-defined]
            return False
        if self.id and attributes.get("id") != self.id:
            return False
        return not self.classes or self.classes <= set(attributes.get("class", "").split())


@dataclass(frozen=True, slots=True)
class _Rule:
    steps: tuple[_Step, ...]
    order: tuple[int, int, int, int]
    """Specificity, then place in the sheet."""
    body: dict[str, str]


@dataclass(slots=True)
class Sheet:
    """The rules of all `style` elements of a document."""

    param: str
    rules: list[_Rule] = field(default_factory=list)
    characters: int = 0

    def add(self, text: str) -> None:
        """Read one `style` element. Raises InvalidRequest beyond the bounds."""
        self.characters += len(text)
        if self.characters > MAX_CHARACTERS:
            raise too_complex(f"has style sheets of more than {MAX_CHARACTERS:,} characters", self.param)
        if "\\" in text:
            return
        for rule in tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True):
            if rule.type == "qualified-rule" and not _nested(rule.prelude) and not _nested(rule.content):
                self._add_rule(tinycss2.serialize(rule.prelude), declarations(tinycss2.serialize(rule.content)))

    def _add_rule(self, selectors: str, safe: dict[str, str]) -> None:
        for selector in selectors.split(","):
            steps = _steps(selector)
            if not (steps and safe):
                continue
            if len(self.rules) == MAX_SELECTORS:
                raise too_complex(f"has style sheets of more than {MAX_SELECTORS:,} selectors", self.param)
            self.rules.append(_Rule(steps, (*_specificity(steps), len(self.rules)), safe))

    def index(self) -> "Index":
        """The rules in a form that finds an element's own quickly."""
        return Index(self.rules, self.param)


def _nested(nodes: list[Any]) -> bool:
    """Whether there are blocks, or functions of functions, which no rule has that is understood here."""
    functions = [node for node in nodes if node.type == "function"]
    inside = [argument for function in functions for argument in function.arguments]
    return any(node.type.endswith("block") for node in [*nodes, *inside]) or any(
        node.type == "function" for node in inside
    )


class Index:
    """Rules by what their last step names: an id, a class, a type, or nothing."""

    def __init__(self, rules: list[_Rule], param: str) -> None:
        self._param = param
        self.comparisons = 0
        """Of elements with parts of selectors, so far."""
        self._set = 0
        self._by_key: dict[str, list[_Rule]] = {}
        for rule in rules:
            self._by_key.setdefault(_key(rule.steps[-1]), []).append(rule)

    def style_of(self, element: Element) -> dict[str, str]:
        """What the sheet sets on an element, the more specific and later rule first in right.

        Raises InvalidRequest where the rules of all elements so far take or set too much.
        """
        if not self._by_key:
            return {}
        attributes = element.attrib  # type: ignore[attr-defined]
        keys = [f"#{attributes.get('id', '')}", local(element.tag), ""]  # type: ignore[attr-defined]
        keys += [f".{name}" for name in set(attributes.get("class", "").split())]
        rules = [rule for key in keys for rule in self._by_key.get(key, ()) if self._fits(rule, element)]
        found = {name: value for rule in sorted(rules, key=lambda r: r.order) for name, value in rule.body.items()}
        self._set += sum(map(len, found.values()))
        if self._set > MAX_SET:
            raise too_complex(f"has style sheets that set more than {MAX_SET:,} characters", self._param)
        return found

    def _fits(self, rule: _Rule, element: Element) -> bool:
        """Whether the rule is for the element. Descendants are matched greedily."""
        last = len(rule.steps) - 1
        at: Any = element
        while at is not None:
            self.comparisons += 1
            if self.comparisons > MAX_COMPARISONS:
                raise too_complex(
                    f"has selectors that need more than {MAX_COMPARISONS:,} comparisons with its elements", self._param
                )
            fits = rule.steps[last].fits(at)
            if not fits and (at is element or rule.steps[last + 1].direct):
                return False
            last -= fits
            if last < 0:
                return True
            at = at.getparent()
        return False


def _key(step: _Step) -> str:
    if step.id:
        return f"#{step.id}"
    return f".{min(step.classes)}" if step.classes else step.type


def _steps(selector: str) -> tuple[_Step, ...]:
    steps: list[_Step] = []
    direct = False
    for part in selector.replace(">", " > ").split():
        if part == ">":
            direct = True
            continue
        if not _COMPOUND.match(part) or len(steps) > 7:
            return ()
        names = _SIMPLE.findall(part)
        types = [n for n in names if n[0] not in ".#*"]
        ids = [n[1:] for n in names if n[0] == "#"]
        classes = frozenset(n[1:] for n in names if n[0] == ".")
        steps.append(_Step("".join(types), "".join(ids[:1]), classes, direct))
        direct = False
    return tuple(steps)


def _specificity(steps: tuple[_Step, ...]) -> tuple[int, int, int]:
    return (
        sum(bool(step.id) for step in steps),
        sum(len(step.classes) for step in steps),
        sum(bool(step.type) for step in steps),
    )
