"""Of what a surface is: how it shines, and how rough it is."""

from dataclasses import dataclass
from typing import Any, Literal

import cv2
import numpy as np
from numpy.typing import NDArray

Weave = Literal["mottled", "pebbled", "woven", "grained", "furry"]


@dataclass(frozen=True, slots=True)
class Finish:
    """`gloss` is the light of the highlight and `sharp` its exponent (Blinn 1977), `rim` what a surface seen from the
    side mirrors, `rough` the standard deviation of its lightness, and `weave` its texture."""

    gloss: float = 0.05
    sharp: float = 14.0
    rim: float = 0.06
    rough: float = 0.05
    weave: Weave = "mottled"


MATT = Finish()
FINISHES: dict[str, Finish] = {
    "glazed": Finish(0.55, 90.0, 0.22, 0.02),
    "waxy": Finish(0.30, 40.0, 0.14, 0.03),
    "leather": Finish(0.16, 18.0, 0.08, 0.045, "pebbled"),
    "cloth": Finish(0.02, 6.0, 0.10, 0.07, "woven"),
    "wood": Finish(0.08, 20.0, 0.05, 0.10, "grained"),
    "fur": Finish(0.02, 6.0, 0.16, 0.09, "furry"),
    "metal": Finish(0.75, 34.0, 0.40, 0.03),
    "earthen": Finish(0.02, 8.0, 0.04, 0.07),
    "leaf": Finish(0.12, 16.0, 0.10, 0.05),
}
_WORDS: dict[str, str] = {
    "glazed": "ceramic porcelain china glass plastic rubber enamel glossy shiny cup mug vase bowl teapot plate globe "
              "ball balloon bottle jar helmet car toy beachball marble pearl",
    "waxy": "apple pear orange lemon lime cherry tomato banana pepper pumpkin plum peach grapes melon watermelon fruit "
            "candle football soccer basketball egg",
    "leather": "leather suede boot boots shoe shoes saddle briefcase suitcase wallet",
    "cloth": "cloth fabric canvas linen cotton wool woolen knitted velvet denim felt backpack bag tent cushion pillow "
             "blanket towel sofa armchair couch hat cap scarf sweater jacket umbrella teddy rucksack",
    "wood": "wood wooden oak pine walnut bamboo chair table bench crate stool log barrel fence guitar violin basket",
    "fur": "fur furry fluffy cat dog kitten puppy rabbit hare fox bear horse cow sheep lion tiger deer squirrel mouse "
           "wolf goat hamster retriever labrador poodle corgi beagle monkey donkey bird owl duck",
    "metal": "metal metallic steel iron brass copper silver gold chrome tin aluminium bicycle bike lamp lantern "
             "kettle key robot watering",
    "earthen": "stone rock clay terracotta concrete brick bread statue mushroom cactus loaf",
    "leaf": "plant fern tree bush flower tulip rose sunflower leaf palm bonsai ivy daisy lily bouquet grass",
}  # fmt: skip
_OF = {word: name for name, words in _WORDS.items() for word in words.split()}


def finish_of(words: list[str]) -> Finish:
    """The finish that the first word of a prompt tells that is in the tables, a material before a thing; else matt."""
    names = [_OF[word] for word in (*words, *(word.removesuffix("s") for word in words)) if word in _OF]
    return FINISHES[names[0]] if names else MATT


def texture(finish: Finish, normal: NDArray[Any], seed: int) -> NDArray[Any]:
    """h×w factors of linear light about 1; `normal` is h×w×3, the surface's: grain runs along a part."""
    height, width = normal.shape[:2]
    noise = np.random.default_rng(seed).normal(0, 1, (height, width)).astype(np.float32)
    made = _grained(noise, normal) if finish.weave == "grained" else _WEAVES[finish.weave](noise)
    made /= max(float(made.std()), 1e-6)
    return np.asarray(np.clip(1 + 2 * finish.rough * made, 0.3, 1.8), np.float32)


def _mottled(noise: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(_soft(noise, 0.7) + 4 * _soft(noise, 5.0) + 14 * _soft(noise, 18.0), np.float32)


def _pebbled(noise: NDArray[Any]) -> NDArray[Any]:
    small = _soft(noise, 1.3)
    return np.asarray(-np.abs(small) + 3 * _soft(noise, 8.0), np.float32)


def _woven(noise: NDArray[Any]) -> NDArray[Any]:
    y, x = np.arange(noise.shape[0], dtype=np.float32)[:, None], np.arange(noise.shape[1], dtype=np.float32)[None]
    threads = np.sin(2.1 * x) * np.sin(2.1 * y) + 0.6 * np.sin(2.1 * (x + y))
    return np.asarray(0.30 * threads + 1.2 * _soft(noise, 0.7) + 8 * _soft(noise, 12.0), np.float32)


def _grained(noise: NDArray[Any], normal: NDArray[Any]) -> NDArray[Any]:
    across, down = (cv2.GaussianBlur(normal[..., axis] ** 2, (0, 0), 8.0) for axis in (0, 1))
    upright = cv2.GaussianBlur(noise, (0, 0), sigmaX=0.7, sigmaY=14.0)
    level = cv2.GaussianBlur(noise, (0, 0), sigmaX=14.0, sigmaY=0.7)
    return np.asarray(np.where(across > down, upright, level) + 2 * _soft(noise, 10.0), np.float32)


def _furry(noise: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(cv2.GaussianBlur(noise, (0, 0), sigmaX=0.7, sigmaY=4.0) + 2.5 * _soft(noise, 6.0), np.float32)


def _soft(noise: NDArray[Any], sigma: float) -> NDArray[Any]:
    return np.asarray(cv2.GaussianBlur(noise, (0, 0), sigma), np.float32)


_WEAVES = {"mottled": _mottled, "pebbled": _pebbled, "woven": _woven, "furry": _furry}
