"""Style sheets and style attributes turned into presentation attributes, so that nothing depends on a sheet.

Understood are selectors of types, classes, ids and `*`, alone, compounded, and as descendants or children; other
selectors and at-rules are left out, as is every property that is not SVG's own and every value that could load
something.
"""

import re
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from limner.imaging.svg.names import PROPERTIES, REFERENCE, local

Element: TypeAlias = object
"""An lxml element; lxml has no types of its own."""

MAX_RULES: Final = 5_000
_COMMENT = re.compile(r"/\*.*?(?:\*/|\Z)", re.DOTALL)
_AT_RULE = re.compile(r"@[^{};]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\}|\Z)")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_SIMPLE = re.compile(r"\*|[\w-]+|\.[\w-]+|#[\w-]+")
_COMPOUND = re.compile(r"(?:\*|[a-zA-Z][\w-]*)?(?:[.#][\w-]+)*\Z")
_FUNCTION = re.compile(r"([\w-]*)\(")
_FUNCTIONS = frozenset(
    "rgb rgba hsl hsla matrix translate translatex translatey scale scalex scaley rotate skewx skewy".split()
)
_FONT = re.compile(r"(?P<words>(?:[\w-]+\s+)*?)(?P<size>[\d.]+(?:px|pt|em|rem|%))(?:\s*/\s*[\w.%]+)?\s+(?P<family>.+)")
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
    parsed = _FONT.match(value)
    if not parsed:
        return {}
    words = parsed["words"].lower().split()
    found = {"font-size": parsed["size"], "font-family": parsed["family"].strip()}
    for word in words:
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

    def fits(self, element: Element) -> bool:
        return self.steps[-1].fits(element) and _fits_above(self.steps, len(self.steps) - 1, element)


@dataclass(slots=True)
class Sheet:
    """The rules of all `style` elements of a document."""

    rules: list[_Rule] = field(default_factory=list)

    def add(self, text: str) -> None:
        """Read one `style` element; rules beyond the bound are left out."""
        if "\\" in text:
            return
        for selectors, body in _RULE.findall(_AT_RULE.sub("", _COMMENT.sub("", text))):
            safe = declarations(body)
            for selector in selectors.split(","):
                steps = _steps(selector)
                if steps and safe and len(self.rules) < MAX_RULES:
                    self.rules.append(_Rule(steps, (*_specificity(steps), len(self.rules)), safe))

    def index(self) -> "Index":
        """The rules in a form that finds an element's own quickly."""
        return Index(self.rules)


class Index:
    """Rules by what their last step names: an id, a class, a type, or nothing."""

    def __init__(self, rules: list[_Rule]) -> None:
        self._by_key: dict[str, list[_Rule]] = {}
        for rule in rules:
            self._by_key.setdefault(_key(rule.steps[-1]), []).append(rule)

    def style_of(self, element: Element) -> dict[str, str]:
        """What the sheet sets on an element, the more specific and later rule first in right."""
        if not self._by_key:
            return {}
        attributes = element.attrib  # type: ignore[attr-defined]
        keys = [f"#{attributes.get('id', '')}", local(element.tag), ""]  # type: ignore[attr-defined]
        keys += [f".{name}" for name in set(attributes.get("class", "").split())]
        rules = [rule for key in keys for rule in self._by_key.get(key, ()) if rule.fits(element)]
        return {name: value for rule in sorted(rules, key=lambda r: r.order) for name, value in rule.body.items()}


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


def _fits_above(steps: tuple[_Step, ...], last: int, element: Element) -> bool:
    """Whether the steps before `last` fit the element's ancestors. Descendants are matched greedily."""
    parent = element.getparent()  # type: ignore[attr-defined]
    while last > 0:
        if parent is None:
            return False
        fits = steps[last - 1].fits(parent)
        if steps[last].direct and not fits:
            return False
        if fits:
            last -= 1
        parent = parent.getparent()
    return True
