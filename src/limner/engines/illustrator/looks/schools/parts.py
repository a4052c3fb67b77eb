"""What schools are put together from: palettes, outlines, frames, veils of shade."""

import math
from collections.abc import Iterator, Sequence

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, distance, mix, parse, tone
from limner.drawing.display import Fill, Group, Item, Radial, Solid, Stroke, veil
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.looks.made.bricks import courses
from limner.engines.illustrator.scene import Placed, Scene


def drawn_to(rgb: RGB, palette: Sequence[RGB], pull: float) -> RGB:
    """The colour, so far on its way to the nearest one of the palette."""
    return mix(rgb, min(palette, key=lambda ink: distance(rgb, ink)), pull) if palette else rgb


def heart(scene: Scene) -> tuple[Point, float]:
    """The middle of the main figures and how far they reach from it; the canvas's where there are none."""
    heroes = [node for node in scene.nodes if isinstance(node, Placed) and node.importance >= 0.8]
    if not heroes:
        return (scene.width / 2, 0.45 * scene.height), 0.4 * min(scene.width, scene.height)
    left, right = min(node.x - node.height / 2 for node in heroes), max(node.x + node.height / 2 for node in heroes)
    top, bottom = min(node.y - node.height for node in heroes), max(node.y for node in heroes)
    least = 0.45 * min(scene.width, scene.height)
    return ((left + right) / 2, (top + bottom) / 2), max(right - left, bottom - top, least)


def shaded(scene: Scene, rgb: RGB, strength: float) -> Item:
    """A veil of shade over all but the main figures."""
    at, reach = heart(scene)
    stops = veil(rgb, ((0.0, 0.0), (0.28, 0.0), (0.6, 0.6 * strength), (1.0, strength)))
    far = max(1.4 * reach, 0.6 * math.hypot(scene.width, scene.height))
    return Fill(g.rect(0, 0, scene.width, scene.height), Radial(at, far, stops))


def outline(path: Path, rgb: RGB, width: float) -> Item:
    """A line round a figure, to be drawn before it."""
    return Stroke(path, Solid(rgb), 2 * width)


def sprayed(at: Point, radius: float, rgb: RGB) -> Item:
    """A cloud of paint from a can."""
    stops = veil(rgb, ((0.0, 0.95), (0.55, 0.85), (0.8, 0.35), (1.0, 0.0)))
    return Fill(g.ellipse(*at, radius), Radial(at, radius, stops))


def brick_wall(scene: Scene) -> Item:
    """Bricks over the whole canvas, some paler and some darker, with their joints."""
    u = min(scene.width, scene.height)
    tall, brick = u / 22, parse("#96604c")
    items: list[Item] = [Fill(g.rect(0, 0, scene.width, scene.height), Solid(brick))]
    for number, lift in enumerate((-0.05, 0.04, -0.025)):
        odd = Path()
        for row in range(number, int(scene.height / tall) + 1, 2):
            for column in range(int(scene.width / (3 * tall)) + 2):
                if (7 * row + 5 * column + 3 * number) % 8 == number:
                    odd.addRect(g.box((column - 0.5 * (row % 2)) * 3 * tall, row * tall, 3 * tall, tall))
        items.append(Fill(odd, Solid(tone(brick, lift))))
    items.append(Stroke(courses(scene.width, scene.height), Solid(tone(brick, 0.12)), 0.09 * tall))
    return Group(tuple(items), "brick wall")


def band(scene: Scene, outer: float, inner: float) -> Path:
    w, h = scene.width, scene.height
    whole = g.rect(outer, outer, w - 2 * outer, h - 2 * outer)
    return g.difference(whole, g.rect(inner, inner, w - 2 * inner, h - 2 * inner))


def whiplash_frame(scene: Scene, paper: RGB, line: RGB, bloom: RGB) -> Item:
    """A border with an arch, stems that curl up its sides, and flowers at its corners."""
    w, h, u = scene.width, scene.height, min(scene.width, scene.height)
    edge = 0.06 * u
    arch = g.ellipse(w / 2, 0.42 * h, w / 2 - edge, 0.42 * h - edge)
    opening = g.union(arch, g.rect(edge, 0.42 * h, w - 2 * edge, 0.58 * h - edge))
    border = g.difference(g.rect(0, 0, w, h), opening)
    items: list[Item] = [Fill(border, Solid(paper)), Stroke(opening, Solid(line), 0.009 * u)]
    inner = g.scaled(opening, 1 - 0.028 * u / w, 1 - 0.028 * u / h, (w / 2, h / 2))
    items.append(Stroke(inner, Solid(line, 0.7), 0.004 * u))
    for hand in (1, -1):
        x0 = 0.0 if hand > 0 else w
        stem = g.smooth(_placed(((0.035, 0.99), (0.02, 0.8), (0.05, 0.62), (0.018, 0.44), (0.06, 0.27), (0.16, 0.13),
                                 (0.1, 0.06), (0.055, 0.11), (0.1, 0.15)), x0, hand, u, h), closed=False)  # fmt: skip
        items.append(Stroke(stem, Solid(line), 0.007 * u))
        for dx, y in ((0.1, 0.115), (0.045, 0.02), (0.03, 0.9)):
            items += _flower((x0 + hand * dx * u, y * h), 0.042 * u, bloom, line)
        spots = ((0.04, 0.72), (0.03, 0.52), (0.045, 0.35))
        leaves = [_leaf((x0 + hand * dx * u, y * h), 0.07 * u, hand) for dx, y in spots]
        items.append(Fill(g.joined(*leaves), Solid(mix(bloom, line, 0.45))))
    return Group(tuple(items), "frame")


def _placed(points: Sequence[Point], x0: float, hand: int, u: float, h: float) -> list[Point]:
    return [(x0 + hand * x * u, y * h) for x, y in points]


def _leaf(at: Point, size: float, hand: int) -> Path:
    x, y = at
    tip = x + 0.3 * hand * size, y - size, g.CORNER
    out, back = (x + 0.45 * hand * size, y - 0.4 * size), (x - 0.1 * hand * size, y - 0.5 * size)
    return g.smooth([(x, y, g.CORNER), out, tip, back])


def _flower(at: Point, size: float, bloom: RGB, line: RGB) -> list[Item]:
    turns = [math.radians(72 * i - 90) for i in range(5)]
    petals = g.union(*(g.ellipse(at[0] + 0.55 * size * math.cos(t), at[1] + 0.55 * size * math.sin(t), 0.5 * size)
                       for t in turns))  # fmt: skip
    return [Fill(petals, Solid(bloom)), Stroke(petals, Solid(line), 0.12 * size),
            Fill(g.ellipse(*at, 0.28 * size), Solid(mix(bloom, line, 0.7)))]  # fmt: skip


def stepped_frame(scene: Scene, dark: RGB, gold: RGB) -> Item:
    """Bands of gold on dark, stepped at the corners, with a fan above and below."""
    u, w, h = min(scene.width, scene.height), scene.width, scene.height
    items: list[Item] = [Fill(band(scene, 0, 0.055 * u), Solid(dark))]
    items += [Fill(band(scene, a * u, b * u), Solid(gold)) for a, b in ((0.016, 0.022), (0.03, 0.033), (0.05, 0.056))]
    for x, y, dx, dy in ((0, 0, 1, 1), (w, 0, -1, 1), (0, h, 1, -1), (w, h, -1, -1)):
        for number, rgb in enumerate((dark, gold, dark, gold, dark)):
            long, thick = (0.15 - 0.026 * number) * u, (0.055 + 0.022 * (4 - number)) * u
            step = g.union(g.polygon(_box(x, y, dx * long, dy * thick)), g.polygon(_box(x, y, dx * thick, dy * long)))
            items.append(Fill(step, Solid(rgb)))
    return Group(tuple(items), "frame")


def _box(x: float, y: float, dx: float, dy: float) -> list[Point]:
    return [(x, y), (x + dx, y), (x + dx, y + dy), (x, y + dy)]


def planes(width: float, height: float, seed: int) -> Iterator[tuple[Path, int]]:
    """The canvas cut by straight lines across it: each piece with its number."""
    pieces = [[(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]]
    for i in range(6):
        turn = 0.6 + 0.53 * i + 0.17 * (seed % 7)
        share = 0.3 + 0.4 * ((seed * 7 + i * 11) % 13) / 13
        at = width * share, height * (0.25 + 0.5 * ((seed + 5 * i) % 9) / 9)
        normal = math.cos(turn), math.sin(turn)
        pieces = [part for piece in pieces for part in _split(piece, at, normal)]
    for number, piece in enumerate(pieces):
        yield g.polygon(piece), number


def _split(piece: list[Point], at: Point, normal: Point) -> Iterator[list[Point]]:
    """The two parts of a convex polygon on both sides of a line."""

    def side(p: Point) -> float:
        return (p[0] - at[0]) * normal[0] + (p[1] - at[1]) * normal[1]

    for way in (1, -1):
        kept: list[Point] = []
        for a, b in zip(piece, piece[1:] + piece[:1], strict=True):
            sa, sb = way * side(a), way * side(b)
            if sa >= 0:
                kept.append(a)
            if sa * sb < 0:
                share = sa / (sa - sb)
                kept.append((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))
        if len(kept) > 2:
            yield kept
