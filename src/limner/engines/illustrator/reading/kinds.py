"""The closed lists of which a reading takes its values: sizes, relations, arrangements, hours, seasons, weather,
grounds to be written in.
"""

from typing import Literal

Size = Literal["tiny", "small", "normal", "large", "huge"]

RelationKind = Literal[
    "on", "under", "above", "below", "left of", "right of", "next to", "behind", "in front of", "inside",
    "between", "around", "wearing", "holding", "riding", "sitting on", "leaning against", "looking at", "flying over",
    "hanging from", "stuck in", "through", "out of", "off", "draped over", "wrapped in", "tied to", "touching",
    "back to back", "amid",
]  # fmt: skip
Arrangement = Literal["", "stack", "row", "ring", "grid", "pyramid", "pairs", "facing", "back to back"]
Rank = Literal["", "first", "middle", "last"]
Position = Literal["", "background", "foreground", "left", "right"]
"""Where in the picture the words have something: far behind the others, near before them, or on one side."""
Time = Literal["dawn", "morning", "day", "sunset", "dusk", "night"]
Season = Literal["spring", "summer", "autumn", "winter"]
Weather = Literal["clear", "cloudy", "rain", "storm", "snow", "fog", "wind", "rainbow", "stars", "aurora"]
Ground = Literal["", "sand", "snow", "sky", "land"]
"""What of a place words are written into."""
