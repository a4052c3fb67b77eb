"""Words that say in which style a room is furnished, and what its walls are of."""

_STYLES = {
    "scandinavian": "scandinavian, nordic, scandi, japandi, hygge, danish, swedish",
    "industrial": "industrial, loft, warehouse conversion, industrial style",
    "bohemian": "bohemian, boho, boho chic, eclectic",
    "victorian": "victorian, edwardian, baroque, rococo, antique, ornate",
    "rustic": "rustic, farmhouse, cabin, log cabin, cottage, country style, chalet, tuscan",
    "modern": "modern, contemporary, minimalist, sleek, minimalistic, ultra modern",
    "mid-century": "mid century, midcentury, mid century modern, 1950s, 1960s, 1970s, fifties, sixties, seventies",
    "classic": "elegant, luxurious, luxury, opulent, classical, classic, stately, formal, art deco",
    "coastal": "coastal, nautical, beach house, seaside",
    "gothic": "gothic",
}
DECOR: dict[str, str] = {phrase: style for style, phrases in _STYLES.items() for phrase in phrases.split(", ")}
"""The style by its words."""

_FINISHES = {
    "brick": "brick wall, brick walls, exposed brick, exposed bricks, brick accent wall, brickwork",
    "boards": "wood paneling, wooden paneling, wood panelling, wooden panelling, wood paneled, wood panelled, shiplap, "
    "wood panels, wooden walls, wooden wall, wood walls, log walls",
    "tiles": "tiled wall, tiled walls, white tiles, subway tiles, tile walls, tiled backsplash",
}
FINISHES: dict[str, str] = {phrase: finish for finish, phrases in _FINISHES.items() for phrase in phrases.split(", ")}
"""What walls are of by its words."""
