"""The country: coasts, hillsides in steps, crops, groves, ruins."""

from typing import Final

from limner.engines.illustrator.staging.settings.from_above import country, maze
from limner.engines.illustrator.staging.settings.lands.plan import Plan, enter
from limner.engines.illustrator.staging.settings.open_parts import (
    avenues,
    coasts,
    crops,
    fields,
    hedges,
    ranges,
    ruined,
    spans,
    standing,
    walls,
    ways,
)

LANDS: Final[dict[str, Plan]] = {
    "cliff": Plan(
        (
            coasts.sea(1.1), coasts.headland(), coasts.cliff(), standing.stand(("rock", 0.06, 0.5, 0.07)),
        ),
        "shore", (0.36, 0.42, 0.48), shows="water, rock", traits=("swept", "raised"),
    ),
    "terraces": Plan(
        (
            ranges.mountains((120, 140, 140), 4, 0.2, snow=False), ranges.hills(0.12), fields.terraces(),
            standing.stand(
                ("palm_tree", 0.08, 0.2, 0.3), ("log_cabin", 0.84, 0.16, 0.12), ("palm_tree", 0.93, 0.24, 0.26)),
        ),
        "wooded", (0.3, 0.36, 0.42), ("morning", "day", "dawn", "sunset"),
        above=fields.terraces(steps=13),
    ),
    "tea plantation": Plan(
        (
            ranges.mountains((120, 146, 140), 4, 0.2, snow=False), ranges.hills(0.12),
            fields.terraces((84, 150, 78), flooded=False, steps=14), standing.stand(("tree", 0.1, 0.2, 0.24)),
        ),
        "wooded", (0.3, 0.36, 0.42),
        above=fields.terraces((84, 150, 78), flooded=False, steps=16),
    ),
    "lavender field": Plan(
        (
            ranges.hills(0.12), ranges.woods("tall", 0.08), fields.rows((140, 104, 190), (150, 134, 96)),
            standing.stand(("tree", 0.86, 0.12, 0.3), ("house", 0.2, 0.08, 0.13)),
        ),
        "wooded", hours=("sunset", "day", "morning", "sunset"),
        above=country.country,
    ),
    "tulip field": Plan(
        (
            ranges.woods("round", 0.06), fields.rows((226, 84, 96), (120, 150, 76), tall=0.4),
            standing.stand(("windmill", 0.82, 0.06, 0.34)),
        ),
        "wooded",
        above=country.country,
    ),
    "wheat field": Plan(
        (
            ranges.hills(0.1), ranges.woods("round", 0.08), fields.rows((226, 184, 92), (196, 154, 78), tall=0.8),
            standing.stand(("haystack", 0.84, 0.3, 0.16), ("tree", 0.1, 0.08, 0.26)),
        ),
        "wooded",
        above=country.country,
    ),
    "corn field": Plan(
        (
            ranges.hills(0.08), crops.corn(),
            standing.stand(("scarecrow", 0.84, 0.3, 0.34), ("barn", 0.16, 0.06, 0.18)),
        ),
        "wooded",
        above=country.country,
    ),
    "vineyard": Plan(
        (
            ranges.hills(0.14), ranges.woods("tall", 0.08),
            fields.rows((104, 142, 66), (168, 134, 94), tall=0.9, posts=True),
            standing.stand(("house", 0.8, 0.06, 0.17), ("barrel", 0.1, 0.78, 0.14)),
        ),
        "wooded", hours=("day", "sunset", "morning", "sunset"),
        above=country.country,
    ),
    "moor": Plan(
        (
            ranges.mountains((118, 116, 140), 4, 0.26, snow=False), ranges.hills(0.13), fields.heath(),
            standing.stand(
                ("rock", 0.1, 0.4, 0.08), ("rock", 0.9, 0.3, 0.06), ("rock", 0.82, 0.66, 0.1),
                ("pine", 0.95, 0.14, 0.2)),
        ),
        "open", hours=("morning", "day", "dawn", "sunset"), shows="tree, plant, grass, rock, flower",
        traits=("swept", "tame", "ranged"), above=country.country,
    ),
    "viaduct": Plan(
        (
            ranges.mountains((132, 142, 170), 4, 0.34), ranges.hills(0.08), spans.valley(), spans.viaduct(),
        ),
        "open", (0.4, 0.44, 0.48), shows="tree, building, mountain", traits=("swept", "overhung", "spanned"),
        holds="mountain",
    ),
    "avenue": Plan(
        (
            ranges.hills(0.08), ranges.woods("round", 0.08), fields.grass(), ways.way((214, 196, 160), 0.3),
            avenues.avenue("tree"),
        ),
        "wooded", (0.5, 0.56, 0.62), shows="tree, plant, grass", traits=("swept", "tame", "seasonal"),
        above=country.country,
    ),
    "blossom avenue": Plan(
        (
            ranges.hills(0.08), ranges.woods("round", 0.08), fields.grass(), ways.way((222, 204, 176), 0.3),
            avenues.avenue("cherry_blossom_tree", (248, 196, 212)),
        ),
        "wooded", (0.5, 0.56, 0.62), shows="tree, plant, grass", traits=("swept", "tame"),
        holds="cherry_blossom_tree", above=country.country,
    ),
    "maze": Plan(
        (
            fields.grass(), ways.way((214, 190, 150), 0.62), hedges.maze(),
        ),
        "wooded", (0.46, 0.52, 0.58), shows="tree, plant, grass, hedge", traits=("overhung", "swept"), above=maze.maze,
    ),
    "dam": Plan(
        (
            ranges.mountains((128, 138, 150), 4, 0.34), ranges.woods("pine", 0.1), walls.dam(),
            fields.bare((132, 140, 112), "bank", 0.62),
        ),
        "open", (0.34, 0.4, 0.46), shows="tree, water", traits=("swept", "overhung"), holds="mountain",
    ),
    "bamboo forest": Plan(
        (
            ranges.woods("tall", 0.3), fields.grass(), ways.way((206, 186, 146), 0.2),
            standing.stand(
                *(("bamboo", x, 0.06, 0.56) for x in (0.02, 0.12, 0.22, 0.32, 0.4, 0.6, 0.68, 0.78, 0.88, 0.98))),
            standing.stand(*(("bamboo", x, 0.22, 0.8) for x in (0.05, 0.18, 0.28, 0.72, 0.82, 0.95))),
            standing.stand(*(("bamboo", x, 0.44, 1.1) for x in (0.0, 0.1, 0.9, 1.0))),
        ),
        "wooded", shows="tree, plant, grass, bamboo", traits=("overhung", "swept", "canopied"),
    ),
    "ruins": Plan(
        (
            ranges.woods("round", 0.14), fields.grass(), ruined.arcade(), ruined.rubble(),
        ),
        "wooded", (0.54, 0.6, 0.66), shows="ivy, plant, stone", traits=("overhung", "swept"),
        holds="ivy",
    ),
}  # fmt: skip

enter(LANDS)
