"""Where people dance, dine, show and travel together."""

from typing import Final

from limner.engines.illustrator.staging.settings.room_parts import (
    ceilings,
    counters,
    finishes,
    flooring,
    hangings,
    lighting,
    masses,
    openings,
    seating,
    shelving,
    symbols,
    tanks,
)
from limner.engines.illustrator.staging.settings.rooms.plan import Plan, enter

ROOMS: Final[dict[str, Plan]] = {
    "ballroom": Plan(
        ("f0e4cc c89a64 b03a44 d4ac5c", "dfe4ec b88c60 3a5a8a d0a858"),
        (
            finishes.panelling(0.2, 8), openings.window("back", (0.06, 0.22), (0.22, 0.88), 2, 5),
            openings.window("back", (0.42, 0.58), (0.22, 0.88), 2, 5, lamp=False),
            openings.window("back", (0.78, 0.94), (0.22, 0.88), 2, 5, lamp=False),
            openings.window("left", (0.2, 0.4), (0.22, 0.88), 2, 5, lamp=False),
            openings.window("right", (0.2, 0.4), (0.22, 0.88), 2, 5, lamp=False), hangings.banners(0.32, 0.68),
            symbols.landmark("chandelier", 0.5, 0.24, 1.5, 2.9), symbols.landmark("chandelier", 0.16, 0.1, 0.9, 3.1),
            symbols.landmark("chandelier", 0.84, 0.1, 0.9, 3.1),
            symbols.things(("vase", 0.06, 0.3, 1.1), ("vase", 0.94, 0.3, 1.1), ("piano", 0.12, 0.16, 1.2)),
        ),
        seen="hall", top=-0.02,
    ),
    "nightclub": Plan(
        ("2a1c4a 241c38 e040a0 40346a", "14284a 1c2438 40b0f0 2c3a66"),
        (
            lighting.neon((0.16, 0.8, "bolt"), (0.84, 0.8, "bolt"), (0.36, 0.88, "dash"), (0.64, 0.88, "dash")),
            flooring.squares(), seating.audience((0.0, 0.36), (0.64, 1.0), z=(0.02, 0.08)),
            counters.block((0.38, 0.62), (0.0, 0.1), (0, 1.1), "desk", 3, 0.06),
            symbols.landmark("record_player", 0.5, 0.08, 0.4, 1.1),
            symbols.landmark("disco_ball", 0.5, 0.2, 0.9, 2.9),
            symbols.things(("speaker", 0.04, 0.2, 1.6), ("speaker", 0.96, 0.2, 1.6)),
            lighting.lamps(0.1, 0.9, kind="strip"),
        ),
        floor="plain", seen="hall", dark=True,
    ),
    "jazz club": Plan(
        ("5a3038 4a3228 d8a04a 3a2430", "34304e 3e3040 e0a050 2a2238"),
        (
            finishes.masonry(14, 12), hangings.pictures("back", (0.06, 0.16), (0.84, 0.94)),
            hangings.drapery((0.24, 0.76), (132, 40, 52)), lighting.neon((0.5, 0.9, "loop"), (0.1, 0.9, "dash"),
                                                                          (0.9, 0.9, "dash")),
            flooring.rug((0.26, 0.74), (0.06, 0.44)),
            symbols.things(("speaker", 0.16, 0.12, 1.1), ("speaker", 0.84, 0.12, 1.1)),
            counters.tables((0.02, 0.42), (0.98, 0.42), (0.1, 0.7), (0.9, 0.7), item="candle", cloth=True),
            lighting.spots(0.3, 0.5, 0.7), lighting.lamps(0.08, 0.92),
        ),
        seen="hall", dark=True,
    ),
    "fashion show": Plan(
        ("2c2a34 3c3844 f4f2ee e8d8a0", "3a2a3c 443648 f2eef0 f0c8d8"),
        (
            lighting.lamps(0.38, 0.62, kind="strip"),
            counters.block((0.34, 0.66), (-0.02, 0.0), (0, 2.7), "arch", 2, -0.02), flooring.runner((0.3, 0.7)),
            seating.audience((0.0, 0.26), (0.74, 1.0), z=(0.04, 0.16, 0.3, 0.46), rise=0.1, veil=0.5),
            symbols.things(("camera", 0.06, 0.5, 0.5), ("camera", 0.94, 0.5, 0.5)),
        ),
        floor="plain", seen="hall", dark=True, top=0.0,
    ),
    "circus ring": Plan(
        ("f2e2c0 b88a5c c83a38 e8b848", "f0e6d8 a88664 3a5aa0 e8b848"),
        (
            finishes.stripes(14), ceilings.canopy(),
            seating.audience((-0.2, 0.4), (0.6, 1.2), z=(0.0, 0.02, 0.04, 0.06), veil=0.2),
            flooring.circle(0.56, (222, 190, 136)),
            symbols.things(("ball", 0.1, 0.5, 0.6), ("drum", 0.92, 0.4, 0.7), ("stool", 0.86, 0.6, 0.6)),
            lighting.lamps(0.3, 0.7),
        ),
        floor="plain", seen="hall",
    ),
    "pool hall": Plan(
        ("4a5a4e 6a4a36 2f7a56 5a3a28", "5a3a38 64463a 2f6a86 50362c"),
        (
            finishes.panelling(0.34), lighting.neon((0.2, 0.82, "spark"), (0.8, 0.82, "loop")),
            symbols.landmark("pool_table", 0.5, 0.16, 1.1), symbols.landmark("dartboard", 0.5, 0.0, 0.6, 1.9),
            symbols.things(("pool_table", 0.06, 0.44, 1.1), ("pool_table", 0.96, 0.44, 1.1), ("stool", 0.2, 0.2, 0.7)),
            lighting.lamps(0.1, 0.5, 0.9),
        ),
        dark=True,
    ),
    "mall": Plan(
        ("ece8e4 d4d0cc d8647a a8a4a8", "e6eaee ccd2d6 4a8ab0 9aa4ac"),
        (
            openings.window("back", (0.2, 0.8), (0.5, 0.96), 6, 2, lamp=False),
            symbols.landmark("mannequin", 0.36, 0.0, 1.6), symbols.landmark("mannequin", 0.64, 0.0, 1.6),
            shelving.shelves((0.06, 0.4), (0.04, 0.4), 2, "", wall="left"),
            shelving.shelves((0.5, 0.86), (0.04, 0.4), 2, "", wall="left"),
            shelving.shelves((0.06, 0.4), (0.04, 0.4), 2, "", wall="right"),
            shelving.shelves((0.5, 0.86), (0.04, 0.4), 2, "", wall="right"), finishes.pipes(0.46),
            counters.block((0.42, 0.58), (0.0, 0.02), (0, 1.7), "escalator", 3, 0.02),
            symbols.things(
                ("fountain", 0.5, 0.22, 1.2), ("potted_plant", 0.12, 0.36, 1.2), ("potted_plant", 0.88, 0.36, 1.2),
                ("bench", 0.2, 0.56, 0.6), ("shopping_cart", 0.88, 0.6, 0.9)),
            hangings.banners(0.12, 0.88),
        ),
        floor="tiles", seen="hall", top=-0.02,
    ),
    "dining room": Plan(
        ("ead8c4 a8784c 7a8a6a 6a4630", "d8dce0 9a7250 8a4a44 5c4030"),
        (
            openings.window("back", (0.1, 0.36), (0.32, 0.86), 2, 3), hangings.pictures("back", (0.64, 0.86)),
            flooring.rug((0.16, 0.84), (0.1, 0.7)), symbols.landmark("chandelier", 0.5, 0.2, 0.8, 2.2),
            symbols.cabinets("chair", 0.3, 0.5, 0.7, z=0.1, metres=1.05),
            counters.block((0.2, 0.8), (0.16, 0.34), (0.64, 0.74), "table", 3, 0.05),
            counters.block((0.26, 0.3), (0.2, 0.32), (0, 0.64), "table's leg", 3, -0.06),
            counters.block((0.7, 0.74), (0.2, 0.32), (0, 0.64), "table's leg", 3, -0.06),
            symbols.hung(("candelabra", 0.5, 0.24, 0.5, 0.74), ("plate", 0.34, 0.28, 0.12, 0.74),
                         ("wine_glass", 0.66, 0.26, 0.26, 0.74)),
            symbols.things(("potted_plant", 0.94, 0.2, 1.1)),
        ),
    ),
    "pizzeria": Plan(
        ("f0dcb8 c07a50 c8402f 8a5a3a", "e8e2cc b87850 3f7a4a 84563a"),
        (
            finishes.masonry(10, 10),
            openings.mouth("back", (0.1, 0.38), (0.2, 0.56), (255, 150, 60), glow=(255, 180, 90)),
            counters.block((0.06, 0.42), (0.0, 0.06), (0, 0.8), "oven", 3, 0.02),
            shelving.shelves((0.52, 0.92), (0.46, 0.82), 2, "bottle tomato jar cheese"),
            counters.counter((0.48, 0.94), (0.14, 0.26), "pizza pizza pizza"),
            counters.tables((0.12, 0.54), (0.9, 0.58), item="pizza", cloth=True), lighting.lamps(0.3, 0.5, 0.7),
        ),
        floor="tiles", nook="cafe",
    ),
    "airplane cabin": Plan(
        ("eceef0 7a86a0 3a5a9a c4ccd4", "f0ece6 8a8494 a83a4a ccc6c0"),
        (
            *(openings.window(wall, (a, a + 0.09), (0.42, 0.66), 1, 1, lamp=False)
              for wall in ("left", "right") for a in (0.12, 0.34, 0.56, 0.78)),
            openings.doors("back", 0.45), finishes.pipes(0.8), seating.seats(
                3, (-0.02, 1.02), (0.36, 0.64), single=2, high=1.1), flooring.runner((0.38, 0.62)),
            lighting.lamps(0.5, kind="strip"),
        ),
        floor="plain", seen="hall", top=0.14,
    ),
    "submarine": Plan(
        ("7a8a8c 5c666a d8a03a 48565a",),
        (
            finishes.pipes(0.3, 0.72, 0.84), ceilings.ribs(0.5, 6),
            tanks.tank("back", (0.36, 0.64), (0.36, 0.74), "fish clownfish jellyfish"),
            shelving.racks("left", (0.1, 0.7), 3),
            counters.block((0.2, 0.8), (0.0, 0.1), (0, 0.7), "controls", 3, 0.04),
            symbols.hung(("steering_wheel", 0.5, 0.12, 0.5, 0.7), ("telescope", 0.24, 0.12, 0.6, 0.7)),
            symbols.things(("barrel", 0.94, 0.4, 0.9)), lighting.lamps(0.3, 0.7, kind="strip"),
        ),
        floor="plain", seen="hall", dark=True,
    ),
    "prayer hall": Plan(
        ("e8e0cc b83a3a 2f7a8a c8a050", "dce6e4 2f6a72 a83a40 c8a454"),
        (
            finishes.tiled(14, 18, 0.44), openings.mouth("back", (0.36, 0.64), (0.0, 0.66), (54, 116, 130)),
            openings.window("back", (0.08, 0.26), (0.34, 0.8), 3, 5),
            openings.window("back", (0.74, 0.92), (0.34, 0.8), 3, 5, lamp=False),
            masses.pillars((0.06, 0.3), (0.94, 0.3), radius=0.22), flooring.mats(4, 4),
            symbols.landmark("chandelier", 0.5, 0.26, 1.0, 2.6), lighting.lamps(0.2, 0.8),
        ),
        floor="plain", seen="hall", top=-0.02,
    ),
}  # fmt: skip

enter(ROOMS)
