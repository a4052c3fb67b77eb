"""Foreign SVG, made safe: what is attack is refused, what is merely unsafe is taken out."""

from dataclasses import dataclass
from typing import Any

from lxml import etree

from limner.imaging.svg.clean import clean
from limner.imaging.svg.expansion import check_expansion
from limner.imaging.svg.faults import too_complex, unreadable
from limner.imaging.svg.filters import drop_costly_filters
from limner.imaging.svg.guard import check_structure, decoded
from limner.imaging.svg.size import Box, check_ratio, length, sizeless, view_box_of
from limner.imaging.svg.work import check_work


@dataclass(frozen=True, slots=True)
class SafeSvg:
    """A document without scripts, events, style sheets, entities, animation and outside references.

    Its elements are in the SVG namespace; its root has a viewBox, which is `view_box` in user units; `width` and
    `height` are the viewBox's. Everything that styles is a presentation attribute.
    """

    text: str
    view_box: Box

    @property
    def width(self) -> float:
        """Of the viewBox."""
        return self.view_box[2]

    @property
    def height(self) -> float:
        """Of the viewBox."""
        return self.view_box[3]


def read_svg(data: bytes, param: str = "image") -> SafeSvg:
    """The document made safe; UTF-8 and UTF-16 are read.

    Raises InvalidRequest that names `param`: `image_unreadable` for what is no SVG or has no size, `image_too_small`
    for a viewBox that is a mere line, `svg_unsafe` for
    entities and for references that come back to themselves, `svg_too_complex` for more bytes, elements, levels,
    repeated or costly drawing than the bounds of `guard`, `expansion` and `work`.
    """
    text = decoded(data, param)
    check_structure(text, param)
    root = _parsed(text, param)
    box = view_box_of(root.attrib)
    if box is None:
        raise sizeless(param)
    check_ratio(box, param)
    safe = clean(root, max(box[2], box[3]), param)
    _set_size(safe, box)
    drop_costly_filters(safe, max(box[2], box[3]))
    check_expansion(safe, param)
    try:
        check_work(safe, box, param)
    except ArithmeticError:  # scales within scales, beyond what floating point holds
        raise too_complex("multiplies its sizes to numbers beyond all drawings", param) from None
    etree.cleanup_namespaces(safe, keep_ns_prefixes=["xlink"])
    return SafeSvg(etree.tostring(safe, encoding="unicode"), box)


def _parsed(text: str, param: str) -> Any:
    parser = etree.XMLParser(
        resolve_entities=False,
        load_dtd=False,
        no_network=True,
        huge_tree=True,  # `check_structure` has bounded it
        remove_comments=True,
        remove_pis=True,
    )
    try:
        return etree.fromstring(text.encode(), parser)
    except (etree.XMLSyntaxError, ValueError) as error:
        raise unreadable(f"is not well-formed XML: {error}", param) from None


def _set_size(root: Any, box: Box) -> None:
    """A viewBox always; `width` and `height` stay where they are in its proportion."""
    root.set("viewBox", " ".join(f"{value:g}" if value == float(f"{value:g}") else repr(value) for value in box))
    width, height = length(root.get("width", "")), length(root.get("height", ""))
    if not abs(width * box[3] - height * box[2]) <= 0.01 * width * box[3]:
        root.set("width", f"{box[2]:g}")
        root.set("height", f"{box[3]:g}")
