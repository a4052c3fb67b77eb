"""Words for how a mark or a pattern is drawn where they name no thing: the hand, the shapes, a sign."""

HANDS = {
    **dict.fromkeys(("line", "outline", "outlined", "lineal", "monoline", "stroke"), "lines"),
    **dict.fromkeys(("solid", "glyph", "silhouette", "filled", "monochrome"), "solid"),
    **dict.fromkeys(("flat", "colorful", "colourful", "colored", "coloured"), "colours"),
    **dict.fromkeys(("duotone",), "two tones"),
}
"""Words for the hand of an icon."""
SHAPES: dict[str, tuple[str, ...]] = {
    "dots": ("polka", "dot", "dots", "dotted", "spots"),
    "stripes": ("stripe", "stripes", "striped", "lines"),
    "checks": ("check", "checks", "checked", "gingham", "plaid", "tartan", "checkered", "chequered", "chessboard"),
    "zigzags": ("zigzag", "zigzags", "chevron", "chevrons", "herringbone"),
    "triangles": ("triangle", "triangles", "triangular"),
    "hexagons": ("hexagon", "hexagons", "hexagonal", "honeycomb"),
    "scales": ("scale", "scales", "scallop", "scallops", "wave", "waves", "seigaiha", "deco"),
    "diamonds": ("diamond", "diamonds", "argyle", "harlequin", "rhombus"),
    "quarters": ("bauhaus", "quarter", "circles", "circle", "memphis", "shapes"),
}
"""Words that ask for a pattern of shapes alone, by its kind."""
ANY_SHAPES = frozenset({"geometric", "abstract", "modern", "retro", "seamless", "tile", "tiles", "mosaic"})
"""Words that ask for shapes of whatever kind."""
SIGNS = {
    "wave": frozenset({"wave", "waves", "ocean", "sea", "surf", "water", "tide"}),
    "sails": frozenset({"sail", "sails", "sailing", "yacht", "nautical"}),
    "peaks": frozenset({"peak", "peaks", "summit", "alps", "alpine"}),
    "orbits": frozenset({"atom", "science", "physics", "orbit", "quantum", "lab"}),
    "petals": frozenset({"petal", "petals", "blossom", "bloom", "floral"}),
    "sparks": frozenset({"spark", "sparkle", "magic", "shine", "glow", "ai"}),
}
"""Words that no subject is drawn for, by the sign that stands for them."""
