"""Inside: the living room, the kitchen, the office, with a window that shows the hour."""

from limner.drawing.colour import tone
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import dwelling, furniture, wall_finishes, walls
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_SCHEMES = (
    lay.palette("e6d3b8 c89a68 b85c52 fff6e8"),  # wall, floor, cloth, trim
    lay.palette("b9cfc4 c7a078 d98a5a fbf8f0"),
    lay.palette("d9c2cf b58a70 6f7fae fff6f6"),
    lay.palette("a9bfd2 b99472 e0a04f f6f8fb"),
    lay.palette("e9cf9c b07d58 4f8a86 fff8ea"),
)


@place(
    "room",
    seat="armchair",
    footing="floor",
    indoors=True,
    horizons=(0.62, 0.66, 0.72),
    climate="indoors",
    hours=("day", "morning", "sunset", "day", "night"),
    neighbours="office, library",
    nook="",
    near=(158, 124, 98),
    other="floor_lamp, armchair",
    shows="furniture, window",
    traits=("dwelling",),
)
def room(easel: Easel) -> None:
    """A window with curtains on one side, a rug, furniture at the edges, a picture on the wall."""
    if easel.variant % 2 or easel.brief.traits.isometric:
        dwelling.living(easel, wall_finishes.scheme(easel, _SCHEMES[easel.variant % 5]))
        return
    wall, boards, cloth, trim = wall_finishes.scheme(easel, _SCHEMES[easel.variant % 5])
    walls.walls(easel, wall, boards, trim)
    hand, box = walls.bare_side(easel)
    if walls.free_wall(easel, box):
        walls.window(easel, box, trim)
        if easel.variant % 3 != 2:
            walls.curtains(easel, box, cloth)
    walls.sunlight(easel, box, hand)
    if easel.amount > 0.25:
        furniture.rug(easel, cloth)
        furniture.picture(easel, -hand, cloth)
    h, base = easel.h, easel.horizon + 0.05 * easel.h
    x = 0.5 - 0.39 * hand
    pieces = (("floor_lamp", "lamp"), ("potted_plant",), ("bookshelf",))[easel.variant % 3]
    if easel.amount < 0.25 or not furniture.sideboard(easel, -hand, tone(boards, -0.04)):
        furniture.furnish(easel, pieces, x * easel.w, base, 0.42 * h)
    furniture.furnish(
        easel,
        (("potted_plant",), ("floor_lamp", "lamp"), ("potted_plant",))[easel.variant % 3],
        (0.5 + 0.44 * hand) * easel.w,
        base + 0.04 * h,
        0.26 * h,
    )
    _centre(easel, (("sofa", 0.3), ("armchair", 0.4), ("sofa", 0.34)))


_SEATS = frozenset({"sofa", "armchair"})


def _centre(easel: Easel, pieces: tuple[tuple[str, float], ...]) -> None:
    """Where nobody is: the piece of furniture whose turn it is, at its share of the canvas's height."""
    if not easel.taken and easel.amount > 0.25:
        name, tall = pieces[easel.variant % len(pieces)]
        x, foot = easel.w * (0.5 + 0.04 * easel.brief.side), easel.horizon + 0.5 * (easel.h - easel.horizon)
        own = easel.brief.traits.decor
        hues = () if own is None or name not in _SEATS else (own.cloth,)
        easel.prop(name, x, foot, tall * easel.unit, depth=0.1, flip=False, colours=hues)


@place(
    "kitchen",
    footing="floor",
    indoors=True,
    horizons=(0.62, 0.66, 0.72),
    climate="indoors",
    hours=("morning", "day", "sunset", "day"),
    neighbours="room, cafe",
    nook="kitchen",
    near=(158, 134, 110),
    shows="furniture, window",
    traits=("close", "dwelling", "swept"),
)
def kitchen(easel: Easel) -> None:
    """Tiles, a counter with cupboards, a window over the sink, shelves with crockery."""
    if easel.variant % 2:
        dwelling.cookery(easel, wall_finishes.scheme(easel, _SCHEMES[(easel.variant + 1) % 5]))
        return
    wall, boards, cloth, trim = wall_finishes.scheme(easel, _SCHEMES[(easel.variant + 1) % 5])
    walls.walls(easel, tone(wall, 0.05), boards, trim, checks=True)
    hand, box = walls.bare_side(easel, low=0.66)
    if walls.free_wall(easel, box):
        walls.window(easel, box, trim)
    walls.sunlight(easel, box, hand)
    furniture.counter(easel, cloth, trim)
    furniture.shelf(easel, -hand, boards)
    _centre(easel, (("round_table", 0.32), ("oven", 0.34)))
    _laid(easel, (("cup", -0.11, 0.045), ("vase", 0.0, 0.12), ("cup", 0.1, 0.045)), 0.28)


def _laid(easel: Easel, things: tuple[tuple[str, float, float], ...], high: float) -> None:
    """Where nobody is: things on the furniture in the middle, at their places and heights in the canvas's units."""
    if easel.taken or easel.amount < 0.25:
        return
    x, foot = easel.w * (0.5 + 0.04 * easel.brief.side), easel.horizon + 0.5 * (easel.h - easel.horizon)
    for name, shift, tall in things:
        easel.prop(name, x + shift * easel.unit, foot - high * easel.unit, tall * easel.unit, depth=0.09, shadow=False)


@place(
    "office",
    footing="floor",
    indoors=True,
    horizons=(0.62, 0.66, 0.72),
    climate="indoors",
    hours=("day", "morning", "day", "sunset"),
    neighbours="room, library",
    nook="study",
    near=(134, 128, 134),
    other="floor_lamp, armchair",
    shows="furniture, window",
    traits=("dwelling",),
)
def office(easel: Easel) -> None:
    """Shelves of books on one side, a window on the other, a lamp and a plant."""
    if easel.variant % 2:
        dwelling.bureau(easel, wall_finishes.scheme(easel, _SCHEMES[(easel.variant + 3) % 5]))
        return
    wall, boards, cloth, trim = wall_finishes.scheme(easel, _SCHEMES[(easel.variant + 3) % 5])
    walls.walls(easel, wall, boards, trim)
    hand, box = walls.bare_side(easel)
    if walls.free_wall(easel, box):
        walls.window(easel, box, trim)
    walls.sunlight(easel, box, hand)
    furniture.bookcase(easel, -hand, boards)
    if easel.amount > 0.25:
        furniture.rug(easel, cloth)
    h, base = easel.h, easel.horizon + 0.05 * easel.h
    furniture.furnish(easel, ("potted_plant",), (0.5 + 0.43 * hand) * easel.w, base + 0.03 * h, 0.26 * h)
    _centre(easel, (("desk", 0.32),))
    _laid(easel, (("laptop", 0.06, 0.13), ("lamp", -0.2, 0.2), ("mug", 0.24, 0.05)), 0.285)
