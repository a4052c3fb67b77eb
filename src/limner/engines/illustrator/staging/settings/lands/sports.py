"""Open grounds for sport."""

from typing import Final

from limner.engines.illustrator.staging.settings.lands.plan import Plan, enter
from limner.engines.illustrator.staging.settings.open_parts import fields, ranges, stadiums, standing, works

LANDS: Final[dict[str, Plan]] = {
    "tennis court": Plan(
        (
            ranges.woods("round", 0.12), stadiums.court(),
            standing.stand(("bench", 0.06, 0.2, 0.08), ("tennis_ball", 0.8, 0.7, 0.03)),
        ),
        "city", (0.42, 0.48, 0.54), shows="tree, net",
    ),
    "baseball field": Plan(
        (
            ranges.town(0.14), ranges.woods("round", 0.1), stadiums.diamond(),
        ),
        "city", (0.42, 0.48, 0.54), shows="tree, fence",
    ),
    "golf course": Plan(
        (
            ranges.hills(0.1), ranges.woods("round", 0.12), stadiums.green(),
            standing.stand(("golf_cart", 0.12, 0.16, 0.14), ("golf_ball", 0.64, 0.5, 0.02), ("tree", 0.04, 0.2, 0.36)),
        ),
        "wooded", (0.44, 0.5, 0.56), shows="tree, plant, grass", traits=("swept", "tame", "seasonal"),
    ),
    "skate park": Plan(
        (
            ranges.town(0.24), ranges.woods("round", 0.06), fields.bare((176, 176, 176), "concrete"), works.ramps(),
            standing.stand(("skateboard", 0.8, 0.66, 0.05), ("street_lamp", 0.5, 0.06, 0.3)),
        ),
        "city",
    ),
    "outdoor rink": Plan(
        (
            ranges.town(0.2), ranges.woods("pine", 0.14), fields.bare((204, 226, 238), "ice", spots=14),
            standing.flock("fence", 12, 0.05, 0.06),
            standing.stand(
                ("street_lamp", 0.08, 0.12, 0.36), ("street_lamp", 0.92, 0.12, 0.36), ("pine", 0.02, 0.06, 0.34),
                ("pine", 0.98, 0.06, 0.36), ("snowman", 0.84, 0.1, 0.12)),
        ),
        "winter", shows="tree, plant, fence", traits=("swept",),
    ),
    "arena": Plan(
        (
            stadiums.tiers((190, 158, 116)), fields.bare((222, 192, 142), "sand"),
            standing.stand(("column", 0.06, 0.2, 0.34), ("column", 0.94, 0.2, 0.34), ("torch", 0.14, 0.3, 0.2)),
        ),
        "hot", (0.46, 0.52, 0.58), shows="person",
    ),
}  # fmt: skip

enter(LANDS)
