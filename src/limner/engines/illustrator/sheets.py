"""Contact sheets of everything that the illustrator draws, to be looked at: `make sheets`.

`python -m limner.engines.illustrator.sheets OUTDIR` writes a PNG a sheet, and `index.html`, which holds them all.
"""

import base64
import html
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import get_args

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.catalog.models import MODELS
from limner.catalog.sizes import SIZES_1K, sizes_of
from limner.drawing.display import Display, Fill, Group, Solid
from limner.drawing.raster import rasterise
from limner.engines.base import never_cancelled
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.compose import compose
from limner.engines.illustrator.engine import Illustrator
from limner.engines.illustrator.lettering import outline
from limner.engines.illustrator.looks.index import LOOKS
from limner.engines.illustrator.reading.kinds import RelationKind, Time, Weather
from limner.engines.illustrator.scene import Finish, Placed, Scene
from limner.engines.illustrator.staging.hours import air
from limner.engines.illustrator.staging.settings.index import load as places
from limner.engines.illustrator.staging.traits import CURATED_LOOKS
from limner.engines.jobs import GenerateJob

Pixels = NDArray[np.uint8]
"""H×W×3 uint8, sRGB."""

FIGURE, PICTURE = 200, 320
"""The side of a tile, in pixels: of a symbol's figure, and of a picture."""
FINER = 2
"""Pictures are drawn so much larger than they are shown."""
LABEL, GAP = 22, 6
PAPER, GROUND, INK = (255, 255, 255), (226, 224, 214), (40, 40, 46)

PLACES = {
    "arctic": "a penguin in the arctic",
    "sea": "a sailboat on the sea",
    "underwater": "a turtle underwater",
    "waterline": "a shark below a boat",
    "street": "a red car on a street",
    "space": "an astronaut in space",
    "sky": "a hot air balloon in the sky",
    "room": "a cat in a room",
    "kitchen": "a teapot in a kitchen",
    "office": "a woman in an office",
    "table": "an apple and a cup, still life",
    "hall": "a knight in a castle hall",
    "shop": "a woman in a supermarket",
    "station": "a dog in a train station",
    "stage": "a cat on stage",
    "spaceship": "a robot in a spaceship",
    "branch": "three birds on a branch",
    "abstract": "harmony",
}
"""How a setting is asked for; the others with a fox."""

SUBJECTS = ("a red fox in a forest", "a cup of coffee on a table", "a woman in a park", "a blue car on a city street")
RELATED = {
    "wearing": (("a cat", "a hat"), ("a woman", "a scarf"), ("a dog", "glasses"), ("a bear", "a crown")),
    "holding": (("a woman", "an umbrella"), ("a man", "a guitar"), ("a bear", "a balloon"), ("a girl", "a book")),
    "riding": (("a man", "a bicycle"), ("a woman", "a horse"), ("a girl", "a skateboard"), ("a knight", "a dragon")),
    "flying over": (("a bird", "a house"), ("a dragon", "a castle"), ("an owl", "a tree"), ("an airplane", "the sea")),
    "sitting on": (("a cat", "a chair"), ("a man", "a bench"), ("a bird", "a fence"), ("a woman", "a sofa")),
    "inside": (("an apple", "a basket"), ("a fish", "a bowl"), ("a cat", "a box"), ("flowers", "a vase")),
}
OTHERS = (("a dog", "a tree"), ("a red ball", "a blue box"), ("a cat", "a table"), ("a boat", "a bridge"))
"""Pairs for the relations that are not in RELATED."""
COUNTED = ("cat", "bird", "apple", "bicycle", "person", "sailboat")
COMPOSED = ("a fox", "a woman in a park", "a cat", "a sailboat", "a hot air balloon", "two dogs", "seven apples")
"""Whose seeds show the archetypes of composition."""
CROWDED = ("a crowd of people in a city", "60 sheep", "a flock of birds", "hundreds of balloons", "a field of tulips")
MARKED = (
    'logo "NORTHWIND" with a mountain', "app icon of a camera", 'badge "CAMP WILLOW" "EST 1984" with a tent',
    "emblem of a lion", "sticker of a cat", "seamless pattern of lemons and leaves",
    'travel poster of a lighthouse "VISIT MAINE"', 'birthday card "Happy Birthday Anna"',
)  # fmt: skip
MOODS = ("happy", "sad", "angry", "surprised", "sleepy", "calm", "proud")
MOODY = ("woman", "old_bearded_man", "curly_haired_girl", "king", "cat", "dog", "owl")
"""Whose faces show the moods, as atlas ids."""
SEEDED = ("a red fox in the snow", "three birds on a branch", "a castle at sunset", "a robot in a city", "sunflowers")


@cache
def _engine() -> Illustrator:
    return Illustrator()


@dataclass(frozen=True)
class Sheet:
    """Labelled tiles of one size, so many a row."""

    name: str
    columns: int
    side: int
    tiles: Sequence[tuple[str, Callable[[], Pixels]]]


def sheets() -> Iterator[Sheet]:
    """All of them; nothing is drawn yet."""
    yield from _symbols()
    yield _pictures("settings", 6, _settings())
    yield _pictures("weather", len(get_args(Weather)) // 2, _weather())
    yield _pictures("looks", len(SUBJECTS), _looks())
    yield _pictures("relations", 4, _relations())
    yield _pictures("counts", 6, _counts())
    yield _pictures("ratios", 7, {ratio: _job(SUBJECTS[0], size=size) for ratio, size in SIZES_1K.items()})
    yield _pictures("seeds", 6, {f"{p}: {seed}": _job(p, seed=seed) for p in SEEDED for seed in range(1, 7)})
    yield _pictures("archetypes", 10, {f"{p}: {seed}": _job(p, seed=seed) for p in COMPOSED for seed in range(10)})
    yield _pictures("crowds", 6, {f"{p}: {seed}": _job(p, seed=seed) for p in CROWDED for seed in range(1, 7)})
    yield _pictures("marks", 6, {f"{p}: {seed}": _job(p, seed=seed) for p in MARKED for seed in range(1, 7)})
    yield _moods()
    yield _pictures("models", 4, {f"{model}: {p}": _job(p, model=model) for model in _raster() for p in SUBJECTS})


def _symbols() -> Iterator[Sheet]:
    themes: dict[str, list[Symbol]] = defaultdict(list)
    for symbol in load():
        themes[symbol.draw.__module__.rpartition(".")[2]].append(symbol)
    for theme, symbols in sorted(themes.items()):
        tiles = [(f"{s.id}: {pose}", partial(figure, s, pose)) for s in symbols for pose in s.poses]
        yield Sheet(f"symbols-{theme}", 8, FIGURE, tiles)


def _moods() -> Sheet:
    faces = [(load()[name], mood) for name in MOODY for mood in MOODS]
    tiles = [(f"{s.id}: {mood}", partial(figure, s, f"{s.poses[0]}/{mood}")) for s, mood in faces]
    return Sheet("moods", len(MOODS), FIGURE, tiles)


def _settings() -> Iterator[tuple[str, GenerateJob]]:
    for name, seed in product(places(), (1, 2)):
        yield f"{name}: {seed}", _job(PLACES.get(name, f"a fox in a {name}"), seed=seed)


def _weather() -> Iterator[tuple[str, GenerateJob]]:
    for hour, weather in product(get_args(Time), get_args(Weather)):
        yield f"{hour}, {weather}", _job(f"a fox in a meadow at {hour}, {weather} weather")


def _looks() -> Iterator[tuple[str, GenerateJob]]:
    curated = {scene_look: look for look, scene_look in CURATED_LOOKS.items()}
    for look, prompt in product(LOOKS, SUBJECTS):
        words = prompt if look in curated else f"{prompt}, {look.replace('_', ' ')}"
        yield f"{look}: {prompt}", _job(words, model="svcv3", look=curated.get(look))


def _relations() -> Iterator[tuple[str, GenerateJob]]:
    for kind in get_args(RelationKind):
        for one, other in RELATED.get(kind, OTHERS):
            prompt = f"{one} {kind} {other}" + (" and a lamp" if kind == "between" else "")
            yield prompt, _job(prompt)


def _counts() -> Iterator[tuple[str, GenerateJob]]:
    for noun, number in product(COUNTED, (1, 2, 3, 5, 8, 11)):
        prompt = f"{number} {noun if number == 1 else noun + 's'}"
        yield prompt, _job(prompt)


def _raster() -> list[str]:
    return [model.id for model in MODELS.values() if not model.vector]


def _job(
    prompt: str,
    *,
    model: str = "svcv4_1",
    seed: int = 1,
    look: str | None = None,
    size: tuple[int, int] | None = None,
) -> GenerateJob:
    width, height = size or sizes_of(MODELS[model])["1:1"]
    scale = PICTURE * FINER / max(width, height)
    return GenerateJob(model, prompt, round(width * scale), round(height * scale), vector=False, seed=seed, look=look)


def _pictures(name: str, columns: int, jobs: Mapping[str, GenerateJob] | Iterator[tuple[str, GenerateJob]]) -> Sheet:
    labelled = jobs.items() if isinstance(jobs, Mapping) else jobs
    return Sheet(name, columns, PICTURE, [(label, partial(picture, job)) for label, job in labelled])


def figure(symbol: Symbol, pose: str, side: int = FIGURE) -> Pixels:
    """A symbol by day, as large as it fits a square tile of `side` pixels."""
    drawn = symbol.figure(pose)
    left, top, right, bottom = drawn.bounds
    scale = 0.76 * side / max(right - left, bottom - top)
    x = side / 2 - (left + right) / 2 * scale
    y = 0.86 * side - bottom * scale if bottom - top > (right - left) / 2 else side / 2 - (top + bottom) / 2 * scale
    placed = Placed(symbol.id, x, y, drawn.height * scale, "hero", pose, importance=1.0, rim=True, detail=2)
    light = air("day", (), 0, 0.6).light
    return rasterise(compose(Scene(side, side, GROUND, light, (placed,), Finish(0.0, 0.0, 0.0), detail=2)))


def picture(job: GenerateJob) -> Pixels:
    """What the engine makes of a job, at the size of a tile."""
    pixels = _engine().run(job, never_cancelled).pixels
    if pixels is None:
        raise ValueError(f"{job} makes no pixels")
    return cv2.resize(pixels, None, fx=1 / FINER, fy=1 / FINER, interpolation=cv2.INTER_AREA)  # type: ignore[return-value]


def draw(sheet: Sheet) -> Pixels:
    """The sheet, its tiles drawn."""
    columns, cell = min(sheet.columns, len(sheet.tiles)), sheet.side + GAP
    rows = -(-len(sheet.tiles) // columns)
    page = np.full((rows * (cell + LABEL) + GAP, columns * cell + GAP, 3), PAPER, np.uint8)
    for number, (label, tile) in enumerate(sheet.tiles):
        x, y = GAP + number % columns * cell, GAP + number // columns * (cell + LABEL)
        pixels = tile()
        height, width = pixels.shape[:2]
        page[y + sheet.side - height : y + sheet.side, x : x + width] = pixels
        page[y + sheet.side : y + sheet.side + LABEL, x : x + sheet.side] = written(label, sheet.side)
    return page


def written(text: str, width: int) -> Pixels:
    """A line of text, LABEL pixels high, made smaller where it would not fit."""
    path, (left, _, right, _) = outline(text)
    scale = min(0.013, (width - 4) / max(right - left, 1.0))
    line = Group((Fill(path, Solid(INK)),), matrix=(scale, 0, 0, scale, 2, LABEL - 7))
    return rasterise(Display(width, LABEL, PAPER, (line,)))


def _section(name: str, page: Pixels) -> str:
    _, data = cv2.imencode(".webp", cv2.cvtColor(page, cv2.COLOR_RGB2BGR), [cv2.IMWRITE_WEBP_QUALITY, 85])
    title = html.escape(name)
    return f'<h2 id="{title}">{title}</h2>\n<img alt="{title}" src="data:image/webp;base64,{_base64(data)}">\n'


def _base64(data: NDArray[np.uint8]) -> str:
    return base64.b64encode(data.tobytes()).decode("ascii")


def main(directory: Path) -> None:
    """Write the sheets and the page that holds them."""
    directory.mkdir(parents=True, exist_ok=True)
    _engine().warm_up()
    sections = {}
    for sheet in sheets():
        page = draw(sheet)
        cv2.imwrite(str(directory / f"{sheet.name}.png"), cv2.cvtColor(page, cv2.COLOR_RGB2BGR))
        sections[sheet.name] = _section(sheet.name, page)
        sys.stdout.write(f"{sheet.name}: {len(sheet.tiles)}\n")
        sys.stdout.flush()
    links = " · ".join(f'<a href="#{name}">{name}</a>' for name in sections)
    head = '<!doctype html>\n<meta charset="utf-8">\n<title>Contact sheets</title>\n'
    style = "<style>body { font-family: sans-serif; margin: 24px } img { max-width: 100% }</style>\n"
    text = f"{head}{style}<p>{links}</p>\n{''.join(sections.values())}"
    (directory / "index.html").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
