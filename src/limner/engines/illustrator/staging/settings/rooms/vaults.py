"""Under the earth, under the roof, behind bars."""

from typing import Final

from limner.engines.illustrator.staging.settings.room_parts import (
    ceilings,
    counters,
    finishes,
    flooring,
    lighting,
    masses,
    openings,
    shelving,
    symbols,
)
from limner.engines.illustrator.staging.settings.rooms.plan import Plan, enter

ROOMS: Final[dict[str, Plan]] = {
    "attic": Plan(
        ("b89270 8a6446 a85a48 6a4a34", "a88a72 7c5c44 5a7a86 5a4030"),
        (
            openings.window("back", (0.42, 0.58), (0.42, 0.74)), ceilings.gable(0.26),
            symbols.things(
                ("treasure_chest", 0.16, 0.3, 0.7), ("suitcase", 0.86, 0.24, 0.6), ("box", 0.78, 0.12, 0.6),
                ("box", 0.9, 0.5, 0.7), ("rocking_chair", 0.26, 0.1, 1.0), ("lamp", 0.68, 0.06, 0.6),
                ("picture_frame", 0.36, 0.03, 0.6)), symbols.hung(("spider_web", 0.25, 0.02, 0.5, 1.5)),
            flooring.rug((0.32, 0.68), (0.3, 0.8)),
        ),
        seen="hall", top=0.02,
    ),
    "dungeon": Plan(
        ("5a5a66 44444e 7a3a34 3a3a44", "665c54 4c443e 6a3a3a 403a36"),
        (
            finishes.masonry(), openings.bars("back", (0.42, 0.58), (0.0, 0.5)), lighting.torches(0.28, 0.72),
            openings.bars("left", (0.2, 0.5), (0.0, 0.56), 5), openings.bars("right", (0.2, 0.5), (0.0, 0.56), 5),
            masses.heap(0.12, 0.3, 0.5, (186, 152, 84), "straw"), symbols.hung(("spider_web", 0.06, 0.1, 0.8, 2.2)),
            symbols.things(("skull", 0.86, 0.36, 0.3), ("barrel", 0.9, 0.14, 0.9), ("bucket", 0.3, 0.14, 0.4)),
        ),
        floor="flags", dark=True,
    ),
    "prison cell": Plan(
        ("8a8e8a 6c6e6c 7a8a96 4a4e54",),
        (
            finishes.masonry(14, 14), openings.bars("back", (0.4, 0.6), (0.62, 0.86), 5, (150, 190, 220)),
            openings.bars("right", (0.1, 0.9), (0, 0.9), 9),
            counters.block((0.02, 0.3), (0.1, 0.5), (0.3, 0.5), "bed", 3, 0.1),
            counters.block((0.02, 0.3), (0.1, 0.2), (0.5, 0.6), "pillow", 0, 0.2),
            symbols.things(("toilet", 0.62, 0.06, 0.8), ("bucket", 0.78, 0.2, 0.4)),
        ),
        floor="flags",
    ),
    "cellar": Plan(
        ("8a7a6a 6a5c50 7a2f44 5a4030", "7e7672 625a54 6a3a34 54402e"),
        (
            finishes.masonry(10, 10), ceilings.ribs(0.5, 5),
            shelving.shelves((0.08, 0.34), (0.06, 0.46), 3, "bottle"), lighting.torches(0.5),
            symbols.things(
                ("barrel", 0.72, 0.06, 1.3), ("barrel", 0.86, 0.06, 1.3), ("barrel", 0.04, 0.3, 1.3),
                ("barrel", 0.95, 0.4, 1.3), ("candle", 0.5, 0.06, 0.4), ("box", 0.16, 0.5, 0.6)),
        ),
        floor="flags", dark=True,
    ),
    "treasure room": Plan(
        ("6a5a54 54463e e0b040 8a6a34", "4e5464 444a56 e8bc50 7a6438"),
        (
            finishes.masonry(), lighting.torches(0.3, 0.7), masses.heap(0.14, 0.12, 1.3, (232, 184, 64), "gold"),
            masses.heap(0.86, 0.12, 1.4, (232, 184, 64), "gold"), masses.heap(0.5, 0.04, 0.9, (232, 184, 64), "gold"),
            symbols.things(
                ("treasure_chest", 0.3, 0.34, 0.9), ("crown", 0.7, 0.3, 0.4), ("treasure_chest", 0.9, 0.5, 0.9),
                ("vase", 0.06, 0.5, 0.9), ("crystal", 0.76, 0.5, 0.4), ("gold_bar", 0.2, 0.6, 0.3)),
        ),
        floor="flags", dark=True,
    ),
    "crypt": Plan(
        ("6c7078 565a62 5a4a6a 50545c",),
        (
            finishes.masonry(9, 9), ceilings.ribs(0.42, 5), openings.bars("back", (0.42, 0.58), (0, 0.4), 4),
            lighting.torches(0.28, 0.72),
            symbols.things(
                ("coffin", 0.14, 0.3, 0.8), ("sarcophagus", 0.86, 0.24, 1.6), ("skull", 0.72, 0.4, 0.25),
                ("candle", 0.3, 0.16, 0.4), ("candle", 0.66, 0.14, 0.4), ("spider_web", 0.04, 0.1, 1.0)),
        ),
        floor="flags", dark=True,
    ),
    "mine": Plan(
        ("6a5848 54463c d0a040 7a5434",),
        (
            ceilings.ribs(0.36, 5, 0.006), ceilings.beams(5), flooring.track((0.3, 0.74), third=False),
            openings.mouth("back", (0.3, 0.7), (0, 0.7)),
            symbols.things(
                ("pickaxe", 0.2, 0.3, 0.9), ("lantern", 0.78, 0.3, 0.5), ("barrel", 0.9, 0.4, 0.9),
                ("crystal", 0.06, 0.3, 0.6), ("rock", 0.14, 0.5, 0.5)),
            masses.heap(0.9, 0.1, 0.7, (208, 160, 64), "ore"),
        ),
        floor="plain", seen="hall", dark=True,
    ),
    "sewer": Plan(
        ("6a7058 585c4c 6a9a4a 4e5444",),
        (
            finishes.masonry(10, 10), ceilings.ribs(0.4, 6), openings.bars("back", (0.34, 0.66), (-0.1, 0.42), 5),
            flooring.basin((0.28, 0.72), (0.0, 1.3), (86, 128, 72)), finishes.pipes(0.56),
            symbols.things(("barrel", 0.06, 0.3, 0.9)),
        ),
        floor="flags", seen="hall", dark=True,
    ),
}  # fmt: skip

enter(ROOMS)
