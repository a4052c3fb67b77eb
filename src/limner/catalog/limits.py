"""The numbers that bound a request. Bytes are counted in units of 1,000,000; sides are in pixels."""

MEGABYTE = 1_000_000

MAX_IMAGES = 6
MAX_PARTIALS = 3
"""Partial images that a streamed answer may be asked for."""
MAX_SEED = 2**32 - 1
MAX_COLORS = 10
MAX_ARTISTIC_LEVEL = 5
MAX_WEIGHT_SUM = 1.0
MAX_ENHANCE_PROMPT = 2_000

MAX_WORDS = 100
"""Items in `text_layout`. The interface names no number; beyond this no layout is legible."""
MAX_WORD = 100
"""Characters in one word of `text_layout`, likewise."""
MAX_COORDINATE = 100.0
"""How far a corner of a word may lie outside the picture, in widths or heights of the picture."""

MAX_REFERENCES = 10
MIN_REFERENCE_SIDE = 32
MAX_SOURCE_STYLES = 10
MAX_REFERENCE_BYTES = 64 * MEGABYTE

MAX_INPUT_BYTES = 20 * MEGABYTE
MAX_INPUT_PIXELS = 4096 * 4096
MAX_INPUT_SIDE = 4096
MIN_INPUT_SIDE = 256
MIN_CRISP_SIDE = 32
MIN_DRAWN_SIDE = 16
"""The shorter side of an SVG's viewBox that something is drawn for."""

MAX_CANVAS_SIDE = 4096
MAX_EXPAND = 4096
MAX_UPSCALED_SIDE = 8192

EXPLORE_IMAGES = 8
SIMILAR_IMAGES = 4
MAX_SIMILARITY = 5

MAX_PALETTE = 256
"""Colours of a strict palette when vectorizing."""
MAX_SHAPES = 1_000_000
"""The highest bound on shapes that may be asked for when vectorizing; no picture has as many."""
