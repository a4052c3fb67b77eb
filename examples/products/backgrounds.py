"""Puts the products of photographs before other backgrounds."""

import csv
import sys
from collections.abc import Sequence
from pathlib import Path

from limner import Limner, LimnerError

ENDINGS = {".jpg", ".jpeg", ".png", ".webp"}
COLUMNS = ("photograph", "scene", "picture", "units", "problem")


def stage(photographs: Path, out: Path, scenes: Sequence[str], client: Limner) -> Path:
    """A picture for each photograph and scene; gives the report."""
    out.mkdir(parents=True, exist_ok=True)
    report = out / "report.csv"
    with report.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(COLUMNS)
        for photograph in sorted(path for path in photographs.iterdir() if path.suffix.lower() in ENDINGS):
            for number, scene in enumerate(scenes, 1):
                rows.writerow([photograph.name, scene, *_staged(photograph, out, scene, number, client)])
                file.flush()
    return report


def _staged(photograph: Path, out: Path, scene: str, number: int, client: Limner) -> tuple[str, int, str]:
    """The picture's name, its cost, and what was wrong."""
    try:
        answer = client.replace_background(photograph, scene, random_seed=number)
    except LimnerError as error:
        return "", 0, str(error)
    saved = answer[0].save(out / f"{photograph.stem}-{number}.webp")
    return saved.name, answer.credits, ""


if __name__ == "__main__":
    with Limner() as client:
        print(stage(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:], client))
