"""What strangers see in the illustrator's pictures: the sheets that they are shown, and the record of their answers.

    PYTHONPATH=. python tools/recognition.py symbols OUT       # every symbol, in one pose, in random order
    PYTHONPATH=. python tools/recognition.py prompts OUT       # a hundred random prompts of each kind
    PYTHONPATH=. python tools/recognition.py answers OUT       # what the answers are to what was drawn, side by side
    PYTHONPATH=. python tools/recognition.py record OUT RIGHT  # enter the answers to symbols into the atlas's record

A viewer is given the pictures of OUT and nothing else, and writes `{"1": "a fox", …}` into a file OUT/answers*.json.
OUT/key.json says what each number is. Whoever judges reads `answers`, and names in RIGHT, a file of numbers apart by
blanks, those answers that are no word of the symbol and yet right ("an engagement ring" for a ring).
"""

import argparse
import csv
import json
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import cv2

from limner.engines.illustrator import atlas, sheets
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.jobs import GenerateJob

RECORD = Path(atlas.__file__).with_name("recognised.csv")
"""Beside the atlas: what a stranger called each symbol, and when."""
A_SHEET, SIDE = 24, 260
COLOURS = "red orange yellow green blue purple pink brown black white".split()
RELATIONS = ("on", "under", "above", "left of", "right of", "next to", "behind", "in front of")
NUMBERS = ("two", "three", "four", "five", "six")
IRREGULAR = {
    "leaf": "leaves", "man": "men", "woman": "women", "child": "children", "mouse": "mice", "goose": "geese",
    "person": "people",
}  # fmt: skip
UNCOUNTED = frozenset({"weather", "sky", "phenomenon", "landform", "scenery", "liquid"})
"""Kinds that nobody counts or colours."""


def symbols(out: Path, dice: random.Random) -> None:
    """Sheets of all symbols."""
    drawn = list(load())
    dice.shuffle(drawn)
    tiles = [partial(sheets.figure, symbol, symbol.poses[0], SIDE) for symbol in drawn]
    _write(out, tiles, [symbol.id for symbol in drawn])


def prompts(out: Path, dice: random.Random, count: int) -> None:
    """Sheets of random prompts: things alone, numbers of them, pairs in two colours, pairs in a relation."""
    nouns = [symbol for symbol in load() if not UNCOUNTED & set(symbol.kinds)]
    asked = [prompt for kind in (alone, counted, coloured, related) for prompt in kind(nouns, dice, count)]
    dice.shuffle(asked)
    jobs = [GenerateJob("svcv4_1", prompt, 512, 512, vector=False, seed=dice.randrange(1000)) for prompt in asked]
    _write(out, [partial(_picture, job) for job in jobs], asked)


def alone(nouns: Sequence[Symbol], dice: random.Random, count: int) -> Iterator[str]:
    """One thing."""
    yield from (_a(symbol.words[0]) for symbol in dice.sample(nouns, count))


def counted(nouns: Sequence[Symbol], dice: random.Random, count: int) -> Iterator[str]:
    """Two to six of a kind."""
    for symbol in dice.sample(nouns, count):
        yield f"{dice.choice(NUMBERS)} {_plural(symbol.words[0])}"


def coloured(nouns: Sequence[Symbol], dice: random.Random, count: int) -> Iterator[str]:
    """Two things, each in its own colour. Only of things that take a colour."""
    taking = [symbol for symbol in nouns if any(slot.role == "primary" for slot in symbol.slots.values())]
    for _ in range(count):
        (one, other), (first, second) = dice.sample(taking, 2), dice.sample(COLOURS, 2)
        yield f"{_a(f'{first} {one.words[0]}')} and {_a(f'{second} {other.words[0]}')}"


def related(nouns: Sequence[Symbol], dice: random.Random, count: int) -> Iterator[str]:
    """One thing in a relation to another."""
    for _ in range(count):
        one, other = dice.sample(nouns, 2)
        yield f"{_a(one.words[0])} {dice.choice(RELATIONS)} {_a(other.words[0])}"


def answers(out: Path) -> None:
    """Print number, what was drawn, and what was seen; answers that are a word of the symbol are left out."""
    key = json.loads((out / "key.json").read_text())
    for number, answer in _answers(out).items():
        if not _named(key[number], answer):
            sys.stdout.write(f"{number}\t{key[number]}\t{answer}\n")


def record(out: Path, right: frozenset[str]) -> None:
    """Enter the answers into the record; one to a symbol, the latest. Symbols that were not recognised lose theirs."""
    key = json.loads((out / "key.json").read_text())
    lines = {line["symbol"]: line for line in csv.DictReader(RECORD.open(encoding="utf-8"))} if RECORD.exists() else {}
    today = datetime.now(UTC).date().isoformat()
    for number, answer in _answers(out).items():
        symbol = key[number]
        lines.pop(symbol, None)
        if number in right or _named(symbol, answer):
            lines[symbol] = {"symbol": symbol, "answer": answer.rstrip("?"), "date": today}
    with RECORD.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, ["symbol", "answer", "date"], lineterminator="\n")
        writer.writeheader()
        writer.writerows(line for _, line in sorted(lines.items()))


def _answers(out: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted(out.glob("answers*.json")):
        found |= json.loads(path.read_text())
    return dict(sorted(found.items(), key=lambda item: int(item[0])))


def _named(symbol_id: str, answer: str) -> bool:
    """Whether the answer is one of the symbol's words, or ends in one ("a red fox")."""
    said = answer.lower().rstrip("? ").removeprefix("a ").removeprefix("an ").removeprefix("the ")
    words = next((symbol.words for symbol in load() if symbol.id == symbol_id), ())
    return any(f" {form}".endswith(f" {word}") for word in words for form in (said, said.removesuffix("s")))


def _write(out: Path, tiles: Sequence[Callable[[], sheets.Pixels]], labels: Sequence[str]) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for start in range(0, len(tiles), A_SHEET):
        some = [(str(start + i + 1), tile) for i, tile in enumerate(tiles[start : start + A_SHEET])]
        page = sheets.draw(sheets.Sheet("blind", 6, SIDE, some))
        cv2.imwrite(str(out / f"sheet{start // A_SHEET + 1:02}.png"), cv2.cvtColor(page, cv2.COLOR_RGB2BGR))
    key = {str(number): label for number, label in enumerate(labels, 1)}
    (out / "key.json").write_text(json.dumps(key, indent=0))


def _picture(job: GenerateJob) -> sheets.Pixels:
    pixels = sheets.picture(job)
    return cv2.resize(pixels, (SIDE, SIDE), interpolation=cv2.INTER_AREA)  # type: ignore[return-value]


def _a(phrase: str) -> str:
    return f"{'an' if phrase[0] in 'aeiou' else 'a'} {phrase}"


def _plural(noun: str) -> str:
    noun, preposition, rest = noun.partition(" in a ") if " in a " in noun else noun.partition(" with a ")
    return f"{_plural_of(noun)}{preposition}{rest}"


def _plural_of(noun: str) -> str:
    head, _, last = noun.rpartition(" ")
    if last in IRREGULAR:
        form = IRREGULAR[last]
    elif last.endswith("y") and last[-2] not in "aeiou":
        form = f"{last[:-1]}ies"
    else:
        form = f"{last}es" if last.endswith(("s", "x", "ch", "sh")) else f"{last}s"
    return f"{head} {form}".strip()


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("symbols", "prompts", "answers", "record"))
    parser.add_argument("out", type=Path)
    parser.add_argument("right", type=Path, nargs="?")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100, help="prompts of each kind")
    given = parser.parse_args()
    match given.what:
        case "symbols":
            symbols(given.out, random.Random(given.seed))
        case "prompts":
            prompts(given.out, random.Random(given.seed), given.count)
        case "answers":
            answers(given.out)
        case "record":
            record(given.out, frozenset(given.right.read_text().split()) if given.right else frozenset())


if __name__ == "__main__":
    main()
