"""Streets and squares: alleys, suburbs, plazas, the town of the west."""

from typing import Final

from limner.engines.illustrator.staging.settings.from_above import country, town
from limner.engines.illustrator.staging.settings.lands.plan import Plan, enter
from limner.engines.illustrator.staging.settings.open_parts import alleys, fields, forecourts, ranges, standing, ways

LANDS: Final[dict[str, Plan]] = {
    "alley": Plan(
        (
            alleys.alley(),
            standing.stand(
                ("dumpster", 0.14, 0.3, 0.14), ("trash_can", 0.86, 0.34, 0.12), ("street_lamp", 0.76, 0.1, 0.3),
                ("box", 0.9, 0.6, 0.1)),
        ),
        "city", (0.5, 0.56, 0.62), shows="building, window", traits=("overhung", "swept", "towering"),
    ),
    "neon alley": Plan(
        (
            alleys.alley((74, 62, 92), neon=True),
            standing.stand(("vending_machine", 0.1, 0.26, 0.24), ("trash_can", 0.88, 0.34, 0.12)),
        ),
        "city", (0.5, 0.56, 0.62), hours=("night", "dusk", "night"), shows="building, window",
        traits=("overhung", "swept", "towering"),
    ),
    "suburb": Plan(
        (
            ranges.woods("round", 0.16),
            standing.stand(("house", 0.16, 0.16, 0.3), ("house", 0.5, 0.12, 0.24), ("house", 0.84, 0.16, 0.3)),
            fields.grass(), ways.way((150, 150, 154), 0.3, edge=(214, 206, 190)),
            standing.stand(
                ("mailbox", 0.24, 0.5, 0.1), ("tree", 0.02, 0.3, 0.36), ("street_lamp", 0.8, 0.34, 0.32),
                ("bush", 0.94, 0.36, 0.1), ("car", 0.66, 0.24, 0.09)),
        ),
        "city", (0.46, 0.52, 0.58), shows="house, building, tree, plant, grass",
        above=country.village,
    ),
    "plaza": Plan(
        (
            ranges.town(0.26, 0.12), standing.stand(("church", 0.8, 0.06, 0.3)),
            fields.bare((206, 192, 170), "paving"),
            standing.stand(
                ("fountain", 0.24, 0.24, 0.26), ("street_lamp", 0.9, 0.3, 0.34), ("bench", 0.7, 0.3, 0.08),
                ("tree", 0.04, 0.3, 0.36)),
        ),
        "city", shows="building, tree, fountain",
        above=town.city,
        traits=("swept", "tame", "towering"),
    ),
    "forecourt": Plan(
        (forecourts.square,), "city", (0.5, 0.56, 0.62), shows="building, tree, plant, grass",
        above=town.city,
        traits=("swept", "tame", "towering"),
    ),
    "western town": Plan(
        (
            ranges.mountains((190, 130, 96), 4, 0.16, snow=False), fields.bare((214, 174, 122), "dust"),
            standing.stand(
                ("barn", 0.1, 0.16, 0.3), ("log_cabin", 0.3, 0.1, 0.2), ("shop", 0.88, 0.18, 0.36),
                ("log_cabin", 0.68, 0.1, 0.2), ("cactus", 0.04, 0.6, 0.2), ("wagon", 0.9, 0.46, 0.16),
                ("barrel", 0.14, 0.5, 0.1)),
        ),
        "hot", hours=("day", "sunset", "day"),
    ),
    "highway": Plan(
        (
            ranges.mountains((140, 150, 170), 4, 0.18), fields.bare((180, 164, 126), "land"),
            ways.way((84, 86, 94), 0.4, lines=True, edge=(150, 140, 116)),
            standing.flock("utility_pole", 3, 0.1, 0.16), standing.stand(("signpost", 0.92, 0.5, 0.2)),
        ),
        "open", shows="tree",
        above=town.city,
    ),
}  # fmt: skip

enter(LANDS)
