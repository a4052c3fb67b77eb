"""Gives each Markdown post of a folder a header picture that fits its title or its `illustration:` line."""

import json
import re
import sys
import zlib
from pathlib import Path

from limner import Limner

STYLE = "gouache illustration, muted colours"
SIZE = "16:9"


def illustrate(folder: Path, client: Limner) -> list[Path]:
    """Draw what is missing or has other words than before; gives the pictures that were drawn."""
    pictures = folder / "pictures"
    pictures.mkdir(exist_ok=True)
    record = pictures / "prompts.json"
    drawn_from = json.loads(record.read_text()) if record.exists() else {}
    new = []
    for post in sorted(folder.glob("*.md")):
        text = post.read_text(encoding="utf-8")
        prompt = f"{wish(text, post)}, {STYLE}"
        picture = pictures / f"{post.stem}.webp"
        if drawn_from.get(post.stem) == prompt and picture.exists():
            continue
        seed = zlib.crc32(post.stem.encode())
        client.generate(prompt, size=SIZE, random_seed=seed)[0].save(picture)
        post.write_text(shown(text, f"![](pictures/{picture.name})"), encoding="utf-8")
        drawn_from[post.stem] = prompt
        # After each picture, so that what was paid for is known whatever comes next.
        record.write_text(json.dumps(drawn_from, indent=2))
        new.append(picture)
    return new


def wish(text: str, post: Path) -> str:
    """What the picture is to show."""
    said = re.search(r"^illustration: *(.+)$", text, re.MULTILINE) or re.search(r"^# +(.+)$", text, re.MULTILINE)
    return said[1].strip() if said else post.stem.replace("-", " ")


def shown(text: str, line: str) -> str:
    """The post with the line below its title, once."""
    if line in text:
        return text
    return re.sub(r"^(# .+)$", rf"\1\n\n{line}", text, count=1, flags=re.MULTILINE)


if __name__ == "__main__":
    with Limner() as client:
        for picture in illustrate(Path(sys.argv[1]), client):
            print(picture)
