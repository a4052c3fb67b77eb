"""Draws the icons that a brand's file names, in its colours."""

import sys
import tomllib
from html import escape
from pathlib import Path
from typing import Any

from limner import Limner

MODEL, STYLE = "svcv2_vector", "Icon"
PAGE = """<!doctype html>
<meta charset="utf-8"><title>Icons</title>
<style>body {{ font: 16px system-ui; display: flex; flex-wrap: wrap; gap: 2rem; margin: 2rem }}
figure {{ margin: 0; text-align: center }} img {{ width: 96px }}</style>
{figures}
"""


def draw(brand: dict[str, Any], folder: Path, client: Limner) -> list[Path]:
    """Write an SVG for each name, and the page; gives the SVGs' paths."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name in brand["icons"]:
        answer = client.generate_vector(
            f"{name} icon",
            model=MODEL,
            style=STYLE,
            controls={"colors": brand["colors"]},
            random_seed=brand["seed"],
        )
        files.append(answer[0].save(folder / f"{name.replace(' ', '-')}.svg"))
    figures = (
        f'<figure><img src="{file.name}" alt=""><figcaption>{escape(file.stem)}</figcaption></figure>' for file in files
    )
    (folder / "index.html").write_text(PAGE.format(figures="\n".join(figures)), encoding="utf-8")
    return files


if __name__ == "__main__":
    with Limner() as client:
        for file in draw(tomllib.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2]), client):
            print(file)
