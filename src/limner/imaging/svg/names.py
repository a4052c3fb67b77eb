"""What a safe SVG may consist of: its elements, its presentation properties, and where it may refer."""

import re
from typing import Final

SVG: Final = "http://www.w3.org/2000/svg"
XLINK: Final = "http://www.w3.org/1999/xlink"
XML: Final = "http://www.w3.org/XML/1998/namespace"
INKSCAPE: Final = "http://www.inkscape.org/namespaces/inkscape"

HREF: Final = f"{{{XLINK}}}href"

SHAPES: Final = frozenset("path rect circle ellipse line polyline polygon".split())
GRADIENTS: Final = frozenset({"linearGradient", "radialGradient"})
FILTER_PRIMITIVES: Final = frozenset(
    """feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
    feDropShadow feFlood feGaussianBlur feMerge feMorphology feOffset feSpecularLighting feTile feTurbulence""".split()
)
ELEMENTS: Final = (
    SHAPES
    | GRADIENTS
    | FILTER_PRIMITIVES
    | frozenset(
        """svg g defs symbol use switch text tspan textPath title desc stop pattern clipPath mask marker image filter
        feDistantLight fePointLight feSpotLight feFuncR feFuncG feFuncB feFuncA feMergeNode""".split()
    )
)
"""Everything else is removed: scripts, styles, animation, foreign objects, links to other documents."""

REFERRING: Final = GRADIENTS | {"use", "pattern", "textPath", "filter", "image", "mask", "clipPath", "marker"}
"""The elements whose `href` means anything."""

PROPERTIES: Final = frozenset(
    """alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
    color-interpolation-filters direction display dominant-baseline fill fill-opacity fill-rule filter flood-color
    flood-opacity font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
    image-rendering isolation kerning letter-spacing lighting-color marker marker-end marker-mid marker-start mask
    mask-type mix-blend-mode opacity overflow paint-order shape-rendering stop-color stop-opacity stroke
    stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
    text-anchor text-decoration text-rendering transform transform-origin unicode-bidi vector-effect visibility
    white-space word-spacing writing-mode""".split()
)
"""What a style may set; SVG 2, appendix H, without what only browsers act on."""

GEOMETRY: Final = frozenset(
    """d points x y width height cx cy r rx ry fx fy fr x1 y1 x2 y2 dx dy rotate offset transform gradientTransform
    patternTransform viewBox refX refY markerWidth markerHeight stdDeviation radius stroke-width stroke-dasharray
    stroke-dashoffset stroke-miterlimit font-size textLength startOffset letter-spacing word-spacing opacity
    fill-opacity stroke-opacity stop-opacity flood-opacity scale order kernelMatrix baseFrequency numOctaves seed k1
    k2 k3 k4 values tableValues slope intercept amplitude exponent surfaceScale specularConstant specularExponent
    diffuseConstant""".split()
)
"""Attributes that hold numbers."""

REFERENCE: Final = re.compile(r"""url\(\s*(?:"#([^"()\s]+)"|'#([^'()\s]+)'|#([^"'()\s]+))\s*\)""", re.IGNORECASE)
"""`url(#id)`; the id is in one of three groups."""


def local(tag: object) -> str:
    """An element's name without its namespace; empty for comments and the like."""
    return tag.rpartition("}")[2] if isinstance(tag, str) else ""


def referred(value: str) -> str | None:
    """The id of the first `url(#id)` in a property's value, or None."""
    found = REFERENCE.search(value)
    return next((name for name in found.groups() if name), None) if found else None
