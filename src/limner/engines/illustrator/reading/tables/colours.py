"""Colour words and the colours that a person means by them. sRGB hex; the basic ones after the hues that most
people pick for the name (the modal colours of large naming surveys), softened to sit well in an illustration."""

COLOURS: dict[str, str] = {
    "red point": "#d58a4c", "flame point": "#d58a4c", "seal point": "#4b362c", "chocolate point": "#74513d",
    "blue point": "#78828f", "lilac point": "#b3a1a0", "cream point": "#e6c9a0",
    "red": "#d8342b", "crimson": "#b3122d", "scarlet": "#e0301e", "maroon": "#7a1f2b", "burgundy": "#7b1e3a",
    "ruby": "#b5123b", "cherry red": "#c51f35", "vermilion": "#e34a2b", "rust": "#a84a24", "brick red": "#a63d2f",
    "orange": "#f0832a", "tangerine": "#f58a2e", "saffron": "#f29a2e",
    "amber": "#f2a531", "apricot": "#f7b78a", "peach": "#f8c0a0",
    "coral": "#f2705d", "salmon": "#f08f7f", "ginger": "#d9772b", "copper": "#b8703a", "bronze": "#a97142",
    "yellow": "#f5cf3a", "gold": "#dca92f", "golden": "#e0ac34", "mustard": "#d3a12a", "lemon": "#f6e05a",
    "cream": "#f6ecd2", "ivory": "#f5efe0", "beige": "#e0cfae", "sand": "#dcc596", "blonde": "#e3c27a",
    "green": "#3d9a4b", "emerald": "#17916a", "lime": "#9ccb3b", "olive": "#7d7f36", "mint": "#a5dcc0",
    "jade": "#2f9d7c", "forest green": "#2c6b3c", "sea green": "#2f8f74", "sage": "#a3b592", "teal": "#1f8a8a",
    "turquoise": "#37bfb4", "aqua": "#4cc7cf", "cyan": "#32c0dc", "blue": "#2f6fd0", "navy": "#22325f",
    "navy blue": "#22325f",
    "sky blue": "#79b9ea", "light blue": "#8fc3ec", "dark blue": "#24418a", "royal blue": "#2f52b8",
    "cobalt": "#2850a8", "azure": "#3a96e0", "indigo": "#46389c", "sapphire": "#1f4fa3", "baby blue": "#a6d0ef",
    "purple": "#8143b5", "violet": "#7d4cc2", "lavender": "#b9a3e3", "lilac": "#c3a5dd", "plum": "#76356f",
    "mauve": "#b487a5", "magenta": "#cf3a9c", "fuchsia": "#d83aa0", "pink": "#f08cb0", "hot pink": "#ee4f96",
    "rose": "#e0718a", "rosy": "#e88fa0", "brown": "#84532f", "chestnut": "#85452c", "tan": "#cfa97a",
    "chocolate": "#5b3522", "caramel": "#b97a3b", "coffee brown": "#6a4630", "auburn": "#8a3b22",
    "black": "#26252b", "ebony": "#2b2726", "jet black": "#1d1c22", "charcoal": "#41434a", "grey": "#8b9098",
    "gray": "#8b9098", "light grey": "#c2c6cb", "light gray": "#c2c6cb", "dark grey": "#55595f",
    "dark gray": "#55595f", "silver": "#b9c0c8", "slate": "#5f6d7c", "white": "#f4f3ef", "snow white": "#f8f8f6",
    "dark green": "#256036", "light green": "#9fd08a", "dark red": "#8d1e22", "light pink": "#f6bfd0",
    "dark brown": "#55341f", "light brown": "#b98a5e", "dark purple": "#51287a", "light purple": "#b894dc",
    "bright red": "#e8281f", "bright yellow": "#fbd929", "bright green": "#43b649", "bright blue": "#2a7de8",
    "pale blue": "#bcd8ec", "pale yellow": "#f7ebae", "pale pink": "#f6d3da", "pale green": "#c7e2bd",
    "pastel pink": "#f7c6d6", "pastel blue": "#b3d4ee", "pastel green": "#bfe3c0", "pastel yellow": "#f9edb0",
    "pastel purple": "#d3c2ec", "pastel orange": "#fbd0ac", "pastel red": "#f4aba6",
    "deep blue": "#1f3f94", "blood red": "#9c1420", "wine red": "#7b1e3a",
    "neon green": "#39e81a", "neon pink": "#ff3fa4", "neon blue": "#2d7bff", "neon yellow": "#ecf52a",
    "neon orange": "#ff7a1a", "neon purple": "#b13dff", "neon red": "#ff2a3d",
    "fluorescent": "#d4f51e", "fluorescent green": "#39e81a", "fluorescent pink": "#ff3fa4",
    "fluorescent orange": "#ff7a1a", "fluorescent yellow": "#ecf52a",
}  # fmt: skip

ALSO_THINGS: frozenset[str] = frozenset("coral sand cream peach plum mint salmon mustard apricot caramel".split())
"""Of these a thing is meant where they stand in a list of things: "fish and coral"."""

TINTS: dict[str, float] = {"pale": 0.12, "light": 0.10, "bright": 0.03, "dark": -0.14, "deep": -0.10}
"""Words that shift the colour after them, as OKLab lightness."""
