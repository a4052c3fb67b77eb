"""Places of worship, of kings and of wizards."""

from typing import Final

from limner.engines.illustrator.staging.settings.room_parts import (
    ceilings,
    counters,
    finishes,
    flooring,
    hangings,
    lighting,
    masses,
    seating,
    shelving,
    stained_glass,
    symbols,
)
from limner.engines.illustrator.staging.settings.rooms.plan import Plan, enter

ROOMS: Final[dict[str, Plan]] = {
    "church": Plan(
        ("d8ccb8 b8a890 a83a3a 8a5c3a", "c8ccd0 a8a6a4 3a4a90 6e4c38"),
        (
            ceilings.ribs(0.5), stained_glass.stained("back", 0.3, 0.055, (0.22, 0.62)),
            stained_glass.stained("back", 0.7, 0.055, (0.22, 0.62)), stained_glass.rose(0.72, 0.75),
            *(stained_glass.stained(side, z, 0.06, (0.2, 0.6))
              for side in ("left", "right") for z in (0.18, 0.44, 0.66)),
            flooring.runner((0.43, 0.57)), counters.block((0.4, 0.6), (0.02, 0.1), (0, 0.95), "altar", 0, 0.1),
            symbols.things(("candelabra", 0.36, 0.05, 1.1), ("candelabra", 0.64, 0.05, 1.1)),
            seating.seats(3, (0.06, 0.94), (0.4, 0.6), name="pews", share=3),
            masses.pillars((0.02, 0.14), (0.98, 0.14), (0.02, 0.5), (0.98, 0.5), radius=0.24),
        ),
        floor="flags", top=-0.12, eye=0.24, seen="hall",
    ),
    "temple": Plan(
        ("b8433a 8a5a44 d8a84a 6a2a26", "8a6a4a 7a5a44 d8a84a 8a2f2a"),
        (
            finishes.panelling(0.16), flooring.dais((0.3, 0.7), 3),
            symbols.hung(("crystal_ball", 0.5, 0.06, 0.4, 0.5)), ceilings.beams(6), flooring.runner((0.42, 0.58)),
            hangings.banners(0.2, 0.8), masses.pillars((0.14, 0.16), (0.86, 0.16), (0.1, 0.52), (0.9, 0.52), share=2),
            symbols.hung(
                ("lantern", 0.26, 0.3, 0.6, 2.2), ("lantern", 0.74, 0.3, 0.6, 2.2), ("gong", 0.72, 0.06, 1.0, 0.5)),
            symbols.things(("candle", 0.4, 0.16, 0.4), ("candle", 0.6, 0.16, 0.4), ("lotus", 0.34, 0.26, 0.3)),
        ),
        top=0.02,
    ),
    "throne room": Plan(
        ("b4aea8 8f8680 a8323c d9a83f", "a9b0b8 858c94 3a4f96 e0b860"),
        (
            finishes.masonry(), *(stained_glass.stained("back", x, 0.05, (0.4, 0.86)) for x in (0.1, 0.9)),
            hangings.banners(0.26, 0.74), flooring.dais((0.36, 0.64), 2),
            symbols.landmark("throne", 0.5, 0.04, 2.3, 0.32), flooring.runner((0.42, 0.58)),
            lighting.torches(0.18, 0.82),
            masses.pillars((0.08, 0.2), (0.92, 0.2), (0.05, 0.55), (0.95, 0.55), radius=0.24),
        ),
        floor="flags", top=0.0, seen="hall",
    ),
    "wizard's study": Plan(
        ("5e5a70 5a4a44 6a3a8a 4e3a34", "4e5c64 584c44 2f6a7a 463830"),
        (
            finishes.masonry(10, 10), stained_glass.stained("back", 0.5, 0.08, (0.34, 0.9)),
            shelving.books("back", (0.04, 0.34), (0.02, 0.86), 6),
            shelving.shelves((0.66, 0.96), (0.2, 0.86), 4, "potion skull crystal_ball book jar candle"),
            shelving.books("left", (0.04, 0.6), (0.02, 0.86), 6), ceilings.beams(4),
            symbols.things(
                ("telescope", 0.6, 0.06, 1.4), ("globe", 0.36, 0.06, 0.8), ("cauldron", 0.88, 0.46, 0.8),
                ("candelabra", 0.1, 0.4, 1.2)),
            symbols.hung(
                ("book", 0.3, 0.3, 0.25, 1.9), ("book", 0.7, 0.36, 0.25, 2.1), ("scroll", 0.58, 0.2, 0.25, 2.2)),
            flooring.rug((0.28, 0.72), (0.3, 0.9)),
        ),
        dark=True,
        traits=("swept", "shelved"),
    ),
}  # fmt: skip

enter(ROOMS)
