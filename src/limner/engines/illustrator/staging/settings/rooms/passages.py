"""Where people travel: stations, tunnels, terminals, cockpits."""

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
)
from limner.engines.illustrator.staging.settings.rooms.plan import Plan, enter

ROOMS: Final[dict[str, Plan]] = {
    "subway": Plan(
        ("e4e4dc a8a6a2 2f7a9a 5a6068", "d8e0dc a4a4a6 d8743a 505860"),
        (
            finishes.tiled(14, 18, 0.52), openings.mouth("back", (-0.3, 0.27), (-0.1, 0.62)), flooring.track(),
            lighting.neon((0.62, 0.86, "pointer"), (0.84, 0.86, "loop")), hangings.board((0.42, 0.6), (0.7, 0.82), 2),
            lighting.lamps(0.36, 0.72, kind="strip"), masses.pillars((0.4, 0.16), (0.4, 0.5), radius=0.16, share=2),
            symbols.things(
                ("bench", 0.82, 0.12, 0.9), ("trash_can", 0.66, 0.08, 0.8), ("vending_machine", 0.95, 0.3, 1.8)),
        ),
        floor="tiles", seen="hall", top=0.06,
    ),
    "tunnel": Plan(
        ("7a7670 54545a f0c060 5c5a5a", "6a6e74 50525a ffd890 50545a"),
        (
            flooring.road(), ceilings.ribs(0.44, 7, 0.01),
            openings.mouth("back", (0.12, 0.88), (0, 0.8), (236, 242, 240), glow=(255, 250, 230)),
            lighting.lamps(0.24, 0.76, kind="strip"),
        ),
        floor="plain", seen="hall", top=0.16, eye=0.16, dark=True,
    ),
    "corridor": Plan(
        ("d8cdb8 8a6a4c 8a3038 6a4a34", "c4ccc8 7e7468 3a5a6a 54483e"),
        (
            finishes.panelling(0.3, 7), flooring.runner((0.3, 0.7)), openings.doors("left", 0.06, 0.34, 0.62),
            openings.doors("right", 0.06, 0.34, 0.62), openings.window("back", (0.4, 0.6), (0.36, 0.82)),
            lighting.lamps(0.5), lighting.torches(0.2, 0.8),
        ),
        top=0.04, seen="hall",
    ),
    "airport": Plan(
        ("dce8f0 c4ccd4 3a6aa8 8a98a4", "e8eaee ccd0d4 d8863a 8e969e"),
        (
            openings.window("back", (0.02, 0.98), (0.18, 0.94), 6, 2, lamp=False),
            symbols.landmark("airplane", 0.36, 0.0, 1.1, 1.3), hangings.board((0.62, 0.9), (0.72, 0.92), 4),
            openings.window("right", (0.05, 0.85), (0.2, 0.94), 4, 2, lamp=False),
            seating.seats(2, (0.06, 0.94), (0.36, 0.64), name="seats", single=4, high=0.8),
            symbols.things(("suitcase", 0.4, 0.5, 0.7), ("suitcase", 0.92, 0.6, 0.8)),
            lighting.lamps(0.3, 0.7, kind="strip"),
        ),
        floor="tiles",
    ),
    "cockpit": Plan(
        ("4a5260 3a404c 60d0e0 6a7484", "565a58 424640 f0b050 74786e"),
        (
            openings.window("back", (0.04, 0.96), (0.42, 0.94), 3, 1),
            openings.window("left", (0.1, 0.7), (0.42, 0.9), 1, 1, lamp=False),
            openings.window("right", (0.1, 0.7), (0.42, 0.9), 1, 1, lamp=False),
            shelving.racks("left", (0.72, 1.0), 1), shelving.racks("right", (0.72, 1.0), 1),
            counters.block((0.0, 1.0), (0.0, 0.16), (0, 1.0), "instrument panel", 0, -0.05),
            symbols.hung(("steering_wheel", 0.3, 0.16, 0.5, 0.9), ("steering_wheel", 0.7, 0.16, 0.5, 0.9)),
            symbols.things(("office_chair", 0.1, 0.5, 1.2), ("office_chair", 0.9, 0.5, 1.2)),
            lighting.lamps(0.5, kind="strip"),
        ),
        floor="plain", seen="hall", top=0.06, dark=True,
    ),
}  # fmt: skip

enter(ROOMS)
