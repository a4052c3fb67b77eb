"""Small houses and rooms of store: cabins, garages, pantries, henhouses."""

from typing import Final

from limner.engines.illustrator.staging.settings.room_parts import (
    ceilings,
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
    "log cabin": Plan(
        ("b07a4a 8a5c3c a83a34 6a4228", "a4744c 825a40 3f6a52 603c26"),
        (
            finishes.masonry(9, 1), openings.window("back", (0.08, 0.3), (0.36, 0.76)), ceilings.gable(0.5, 5),
            symbols.landmark("fireplace", 0.6, 0.02, 1.7), flooring.rug((0.3, 0.7), (0.24, 0.8)),
            symbols.things(
                ("rocking_chair", 0.84, 0.3, 1.1), ("log", 0.4, 0.05, 0.3), ("lantern", 0.12, 0.3, 0.4),
                ("bed", 0.06, 0.4, 0.9)),
            symbols.hung(("axe", 0.4, 0.0, 0.8, 1.3)),
        ),
        top=0.04,
    ),
    "garage": Plan(
        ("c8ccd0 98989c d8643a 6a7480", "d4ccbc 94908c 3a7a9a 6c6860"),
        (
            openings.window("back", (0.08, 0.62), (0.0, 0.74), 1, 6, lamp=False),
            symbols.landmark("car", 0.36, 0.06, 1.5), shelving.shelves((0.7, 0.97), (0.3, 0.84), 3,
                "paint_can toolbox box"),
            shelving.shelves((0.1, 0.7), (0.3, 0.8), 2, "", wall="right"),
            symbols.hung(("saw", 0.66, 0.0, 0.5, 1.5), ("hammer", 0.66, 0.0, 0.5, 0.9)),
            symbols.things(
                ("tire", 0.9, 0.24, 0.7), ("tire", 0.96, 0.3, 0.7), ("bicycle", 0.06, 0.4, 1.0),
                ("toolbox", 0.84, 0.56, 0.4)),
            lighting.lamps(0.3, 0.7, kind="strip"),
        ),
        floor="plain",
    ),
    "parking garage": Plan(
        ("a8aaac 86888c d8b03a 70747a", "b0aca4 8c8a86 3a8ab0 76726c"),
        (
            ceilings.beams(6), finishes.pipes(0.86), flooring.road(),
            openings.window("back", (0.1, 0.9), (0.5, 0.66), 6, 1, lamp=False),
            symbols.landmark("car", 0.2, 0.06, 1.5), symbols.landmark("car", 0.8, 0.06, 1.5),
            masses.pillars((0.05, 0.16), (0.95, 0.16), (0.02, 0.5), (0.98, 0.5), radius=0.24),
            symbols.things(("traffic_cone", 0.12, 0.6, 0.6), ("trash_can", 0.9, 0.6, 0.8)),
            lighting.lamps(0.3, 0.7, kind="strip"),
        ),
        floor="plain", seen="hall", dark=True,
    ),
    "pantry": Plan(
        ("e8d8b8 a8744c 7a8a5a 8a5e3c",),
        (
            shelving.shelves((0.04, 0.96), (0.12, 0.88), 4, "jar bread bottle cheese pumpkin jar basket apple"),
            shelving.shelves((0.06, 0.7), (0.1, 0.86), 4, "", wall="left"),
            shelving.shelves((0.06, 0.7), (0.1, 0.86), 4, "", wall="right"),
            symbols.things(
                ("sack", 0.1, 0.3, 0.8), ("barrel", 0.92, 0.3, 0.9), ("basket", 0.2, 0.52, 0.5),
                ("onion", 0.84, 0.56, 0.2)),
            symbols.hung(("garlic", 0.3, 0.2, 0.4, 2.2), ("ribs", 0.7, 0.2, 0.5, 2.1)), lighting.lamps(0.5),
        ),
        nook="kitchen",
    ),
    "henhouse": Plan(
        ("b88a58 a8885c a83a30 7a5434",),
        (
            finishes.masonry(1, 16), ceilings.gable(0.46, 4), openings.window("back", (0.42, 0.58), (0.6, 0.8)),
            shelving.shelves((0.06, 0.4), (0.14, 0.56), 2, "nest rooster nest"),
            shelving.shelves((0.6, 0.94), (0.14, 0.56), 2, "rooster nest nest"),
            masses.heap(0.06, 0.3, 0.5, (222, 184, 92), "straw"), masses.heap(0.94, 0.4, 0.5, (222, 184, 92), "straw"),
            symbols.things(("chick", 0.2, 0.5, 0.25), ("chick", 0.82, 0.6, 0.25), ("egg", 0.88, 0.7, 0.14)),
        ),
        seen="hall", top=0.08,
    ),
}  # fmt: skip

enter(ROOMS)
