"""Villages of tales."""

from typing import Final

from limner.engines.illustrator.staging.settings.lands.plan import Plan, enter
from limner.engines.illustrator.staging.settings.open_parts import (
    fields,
    lanterns,
    ranges,
    standing,
    tales,
    treetops,
)

LANDS: Final[dict[str, Plan]] = {
    "treehouse village": Plan(
        (
            treetops.deep_wood(), fields.grass(), standing.flock("bush fern bush", 4, 0.14, 0.08),
            treetops.treehouses(), standing.flock("fern mushroom bush", 3, 0.8, 0.09), treetops.crowns(),
        ),
        "wooded", (0.66, 0.7, 0.74), ("dusk", "sunset", "night", "morning"), shows="tree, plant, grass, house, bridge",
        traits=("swept", "overhung", "tame"), holds="treehouse, rope_bridge, lantern, paper_lantern, tree",
    ),
    "mushroom village": Plan(
        (
            ranges.hills(0.1), ranges.woods("round", 0.14), fields.grass(), tales.lane(), tales.mushrooms(),
            lanterns.posts((0.37, 0.3), (0.66, 0.44), (0.36, 0.74)),
            standing.flock("flower mushroom fern", 3, 0.9, 0.08),
        ),
        "wooded", (0.42, 0.46, 0.5), ("dusk", "morning", "sunset", "night"), shows="plant, grass, house",
        traits=("swept", "tame"), holds="mushroom, door, window, lantern, paper_lantern, house",
    ),
    "hobbit village": Plan(
        (
            ranges.hills(0.12), ranges.woods("round", 0.06), fields.grass(), tales.lane(), tales.burrows(),
            standing.stand(("tree", 0.06, 0.2, 0.3), ("fence", 0.22, 0.56, 0.08), ("mailbox", 0.42, 0.46, 0.09)),
            standing.flock("flower bush", 5, 0.9, 0.07),
        ),
        "wooded", (0.42, 0.46, 0.5), ("morning", "day", "sunset", "dusk"), shows="plant, grass, house",
        traits=("swept", "tame", "seasonal"), holds="door, window, mountain, house",
    ),
}  # fmt: skip

enter(LANDS)
