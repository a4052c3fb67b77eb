"""What is asked of each photograph: read from `requests.json` beside the pictures, or worked out."""

import io
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageOps

from limner.engines.base import never_cancelled
from limner.engines.darkroom.matte.subject import find_subject

FORMAT: Final = """\
requests.json, beside the pictures, says what is asked of them; whatever it leaves out is worked out:

  {"dog.jpg": {
      "kind": "portrait",                                   portrait, product or other
      "subject": {"polygon": [[0.2, 0.3], [0.5, 0.1], [0.6, 0.9]]},
      "erase":   {"mask": "dog.erase.png"},                 else the subject
      "ground":  {"box": [0.1, 0.7, 0.4, 0.95], "prompt": "grass"},
      "thing":   {"ellipse": [0.6, 0.6, 0.8, 0.9], "prompt": "a red ball"},
      "place": "a meadow before mountains",                 asked of outpaint
      "backdrop": "a grey studio wall",                     asked of replaceBackground and generateBackground
      "remake": "an autumn evening"}}                       asked of imageToImage

A part that is null is not asked of that picture; where the subject is, its background is left alone. A region is a
polygon, a box or an ellipse (left, top, right, bottom) in shares of the width and the height, or a mask: a file, white
where the region is."""

Pixels = NDArray[np.uint8]
Mask = NDArray[np.bool_]

KINDS: Final = ("portrait", "product", "other")
PICTURES: Final = {".jpg", ".jpeg", ".png", ".webp"}
THINGS: Final = ("a red ball", "a cat", "a wooden chair", "a cup of coffee", "a bicycle", "a potted plant")
PLACES: Final = ("a sandy beach by the sea", "a meadow before mountains", "a city street", "a forest")
BACKDROPS: Final = ("a grey studio backdrop", "a sunny garden, out of focus", "a wooden table", "a brick wall")
REMAKES: Final = ("an autumn evening", "a snowy winter day", "a watercolour painting")

GROUNDS: Final = {
    "grass": (90, 120, 50),
    "sand": (205, 185, 150),
    "water": (60, 110, 140),
    "blue sky": (130, 175, 225),
    "concrete": (135, 135, 132),
    "earth": (95, 70, 50),
    "snow": (235, 238, 242),
}
"""Materials by the colour that they most often have: the ground of a picture for which none is named."""

SUBJECT_SHARES: Final = (0.01, 0.5)
"""Of the picture: a subject that was found outside of these is taken to be none."""


@dataclass(frozen=True)
class Asked:
    """A photograph, H×W×3, and what is asked of it; regions are H×W, true inside."""

    name: str
    number: int
    pixels: Pixels
    given: dict[str, Any] = field(default_factory=dict)
    folder: Path = Path()

    @property
    def kind(self) -> str:
        """Of what the picture is: one of `KINDS`."""
        return str(self.given.get("kind", "other"))

    def leaves_out(self, part: str) -> bool:
        """Whether that is not asked of this picture."""
        return part in self.given and self.given[part] is None

    def subject(self) -> Mask:
        """What the picture is of: as given, as found, or an ellipse in its middle; nothing where it is null."""
        if self.leaves_out("subject"):
            return np.zeros(self.pixels.shape[:2], bool)
        if "subject" in self.given:
            return self._region(self.given["subject"])
        found = find_subject(self.pixels, never_cancelled) > 0.5
        least, most = SUBJECT_SHARES
        return np.asarray(found) if least < found.mean() < most else self._region({"ellipse": [0.3, 0.25, 0.7, 0.75]})

    def erased(self) -> Mask:
        """What is to go: as given, or the subject with a margin."""
        if "erase" in self.given:
            return self._region(self.given["erase"])
        margin = max(round(0.012 * min(self.pixels.shape[:2])), 1)
        kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * margin + 1, 2 * margin + 1))
        return cv2.dilate(self.subject().astype(np.uint8), kernel).astype(bool)

    def ground(self) -> tuple[Mask, str]:
        """A part of the ground, and its name: as given, or low in the picture and by its colour."""
        given = self.given.get("ground", {})
        region = self._region(given) if _shaped(given) else self._free()
        return region, str(given.get("prompt") or _material(self.pixels[region]))

    def thing(self) -> tuple[Mask, str]:
        """Where something is to stand, and what."""
        given = self.given.get("thing", {})
        region = self._region(given) if _shaped(given) else self._free()
        return region, str(given.get("prompt") or self._turn(THINGS))

    def text(self, what: str) -> str:
        """The prompt for a `place`, a `backdrop` or a `remake`."""
        choices = {"place": PLACES, "backdrop": BACKDROPS, "remake": REMAKES}[what]
        return str(self.given.get(what) or self._turn(choices))

    def _turn(self, choices: tuple[str, ...]) -> str:
        return choices[self.number % len(choices)]

    def _free(self) -> Mask:
        """An ellipse low in the picture, where least of the subject is."""
        subject = self.subject()
        ellipses = [self._region({"ellipse": [left, 0.62, left + 0.28, 0.92]}) for left in (0.06, 0.36, 0.66)]
        return min(ellipses, key=lambda ellipse: int((ellipse & subject).sum()))

    def _region(self, given: dict[str, Any]) -> Mask:
        height, width = self.pixels.shape[:2]
        if "mask" in given:
            mask = Image.open(self.folder / given["mask"]).convert("L").resize((width, height))
            return np.asarray(mask) > 127
        drawn = np.zeros((height, width), np.uint8)
        if "polygon" in given:
            corners = np.rint(np.array(given["polygon"]) * (width, height)).astype(np.int32)
            cv2.fillPoly(drawn, [corners], 1)
            return drawn.astype(bool)
        left, top, right, bottom = np.array(given.get("box") or given["ellipse"]) * (width, height, width, height)
        if "box" in given:
            drawn[round(top) : round(bottom), round(left) : round(right)] = 1
            return drawn.astype(bool)
        middle = (round((left + right) / 2), round((top + bottom) / 2))
        cv2.ellipse(drawn, middle, (round((right - left) / 2), round((bottom - top) / 2)), 0, 0, 360, 1, -1)
        return drawn.astype(bool)


def _shaped(given: dict[str, Any]) -> bool:
    return not {"polygon", "box", "ellipse", "mask"}.isdisjoint(given)


def _material(colours: Pixels) -> str:
    mean = np.median(colours, 0)
    return min(GROUNDS, key=lambda name: float(np.abs(mean - GROUNDS[name]).sum()))


def asked(folder: Path, side: int, most: int | None = None) -> Iterator[Asked]:
    """The pictures by name, at most `side` pixels a side. Masks that `requests.json` names are none of them."""
    file = folder / "requests.json"
    given = json.loads(file.read_text()) if file.exists() else {}
    regions = [part for parts in given.values() for part in parts.values() if isinstance(part, dict)]
    masks = {region["mask"] for region in regions if "mask" in region}
    paths = [path for path in sorted(folder.iterdir()) if path.suffix.lower() in PICTURES and path.name not in masks]
    for number, path in enumerate(paths[:most]):
        picture = ImageOps.exif_transpose(Image.open(io.BytesIO(path.read_bytes()))).convert("RGB")
        picture.thumbnail((side, side), Image.Resampling.LANCZOS)
        yield Asked(path.name, number, np.array(picture), given.get(path.name, {}), folder)
