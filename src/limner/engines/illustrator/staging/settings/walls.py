"""The shell of a room: walls, floor, window, curtains, the light that falls in."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lab, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import decor
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import fittings, wall_finishes


def walls(easel: Easel, wall: RGB, boards: RGB, trim: RGB, *, checks: bool = False) -> None:
    """A wall with a soft light from the window's side, a skirting board, a floor of boards or tiles."""
    w, h, base = easel.w, easel.h, easel.horizon
    traits = easel.brief.traits
    wall = decor.wall_of(traits.finish_of_walls) or wall
    wall, boards, checks = traits.wall or wall, traits.floor or boards, checks or traits.tiled
    easel.fill(easel.sheet(0, base + 2), fade(tone(wall, 0.03), tone(wall, -0.04), 0, base), "sky", "wall", role="far")
    glow = halo(
        w * (0.5 + 0.3 * easel.brief.side),
        base * 0.45,
        easel.unit * 0.8,
        mix(wall, (255, 250, 235), 0.7),
        0.5,
        (1.2, 1),
    )
    easel.fill(easel.sheet(0, base), glow, "sky", "light on the wall", role="far")
    if not wall_finishes.finished(easel, ("back",), lambda _, a, y: (a * w, (1 - y) * base), wall):
        _wallpaper(easel, wall, base)
    easel.fill(
        easel.sheet(base, h),
        fade(tone(boards, 0.03), tone(boards, -0.09), base, h),
        "ground",
        "floor",
        role="ground",
        depth=0.2,
    )
    _tiles(easel, boards, base) if checks else _boards(easel, boards, base)
    easel.fill(
        easel.sheet(base - 0.035 * h, base),
        fade(trim, tone(trim, -0.06), base - 0.035 * h, base),
        "sky",
        "skirting",
        role="prop",
    )
    easel.fill(
        easel.sheet(base, base + 0.012 * h),
        fade(tone(boards, -0.2), tone(boards, -0.2), base, base + 0.02 * h, (0.5, 0.0)),
        "ground",
        "corner shade",
        role="ground",
    )


def _wallpaper(easel: Easel, wall: RGB, base: float) -> None:
    """Faint stripes, panels or dots: whatever the seed says."""
    pattern, unit = Path(), easel.unit
    kind = easel.variant % 3
    if kind == 0:
        for i in range(round(easel.w / (0.09 * unit)) + 1):
            pattern.addRect(g.box(i * 0.09 * unit, 0, 0.045 * unit, base))
    elif kind == 1:
        step = 0.075 * unit
        for r in range(round(base / step) + 1):
            for c in range(round(easel.w / step) + 2):
                pattern.addCircle((c + 0.5 * (r % 2)) * step, r * step, 0.006 * unit)
    else:
        pattern.addRect(g.box(-2, base * 0.66, easel.w + 4, base * 0.36))
    easel.fill(pattern, tone(wall, -0.022), "sky", "wallpaper", role="far")


def _boards(easel: Easel, boards: RGB, base: float) -> None:
    """Floor boards that run toward a vanishing point behind the wall."""
    lines = Path()
    cx = easel.w * 0.5
    number = round(9 * easel.w / easel.unit)
    for i in range(-number, number + 1):
        lines.moveTo(cx + i * easel.unit * 0.1, base)
        lines.lineTo(cx + i * easel.unit * 0.22, easel.h)
        for k in range(2):
            t = (0.37 * i * i + 0.53 * k + 0.11) % 1.0
            step = easel.unit * (0.1 + 0.12 * t)
            lines.moveTo(cx + i * step, base + t * (easel.h - base))
            lines.lineTo(cx + (i + 1) * step, base + t * (easel.h - base))
    if easel.fine:
        _grain(easel, boards, base)
    easel.fill(
        lines,
        fade(tone(boards, -0.08), tone(boards, -0.14), base, easel.h, (0.5, 0.8)),
        "ground",
        "boards",
        role="ground",
        width=easel.unit * 0.0022,
    )


def _grain(easel: Easel, boards: RGB, base: float) -> None:
    """Streaks in the boards."""
    rng, streaks, cx = easel.grain, Path(), easel.w * 0.5
    for _ in range(round(110 * easel.w / easel.unit)):
        i, t, long = rng.uniform(-9, 9) * easel.w / easel.unit, rng.random(), rng.uniform(0.05, 0.12)
        points = []
        for s, shift in ((t, 0.0), (t + long / 2, 0.02), (t + long, 0.0), (t + long / 2, -0.02)):
            points.append((cx + (i + shift) * easel.unit * (0.1 + 0.12 * s), base + s * (easel.h - base)))
        streaks.addPath(g.polygon(points))
    easel.fill(streaks, tone(boards, -0.06), "ground", "grain", role="ground", depth=0.2)


def _tiles(easel: Easel, boards: RGB, base: float) -> None:
    checks = Path()
    cx, rows = easel.w * 0.5, 5
    room = easel.h - base
    for r in range(rows):
        y0, y1 = base + room * (r / rows) ** 1.5, base + room * ((r + 1) / rows) ** 1.5
        k0, k1 = 0.1 + 0.12 * (y0 - base) / room, 0.1 + 0.12 * (y1 - base) / room
        for i in range(-14, 15):
            if (i + r) % 2:
                continue
            checks.addPath(
                g.polygon(
                    [
                        (cx + i * easel.unit * k0, y0),
                        (cx + (i + 1) * easel.unit * k0, y0),
                        (cx + (i + 1) * easel.unit * k1, y1),
                        (cx + i * easel.unit * k1, y1),
                    ]
                )
            )
    other = tone(boards, 0.07)
    if easel.brief.traits.tiled:
        other = tone(boards, -0.32 if lab(boards)[0] > 0.6 else 0.34)
    easel.fill(checks, other, "ground", "tiles", role="ground", depth=0.2)


def window_box(easel: Easel, hand: int, low: float = 0.8, out: float = 0.0) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of a window on that side, `out` further from the middle as a share of the width."""
    wide = min(0.34 * easel.unit, 0.5 * easel.w)
    cx = easel.w * (0.5 + (0.24 if easel.w > easel.h else 0.17) * hand + out * hand)
    return cx - wide / 2, easel.horizon * 0.12, cx + wide / 2, easel.horizon * low


def bare_side(easel: Easel, low: float = 0.8) -> tuple[int, tuple[float, float, float, float]]:
    """On which side the window goes, -1 left or 1 right, and its box: the light's, or the other where that is taken,
    or farther out, as long as half of it is in the picture.
    """
    hand = 1 if easel.brief.side > 0 else -1
    boxes = [(side, window_box(easel, side, low, out)) for out in (0.0, 0.2) for side in (hand, -hand)]
    return next(((side, box) for side, box in boxes if free_wall(easel, box)), boxes[0])


def window(easel: Easel, box: tuple[float, float, float, float], trim: RGB) -> None:
    """A window: the hour's sky, a far view, panes and a sill."""
    if not easel.shown("window", "windows"):
        return
    left, top, right, bottom = box
    unit = easel.unit
    pane = g.rect(left, top, right - left, bottom - top)
    fittings.outlook(easel, pane)
    frame = unit * 0.012
    casing = g.difference(g.rect(left - frame, top - frame, right - left + 2 * frame, bottom - top + 2 * frame), pane)
    easel.fill(casing, fade(trim, tone(trim, -0.05), top, bottom), "far", "window casing", role="prop", depth=0.1)
    bars = g.joined(
        g.rect((left + right) / 2 - frame * 0.35, top, frame * 0.7, bottom - top),
        g.rect(left, top + (bottom - top) * 0.42, right - left, frame * 0.6),
    )
    easel.fill(bars, fade(trim, tone(trim, -0.05), top, bottom), "far", "window frame", role="prop", depth=0.1)
    sill = g.rect(left - frame * 2.4, bottom + frame * 0.6, right - left + frame * 4.8, frame * 1.7, frame * 0.3)
    easel.fill(sill, fade(trim, tone(trim, -0.12), bottom, bottom + frame * 2), "far", "sill", role="prop", depth=0.1)


def curtains(easel: Easel, box: tuple[float, float, float, float], cloth: RGB) -> None:
    """A curtain at either side of the window, on a rod."""
    if not easel.shown("window", "windows") or not easel.shown("curtain", "curtains"):
        return
    left, top, right, bottom = box
    unit, drop = easel.unit, (bottom - top) * 0.12
    folds = Path()
    for hand, x in ((-1, left), (1, right)):
        o, i, y = x + hand * unit * 0.085, x - hand * unit * 0.045, top - unit * 0.035
        end = bottom + drop
        body = g.smooth(
            [
                (o, y, "c"),
                (i, y, "c"),
                (i - hand * unit * -0.005, y + (end - y) * 0.35),
                (x + hand * unit * 0.02, y + (end - y) * 0.7),
                (x + hand * unit * 0.03, end, "c"),
                (o + hand * unit * 0.012, end, "c"),
            ]
        )
        easel.fill(body, fade(tone(cloth, 0.04), tone(cloth, -0.08), y, end), "far", "curtain", role="prop", depth=0.1)
        for k in range(3):
            t = (k + 0.7) / 3.4
            fx0, fx1 = o + (i - o) * t, o + hand * unit * 0.01 + (x + hand * unit * 0.03 - o) * t
            folds.addPath(
                g.polygon(
                    [
                        (fx0 - unit * 0.004, y),
                        (fx0 + unit * 0.005, y),
                        (fx1 + unit * 0.005, end),
                        (fx1 - unit * 0.002, end),
                    ]
                )
            )
    easel.fill(folds, tone(cloth, -0.1), "far", "folds", role="prop", depth=0.1)
    rod = g.rect(left - unit * 0.12, top - unit * 0.043, right - left + unit * 0.24, unit * 0.012, unit * 0.006)
    easel.fill(rod, (196, 160, 96), "far", "curtain rod", role="prop", depth=0.1)


def sunlight(easel: Easel, box: tuple[float, float, float, float], hand: int) -> None:
    """The window's light lying slanted on the floor."""
    if not easel.shown("window", "windows"):
        return
    if easel.air.hidden:
        return
    left, _, right, _ = box
    base, room = easel.horizon, easel.h - easel.horizon
    lean = -hand * easel.unit * 0.2
    patch = Path()
    half = (right - left) / 2
    for x in (left, left + half * 1.04):
        patch.addPath(
            g.polygon(
                [
                    (x + lean * 0.4, base + room * 0.2),
                    (x + half * 0.94 + lean * 0.4, base + room * 0.2),
                    (x + half * 1.1 + lean * 1.3, base + room * 0.72),
                    (x - half * 0.1 + lean * 1.3, base + room * 0.72),
                ]
            )
        )
    warm = mix(easel.air.glow, (255, 255, 255), 0.3)
    strength = 0.42 if easel.air.light.dark < 0.5 else 0.2
    easel.fill(
        patch,
        fade(warm, warm, base, easel.h, (strength, strength * 0.5)),
        "ground",
        "light on the floor",
        role="light",
        tinted=False,
        blur=easel.unit * 0.006,
    )


def free_wall(easel: Easel, box: tuple[float, float, float, float]) -> bool:
    """Whether nothing hangs where the window would be."""
    place = Box(*box).grown(0.02 * easel.unit)
    return not any(b.bottom < easel.horizon and b.overlaps(place) for b in easel.taken)
