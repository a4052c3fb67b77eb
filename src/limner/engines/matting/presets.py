"""How the families of matting models want their picture, and what they answer with: one row each.

Sides, means and deviations are those of each model's authors: github.com/xuebinqin/U-2-Net, /DIS (ISNet),
github.com/ZhengPeng7/BiRefNet, huggingface.co/briaai/RMBG-1.4.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Triple: TypeAlias = tuple[float, float, float]
Scale: TypeAlias = Literal["stretch", "sigmoid", "none"]
"""What makes a matte of the answer: its own span to 0 and 1, the logistic function, or nothing."""


@dataclass(frozen=True, slots=True)
class Preset:
    """`side` is of the square that a picture is brought to; its values, 0 to 1, lose `mean` and are put over
    `deviation`.
    """

    side: int
    mean: Triple
    deviation: Triple
    scale: Scale


_IMAGENET: Final = ((0.485, 0.456, 0.406), (0.229, 0.224, 0.225))
_HALVES: Final = ((0.5, 0.5, 0.5), (1.0, 1.0, 1.0))

PRESETS: Final[Mapping[str, Preset]] = {
    "u2net": Preset(320, *_IMAGENET, "stretch"),
    "isnet": Preset(1024, *_HALVES, "stretch"),
    "birefnet": Preset(1024, *_IMAGENET, "sigmoid"),
    "rmbg": Preset(1024, *_HALVES, "stretch"),
}
