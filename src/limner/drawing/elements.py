"""SVG elements on their way to text: what neighbours and outlines have in common is written once."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from xml.sax.saxutils import escape, quoteattr

_SHARED = 48
"""Path data at least this long is written once when it is drawn more than once."""
_WRAPPER = len("<g></g>\n\n")
"""What a group round a run of shapes costs, without its indents."""


@dataclass(slots=True)
class Element:
    """An element under construction."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: list["Element"] = field(default_factory=list)
    text: str = ""


def document(root: Element, definitions: list[Element], body: list[Element], prefix: str = "") -> str:
    """The root's text with definitions and body after what it holds; ids made here begin with the prefix."""
    for group in definitions:
        _tidied(group, 2)
    body = _joined(body)
    for element in body:
        _tidied(element, 1)
    outlines = _Outlines([*definitions, *body], prefix)
    if definitions or outlines.shared:
        root.children.append(Element("defs", children=[*outlines.definitions(), *definitions]))
    root.children.extend(body)
    return "\n".join(_written(root, outlines, 0)) + "\n"


def _tidied(element: Element, depth: int) -> None:
    """Shapes in the element joined and gathered, at all levels."""
    if element.tag != "g":
        return
    children = _joined(element.children)
    for child in children:
        _tidied(child, depth + 1)
    shapes = [child for child in children if _is_shape(child)]
    titles = [child for child in children if child.tag == "title"]
    common = _common(shapes)
    if shapes and common and len(shapes) + len(titles) == len(children) and _alike(shapes):
        element.attributes |= common
        element.children = [*titles, *(_without(shape, common) for shape in shapes)]
    else:
        element.children = list(_gathered(children, depth + 1))


def _joined(children: Sequence[Element]) -> list[Element]:
    """An area and the line round it, which follow each other, as one shape."""
    result: list[Element] = []
    for child in children:
        before = result[-1] if result else None
        if before is not None and _is_shape(before) and _is_shape(child) and _goes_round(child, before):
            line = {key: value for key, value in child.attributes.items() if key.startswith("stroke")}
            result[-1] = Element("path", before.attributes | line)
        else:
            result.append(child)
    return result


def _goes_round(line: Element, area: Element) -> bool:
    inside, round_it = area.attributes, line.attributes
    same = round_it["d"] == inside["d"] and round_it.get("fill") == "none"
    return same and "stroke" not in inside and inside.get("fill", "none") != "none"


def _gathered(children: Sequence[Element], depth: int) -> Iterator[Element]:
    """Runs of shapes in the same paint in a group that says it once, where that is shorter."""
    for look, run in groupby(children, key=_look):
        shapes = list(run)
        common = _common(shapes) if look is not None else {}
        spared = (len(shapes) - 1) * sum(len(f' {key}="{value}"') for key, value in common.items())
        if spared > _WRAPPER + 2 * depth + len(shapes):
            yield Element("g", common, [_without(shape, common) for shape in shapes])
        else:
            yield from shapes


def _is_shape(element: Element) -> bool:
    return element.tag == "path" and "id" not in element.attributes


def _look(element: Element) -> tuple[str | None, ...] | None:
    """What shapes in one run share."""
    if not _is_shape(element):
        return None
    return element.attributes.get("fill"), element.attributes.get("stroke")


def _alike(shapes: Sequence[Element]) -> bool:
    return len({_look(shape) for shape in shapes}) == 1


def _common(shapes: Sequence[Element]) -> dict[str, str]:
    """The attributes that all of several shapes have."""
    if len(shapes) < 2:
        return {}
    shared = set(shapes[0].attributes.items()).intersection(*(shape.attributes.items() for shape in shapes[1:]))
    return {key: value for key, value in shapes[0].attributes.items() if (key, value) in shared and key != "d"}


def _without(shape: Element, common: dict[str, str]) -> Element:
    return Element("path", {key: value for key, value in shape.attributes.items() if key not in common})


class _Outlines:
    """The outlines that are drawn more than once, in the order in which they come."""

    def __init__(self, elements: list[Element], prefix: str) -> None:
        counts = Counter(_path_data(elements))
        repeated = [d for d, count in counts.items() if count > 1 and len(d) >= _SHARED]
        self.shared = {d: f"{prefix}outline-{i}" for i, d in enumerate(repeated, 1)}

    def definitions(self) -> list[Element]:
        """One path element for each."""
        return [Element("path", {"id": name, "d": d}) for d, name in self.shared.items()]


def _path_data(elements: list[Element]) -> Iterator[str]:
    for element in elements:
        if element.tag == "clipPath":
            continue
        if "d" in element.attributes:
            yield element.attributes["d"]
        yield from _path_data(element.children)


def _written(element: Element, outlines: _Outlines, depth: int, *, shares: bool = True) -> Iterator[str]:
    """The element's lines, indented by a space a level."""
    pad = " " * depth
    tag, attributes = element.tag, element.attributes
    sharing = shares and tag not in ("clipPath", "defs")
    if sharing and "id" not in attributes and (name := outlines.shared.get(attributes.get("d", ""))):
        tag, attributes = "use", {"xlink:href": f"#{name}"} | {k: v for k, v in attributes.items() if k != "d"}
    start = "".join([f"{pad}<{tag}", *(f" {k}={quoteattr(v)}" for k, v in attributes.items())])
    if element.text:
        yield f"{start}>{escape(element.text)}</{tag}>"
    elif element.children:
        yield f"{start}>"
        for child in element.children:
            yield from _written(child, outlines, depth + 1, shares=element.tag != "clipPath")
        yield f"{pad}</{tag}>"
    else:
        yield f"{start}/>"
