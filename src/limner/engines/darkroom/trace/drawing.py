"""From regions and their curves to the SVG's text."""

from limner.engines.darkroom.trace.arcs import Arcs
from limner.engines.darkroom.trace.curves import Curves
from limner.engines.darkroom.trace.options import TraceOptions
from limner.engines.darkroom.trace.paint import Paints
from limner.engines.darkroom.trace.regions import Regions
from limner.engines.darkroom.trace.shading import Shading
from limner.engines.darkroom.trace.stack import flat_sides, loops, stack, stacked_sides
from limner.engines.darkroom.trace.svg import Pen, hex_color

SEAM = ".5"
"""The width of the line, of its own colour, that closes the seam between shapes that lie beside each other."""

COARSE_SIDE = 1000
WHOLE_SIDE = 2000
"""Pictures as long as this, in pixels, are written in whole pixels, with `compression` and without; smaller ones in
tenths. They are traced at a smaller size, so that tenths of them would say nothing."""


def draw(
    arcs: Arcs, curves: Curves, regions: Regions, paints: Paints, size: tuple[int, int], options: TraceOptions
) -> str:
    """The SVG of width × height `size`."""
    width, height = size
    rows, columns = regions.parts.shape
    scale = (width / columns, height / rows)
    pen = Pen(arcs, curves, scale, tenths=max(size) < (COARSE_SIDE if options.compression else WHOLE_SIDE))
    fills, definitions = _fills(paints, scale)
    covered = f'<rect width="{width}" height="{height}" fill="{{}}"/>' if regions.area[0] == 0 else ""
    if options.shape_stacking == "hierarchical":
        body = _stacked(arcs, regions, fills, pen, covered)
    else:
        body = _beside(arcs, regions, fills, pen, covered)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    return f"{head}{definitions}{body}</svg>"


def _stacked(arcs: Arcs, regions: Regions, fills: list[str], pen: Pen, covered: str) -> str:
    """The shapes from the lowest up; the lowest is a rectangle where nothing is transparent."""
    parent, order = stack(regions)
    sides = stacked_sides(arcs, parent)
    shapes = []
    for region in order:
        if covered and not parent[region]:
            shapes.append(covered.format(fills[region]))
        elif outline := pen.outline(loops(arcs, sides[region])):
            shapes.append(f'<path fill="{fills[region]}" d="{outline}"/>')
    return "".join(shapes)


def _beside(arcs: Arcs, regions: Regions, fills: list[str], pen: Pen, covered: str) -> str:
    """The shapes, those of one fill together."""
    if covered and len(regions) == 2:
        return covered.format(fills[1])
    together: dict[str, list[str]] = {}
    for region, sides in sorted(flat_sides(arcs, len(regions)).items()):
        if outline := pen.outline(loops(arcs, sides)):
            together.setdefault(fills[region], []).append(f'<path d="{outline}"/>')
    groups = [f'<g fill="{fill}" stroke="{fill}">{"".join(paths)}</g>' for fill, paths in together.items()]
    return f'<g stroke-width="{SEAM}" stroke-linejoin="round">{"".join(groups)}</g>' if groups else ""


def _fills(paints: Paints, scale: tuple[float, float]) -> tuple[list[str], str]:
    """Each region's fill, and the definitions of the gradients; regions of the same shading share one."""
    fills = [hex_color(color) for color in paints.color]
    names: dict[str, str] = {}
    for region, shading in sorted(paints.shading.items()):
        text = _gradient(shading, scale)
        fills[region] = f"url(#{names.setdefault(text, f'g{len(names)}')})"
    body = "".join(f'<linearGradient id="{name}" {text}' for text, name in names.items())
    return fills, f"<defs>{body}</defs>" if body else ""


def _gradient(shading: Shading, scale: tuple[float, float]) -> str:
    ends = [round(at * by) for point in (shading.begin, shading.end) for at, by in zip(point, scale, strict=True)]
    places = " ".join(f'{name}="{value}"' for name, value in zip(("x1", "y1", "x2", "y2"), ends, strict=True))
    return (
        f'gradientUnits="userSpaceOnUse" {places}><stop stop-color="{hex_color(shading.first)}"/>'
        f'<stop offset="1" stop-color="{hex_color(shading.last)}"/></linearGradient>'
    )
