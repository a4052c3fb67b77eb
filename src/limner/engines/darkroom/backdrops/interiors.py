"""What furnishes rooms: each by the few bodies that it is known by when it is out of focus."""

import numpy as np

from limner.engines.darkroom.backdrops.furnishing import WARM_LIGHT, Wall
from limner.engines.darkroom.backdrops.tones import Tone, tone, varied
from limner.engines.darkroom.backdrops.wish import Wish

_BOOKS = tuple(
    tone(c) for c in ("#7a4a3c", "#3f545f", "#8a7148", "#5b6650", "#c9bda0", "#5f4248", "#3d3936", "#94603f")
)
_GOODS = tuple(tone(c) for c in ("#e9e4da", "#b8a184", "#6f7f86", "#c2c9c4", "#8d6f55", "#d8c7a8"))
_BOTTLES = tuple(tone(c) for c in ("#3b4a34", "#6a4a2c", "#a88a5a", "#c9c2b2", "#54332a"))
_WHITE, _DARK, _OAK = tone("#ece9e3"), tone("#2c2a29"), tone("#a58461")


def _lit(wall: Wall) -> float:
    """How bright lamps look: little by day."""
    return 1.3 + 3.5 * wall.canvas.day.lamps


def _away(wall: Wall) -> float:
    """-1 or 1: the side without windows."""
    return -float(np.sign(wall.canvas.view.side or 1))


def living(wall: Wall, wish: Wish) -> None:
    """A sofa with cushions under pictures, a lamp, a plant, a low shelf."""
    rng, away = wall.canvas.rng, _away(wall)
    cloth = varied(tone(str(rng.choice(["#8f948f", "#a99a86", "#6f7b84", "#b7aea0"]))), rng, 0.15)
    x = 0.2 * away + rng.uniform(-0.3, 0.3)
    for off in (-0.55, 0.25):
        wall.box(x + off, 1.35 + rng.uniform(0, 0.1), 0.55, 0.7, _WHITE, shade=0.05)
        wall.box(x + off, 1.43, 0.38, 0.5, varied(tone("#a3988a"), rng, 0.4), shade=0.2)
    wall.box(x, 0.12, 2.3, 0.75, cloth)
    wall.box(x, 0.10, 2.2, 0.38, varied(cloth, rng, 0.1), shade=0.5)
    for off, code in ((-0.75, "#c9a27c"), (-0.35, "#e6e0d4"), (0.8, "#6f7f78")):
        wall.disc(x + off, 0.66, 0.46, 0.42, varied(tone(code), rng, 0.2), lean=rng.uniform(-20, 20))
    wall.box(x + 2.1 * away, 0.0, 1.3, 0.75, _OAK)
    wall.row(x + 2.1 * away - 0.6, x + 2.1 * away + 0.6, 0.75, (0.16, 0.34), _BOOKS + _GOODS)
    wall.box(x + 1.42 * away, 0.0, 0.04, 1.5, _DARK)
    wall.disc(x + 1.42 * away, 1.58, 0.42, 0.32, (1.05, 0.94, 0.78))
    wall.lamp(x + 1.42 * away, 1.55, 0.16, WARM_LIGHT, _lit(wall))
    wall.plant(x - 1.6 * away, 0.0, 1.35)
    wall.box(x + 2.1 * away, 1.5, 0.9, 0.6, varied(tone("#7d8a86"), rng, 0.3))


def bedroom(wall: Wall, wish: Wish) -> None:
    """A bed with its head at the wall, pillows, two lamps on night tables."""
    rng = wall.canvas.rng
    x, linen = 0.3 * _away(wall), tone("#e8e4dd")
    wall.box(x, 0.0, 1.9, 1.15, varied(tone("#a8957f"), rng, 0.2))
    for off in (-1.35, 1.35):
        wall.box(x + off, 0.0, 0.5, 0.5, _OAK)
        wall.box(x + off, 0.5, 0.10, 0.2, _WHITE)
        wall.disc(x + off, 0.82, 0.34, 0.28, (1.1, 0.96, 0.78))
        wall.lamp(x + off, 0.80, 0.14, WARM_LIGHT, _lit(wall))
    for off in (-0.45, 0.45):
        wall.disc(x + off, 0.68, 0.85, 0.42, _WHITE)
    wall.disc(x, 0.60, 0.55, 0.36, varied(tone("#b9a58c"), rng, 0.3))
    wall.box(x, 0.0, 1.85, 0.58, linen, shade=0.25)
    wall.box(x, 0.0, 1.86, 0.34, varied(tone("#b5aa9a"), rng, 0.3), shade=0.3)
    wall.box(x, 1.5, 1.3, 0.65, _WHITE, shade=0.05)
    wall.box(x, 1.57, 1.1, 0.5, varied(tone("#b3a99c"), rng, 0.3))
    wall.plant(x + 2.3 * _away(wall), 0.0, 1.2)


def kitchen(wall: Wall, wish: Wish) -> None:
    """Cupboards below and above a worktop, tiles, an oven, jars and plants, lamps that hang."""
    rng, half = wall.canvas.rng, wall.half + 0.5
    fronts = varied(tone(str(rng.choice(["#e9e6e0", "#d9d5cb", "#93a096", "#8a9aa3", "#b9a284"]))), rng, 0.06)
    wall.box(0, 0.9, 2 * half, 0.6, tone("#eeece6"), shade=0.1)
    wall.box(0, 0.0, 2 * half, 0.90, fronts, shade=0.2)
    wall.box(0, 0.88, 2 * half, 0.06, tone("#c9b697"), shade=0.0)
    x = -half
    while x < half:
        wall.box(x, 0.08, 0.012, 0.78, tone("#77736c"), shade=0)
        if rng.random() < 0.72:
            wall.box(x + 0.3, 1.5, 0.58, 0.85, varied(fronts, rng, 0.05), shade=0.15)
        else:
            wall.box(x + 0.3, 1.75, 0.58, 0.05, _OAK)
            wall.row(x + 0.05, x + 0.55, 1.8, (0.12, 0.24), _GOODS)
        x += 0.6
    oven = rng.uniform(-0.6, 0.6)
    wall.box(oven, 0.15, 0.58, 0.62, tone("#4a4a4a"), shade=0.5)
    wall.box(oven, 1.5, 0.62, 0.8, tone("#b8bab9"), shade=0.4)
    wall.row(oven + 0.5, oven + 1.5, 0.94, (0.15, 0.30), (*_GOODS, tone("#8a5a3c")))
    wall.row(oven - 1.7, oven - 0.6, 0.94, (0.18, 0.26), _GOODS)
    wall.plant(oven + 1.75, 0.94, 0.5)
    wall.plant(oven - 1.9, 0.94, 0.4)
    for off in (-0.9, 0.0, 0.9):
        wall.box(off, 2.1, 0.012, 0.7, _DARK, shade=0)
        wall.lamp(off, 2.05, 0.12, WARM_LIGHT, _lit(wall))


def bathroom(wall: Wall, wish: Wish) -> None:
    """Tiles, a bright mirror over a basin, towels, a bath at the side."""
    rng, away = wall.canvas.rng, _away(wall)
    wall.box(0, 0, 2 * wall.half + 1, 1.3, varied(tone("#e4e8e6"), rng, 0.05), shade=0.1)
    for up in np.arange(0.1, 1.3, 0.2):
        wall.box(0, float(up), 2 * wall.half + 1, 0.012, tone("#c6cbc8"), shade=0)
    x = 0.25 * away
    wall.disc(x, 1.65, 0.85, 0.85, tone("#f2f4f2"))
    wall.disc(x, 1.65, 0.78, 0.78, (0.82, 0.86, 0.86))
    wall.box(x, 0.45, 1.5, 0.40, _OAK)
    wall.box(x, 0.83, 1.55, 0.05, _WHITE)
    wall.disc(x, 0.92, 0.5, 0.18, tone("#f6f6f4"))
    wall.row(x + 0.35, x + 0.72, 0.88, (0.09, 0.20), _GOODS)
    wall.plant(x - 0.62, 0.88, 0.42)
    wall.box(x + 1.35 * away, 0.9, 0.5, 0.75, varied(tone("#c9b8a4"), rng, 0.2))
    wall.disc(x - 2.0 * away, 0.35, 1.9, 0.75, tone("#f4f4f2"))
    for off in (-0.65, 0.65):
        wall.lamp(x + off, 1.75, 0.10, (1.0, 0.9, 0.75), _lit(wall))


def cafe(wall: Wall, wish: Wish) -> None:
    """A counter before shelves of bottles, a board, tables, many warm lamps."""
    rng, half, away = wall.canvas.rng, wall.half + 0.5, _away(wall)
    wall.box(1.2 * away, 1.0, 3.4, 1.5, tone("#4a3a2e"))
    for up in (1.15, 1.55, 1.95):
        wall.box(1.2 * away, up - 0.05, 3.3, 0.04, tone("#8a6848"))
        wall.row(1.2 * away - 1.6, 1.2 * away + 1.6, up, (0.11, 0.32), _BOTTLES + _GOODS[:2])
    wall.box(-1.7 * away, 1.35, 1.2, 0.9, tone("#262a29"))
    wall.box(1.0 * away, 0.0, 3.6, 1.05, tone("#6b4c34"), shade=0.5)
    wall.box(1.0 * away, 1.03, 3.7, 0.07, tone("#b08a62"))
    wall.row(1.0 * away - 1.4, 1.0 * away + 1.4, 1.1, (0.22, 0.34), (*_GOODS, tone("#9a9c9c")))
    for x in np.arange(-half, half, 1.1):
        at = float(x) + rng.uniform(-0.2, 0.2)
        wall.box(at, 0.72, 0.75, 0.05, tone("#9a7550"))
        wall.box(at, 0.0, 0.06, 0.72, _DARK)
        for off in (-0.5, 0.5):
            wall.box(at + off, 0.0, 0.40, 0.88, varied(tone("#5b4332"), rng, 0.3), shade=0.7)
    for x in np.arange(-half, half, 0.8):
        wall.lamp(float(x) + rng.uniform(-0.15, 0.15), 2.15 + rng.uniform(-0.15, 0.15), 0.12, WARM_LIGHT, 4.5, 0.02)


def office(wall: Wall, wish: Wish) -> None:
    """Desks with screens and chairs before glass and shelves, lights in the ceiling."""
    rng, half = wall.canvas.rng, wall.half + 0.5
    for x in np.arange(-half, half, 1.25):
        glass = varied(tone("#b9c4c8"), rng, 0.2)
        wall.box(float(x) + 0.6, 0.1, 1.15, 2.2, glass, shade=0.15)
        if rng.random() < 0.4:
            wall.box(float(x) + 0.6, 0.0, 1.0, 1.9, varied(tone("#c9c3b8"), rng, 0.15))
            for up in (0.5, 0.95, 1.4):
                wall.row(float(x) + 0.15, float(x) + 1.05, up, (0.09, 0.32), _BOOKS + _GOODS)
    for x in np.arange(-half, half, 1.5):
        at = float(x) + rng.uniform(-0.2, 0.2)
        wall.box(at, 0.70, 1.4, 0.05, tone("#d8d2c6"))
        wall.box(at - 0.6, 0.0, 0.06, 0.7, tone("#8c8c8c"))
        wall.box(at - 0.15, 0.82, 0.58, 0.36, tone("#33373b"), shade=0.5)
        wall.box(at - 0.15, 0.75, 0.06, 0.08, tone("#6c6f72"))
        wall.box(at + 0.25, 0.25, 0.5, 0.75, varied(tone("#3f454b"), rng, 0.4), shade=0.5)
        wall.row(at + 0.4, at + 0.7, 0.75, (0.10, 0.2), _GOODS)
    wall.plant(half - 1.1, 0.0, 1.5)
    for x in np.arange(-half, half, 1.3):
        wall.pane(float(x), 2.72, 0.8, 0.06, (2.2, 2.2, 2.1))


def classroom(wall: Wall, wish: Wish) -> None:
    """A board, a clock, papers on the wall, rows of desks."""
    rng, half = wall.canvas.rng, wall.half + 0.5
    board = tone("#2f4a3d") if rng.random() < 0.6 else tone("#f0f1ef")
    wall.box(0.2, 0.95, 3.0, 1.25, tone("#a98b66"), shade=0.0)
    wall.box(0.2, 1.0, 2.9, 1.15, board, shade=0.1)
    for _ in range(14):
        papers = varied(tone(str(rng.choice(["#e9d9a4", "#d99b84", "#a9c4cf", "#f2efe6", "#b9cf9f"]))), rng, 0.1)
        wall.box(rng.choice((-1, 1)) * rng.uniform(1.9, 1.9 + half), rng.uniform(1.1, 2.0), 0.24, 0.32, papers, shade=0)
    for up, size in ((0.0, 1.0), (-0.35, 1.3)):
        for x in np.arange(-half, half, 1.25 * size):
            wall.box(float(x), up + 0.62 * size, 1.0 * size, 0.06 * size, tone("#c9a778"))
            wall.box(float(x), up, 0.42 * size, 0.85 * size, varied(tone("#7a8794"), rng, 0.2), shade=0.6)
    for x in np.arange(-half, half, 1.6):
        wall.pane(float(x), 2.70, 0.9, 0.06, (2.0, 2.0, 1.9))


def gym(wall: Wall, wish: Wish) -> None:
    """Racks, machines, rows of dumbbells before a mirror, strips of light."""
    rng, half = wall.canvas.rng, wall.half + 0.5
    wall.box(0, 0.3, 2 * half, 1.9, tone("#8d9398"), shade=0.5)
    for x in np.arange(-half, half, 0.22):
        wall.disc(float(x), 0.62, 0.19, 0.17, _DARK)
        wall.disc(float(x), 0.98, 0.17, 0.15, tone("#3c3d40"))
    for up in (0.45, 0.82):
        wall.box(0, up, 2 * half, 0.05, tone("#55585c"))
    for x in np.arange(-half, half, 1.5):
        at = float(x) + rng.uniform(-0.3, 0.3)
        for off in (-0.5, 0.5):
            wall.box(at + off, 0.0, 0.09, 2.2, tone("#232427"))
        wall.box(at, 2.1, 1.05, 0.09, tone("#232427"))
        wall.box(at, 1.3, 1.6, 0.04, tone("#9da0a3"))
        for off in (-0.68, 0.68):
            wall.box(at + off, 1.08, 0.07, 0.48, _DARK)
        wall.box(at + 0.1, 0.2, 0.9, 0.22, varied(tone("#a8442c"), rng, 0.5), shade=0.6)
    for x in np.arange(-half, half, 1.4):
        wall.pane(float(x), 2.66, 1.0, 0.06, (2.6, 2.6, 2.6))


def library(wall: Wall, wish: Wish) -> None:
    """Shelves of books up to the ceiling, a lamp or two."""
    rng, half = wall.canvas.rng, wall.half + 0.5
    for up in np.arange(0.0, 3.4, 0.36):
        wall.box(0, float(up), 2 * half, 0.33, tone("#33261c"), shade=0.2)
        wall.row(-half, half, float(up), (0.055, 0.28), _BOOKS)
        wall.box(0, float(up) - 0.04, 2 * half, 0.045, tone("#8a684a"), shade=0)
    for x in np.arange(-half, half, 1.15):
        wall.box(float(x), 0.0, 0.07, 3.4, tone("#7d5d41"), shade=0)
    for x in (-1.1, 0.9):
        wall.lamp(x + rng.uniform(-0.3, 0.3), 1.9, 0.13, WARM_LIGHT, 3.0, 0.05)


def lobby(wall: Wall, wish: Wish) -> None:
    """A tall light hall: stone, a desk, armchairs, plants, lamps in rows."""
    rng, half, away = wall.canvas.rng, wall.half + 0.5, _away(wall)
    for x in np.arange(-half, half, 1.9):
        wall.box(float(x), 0.0, 0.55, 3.2, varied(tone("#e9e4da"), rng, 0.05), shade=0.1)
    wall.box(0.5 * away, 0.9, 2.8, 1.3, tone("#a58a6c"), shade=0.2)
    wall.box(0.5 * away, 0.0, 2.4, 1.05, tone("#7a6452"), shade=0.4)
    wall.box(0.5 * away, 1.03, 2.5, 0.06, _WHITE)
    for x in (-2.1, -1.2, 1.9, 2.8):
        cloth: Tone = varied(tone("#8a8378"), rng, 0.3)
        wall.box(x, 0.1, 0.75, 0.72, cloth)
        wall.box(x, 0.1, 0.85, 0.42, varied(cloth, rng, 0.15), shade=0.5)
    wall.plant(-2.7, 0.0, 1.7)
    wall.plant(2.35, 0.0, 1.5)
    for x in np.arange(-half, half, 0.55):
        wall.lamp(float(x), 2.55 + rng.uniform(-0.05, 0.05), 0.09, (1.0, 0.84, 0.6), 2.5, 0.006)


def gallery(wall: Wall, wish: Wish) -> None:
    """Pictures in frames on a white wall, each under its lamp, a bench."""
    rng, half = wall.canvas.rng, wall.half + 0.5
    x = -half
    while x < half:
        wide, tall = rng.uniform(0.6, 1.5), rng.uniform(0.8, 1.3)
        wall.lamp(x + wide / 2, 1.6 + tall, 0.05, (1.0, 0.95, 0.85), 1.6, 0.09)
        wall.box(x + wide / 2, 1.0, wide, tall, varied(tone("#6d5a44"), rng, 0.6), shade=0.1)
        ground = varied(tone(str(rng.choice(["#6f7f86", "#a87f5c", "#5d6b4e", "#c2b08e", "#7a4f48"]))), rng, 0.3)
        wall.box(x + wide / 2, 1.06, wide - 0.12, tall - 0.12, ground, shade=0.5)
        for _ in range(5):
            spot = varied(ground, rng, 1.0)
            at = x + rng.uniform(0.2, 0.8) * wide, 1.1 + rng.uniform(0.15, 0.85) * (tall - 0.2)
            wall.disc(*at, rng.uniform(0.1, 0.4) * wide, rng.uniform(0.1, 0.35) * tall, spot)
        x += wide + rng.uniform(0.5, 1.0)
    wall.box(0.9 * _away(wall), 0.0, 1.6, 0.45, tone("#6a5540"), shade=0.6)
