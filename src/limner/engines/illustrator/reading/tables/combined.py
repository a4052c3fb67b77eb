"""Places that are named beside another one, or that somebody carries."""

TOGETHER: dict[frozenset[str], str] = {
    frozenset({"lake", "forest"}): "forest pool", frozenset({"lake", "pine forest"}): "forest pool",
    frozenset({"lake", "jungle"}): "forest pool",
    frozenset({"lake", "bamboo forest"}): "forest pool", frozenset({"lake", "desert"}): "oasis",
    frozenset({"waterfall", "jungle"}): "jungle falls",
    frozenset({"jungle", "ruins"}): "ruins", frozenset({"street", "canal"}): "canal",
    frozenset({"lake", "mud"}): "mud", frozenset({"beach", "cliff"}): "cliff",
    frozenset({"sea", "cliff"}): "cliff", frozenset({"lake", "jetty"}): "jetty",
    frozenset({"sea", "jetty"}): "jetty", frozenset({"lake", "cave"}): "cave", frozenset({"park", "lake"}): "lake",
    frozenset({"village", "canal"}): "canal", frozenset({"room", "log cabin"}): "log cabin",
    frozenset({"street", "crossroads"}): "crossroads",
}  # fmt: skip
"""Two places that are named for one picture, and the place that is both: a pond in a forest."""

RANGES: dict[str, tuple[int, str]] = {"mountains": (3, "mountain")}
"""Second places that are seen behind the first, and as what word of the atlas."""

SEEN_BEYOND: dict[str, str] = {
    "sea": "sea", "beach": "sea", "harbour": "sea", "lake": "sea", "village": "village",
    "forest": "forest", "pine forest": "forest", "jungle": "forest",
}  # fmt: skip
"""Second places that are seen behind the first, and as what: water, roofs, woods."""

FIRM = frozenset({"crossroads"})
"""Places that stay where a wider one comes after "of": the crosswalk of a street."""

WAYS = frozenset({
    "road", "winding road", "country road", "country lane", "mountain road", "dirt road", "gravel road", "rural road",
    "mountain switchback", "switchback",
    "forest road", "winding path", "dirt path", "mountain path", "hiking trail", "mountain trail", "dirt track",
    "footpath",
})  # fmt: skip
"""Words for places that lead through another one, which is the picture's place where it is named with them."""

BORNE: dict[str, tuple[int, str]] = {
    "village": (5, "house"), "street": (5, "house"), "market": (3, "market stall"), "forest": (5, "tree"),
    "jungle": (5, "palm tree"), "garden": (5, "flower"), "meadow": (5, "flower"), "farm": (1, "barn"),
    "harbour": (2, "sailboat"), "park": (4, "tree"), "beach": (1, "palm tree"), "island": (1, "palm tree"),
}  # fmt: skip
"""What is seen of a place that somebody carries or that is in a vessel: a tortoise carrying a village."""
