"""Words for the shape of a thing, and the symbols that are drawn in it."""

_ROUND = frozenset(
    "tire pizza apple clock dartboard tombstone bowling_ball baseball pomegranate walnut moon earth ball soccer_ball "
    "basketball tennis_ball volleyball eyeball cookie coin plate bowl cup mug vinyl_record round_table rock "
    "donut wheel orange sun planet watch compass glasses balloon lantern drum cake tray bagel frisbee "
    "steering_wheel crystal_ball yarn globe shield vase cheese tomato peach cherry magnifying_glass window "
    "stool light_bulb medal bread pancake nest helmet hat cap tree bush pill".split()
)
_SQUARE = frozenset(
    "oven washing_machine notebook calendar safe gift dice building_block rubiks_cube box picture_frame window "
    "pillow television clapperboard suitcase chessboard book house table stamp".split()
)
_BOXES = frozenset(
    "box gift dice building_block rubiks_cube safe oven washing_machine microwave speaker toaster".split()
)
_RECTANGULAR = frozenset(
    "microwave refrigerator wallet speaker bookshelf wardrobe picture_frame rug towel stamp calculator battery box "
    "vending_machine cassette harmonica banknote chocolate television phone keyboard remote book letter newspaper "
    "notebook calendar oven washing_machine safe radiator suitcase briefcase table desk bed sofa door window mirror "
    "computer laptop pool_table bus truck house skyscraper flag signpost tray".split()
)
_OVAL = frozenset("egg rug mirror watermelon pumpkin coconut rock kiwi plate pill surfboard tray potato lemon".split())
_TRIANGULAR = frozenset("pizza flag party_hat traffic_cone mountain tent iron sandwich cheese christmas_tree".split())
_ROLLS = frozenset(
    "soda_can battery barrel jar drum candle drinking_glass mug toilet_paper bucket vase top_hat".split()
)
_BALLS = frozenset(
    "ball soccer_ball basketball tennis_ball volleyball bowling_ball baseball moon earth planet orange apple "
    "crystal_ball globe yarn walnut tomato".split()
)

SHAPES: dict[str, frozenset[str]] = {
    "round": _ROUND, "circular": _ROUND, "square": _SQUARE, "rectangular": _RECTANGULAR, "oval": _OVAL,
    "triangular": _TRIANGULAR, "cubic": _BOXES, "cylindrical": _ROLLS, "spherical": _BALLS,
    "conical": frozenset({"party_hat", "traffic_cone", "ice_cream", "tent", "christmas_tree", "volcano"}),
    "hexagonal": frozenset({"stop_sign"}), "pyramidal": frozenset({"pyramid", "tent"}),
}  # fmt: skip
"""Of things of another shape the word is reported as not drawn."""
