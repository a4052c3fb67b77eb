"""`limner draw`, and `limner generate` where no server is named: the same."""

from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from limner.imaging.sniff import sniff
from tests.cli.conftest import Limner

FOX = ("generate", "a red fox in the snow", "--model", "svcv4_1_flash", "--seed", "7")


def files(home: Path) -> list[str]:
    return sorted(path.name for path in home.iterdir())


def test_both_draw_the_same(limner: Limner, home: Path) -> None:
    assert limner("draw", *FOX[1:], "-o", "one.webp").exit_code == 0
    assert limner(*FOX, "-o", "two.webp").exit_code == 0
    assert (home / "one.webp").read_bytes() == (home / "two.webp").read_bytes()


@pytest.mark.parametrize("ending", ["webp", "png", "PNG"])
def test_pixels(limner: Limner, home: Path, ending: str) -> None:
    result = limner(*FOX, "--size", "16:9", "-o", f"fox.{ending}")
    assert result.exit_code == 0, result.output
    data = (home / f"fox.{ending}").read_bytes()
    assert sniff(data) == ending.lower()
    size = Image.open(BytesIO(data)).size
    assert size[0] / size[1] == pytest.approx(16 / 9, rel=0.1)
    assert not result.stdout
    assert result.stderr.startswith(f"fox.{ending}  {size[0]}×{size[1]}  seed 7  ")
    assert "Nothing was drawn for" not in result.stderr


def test_svg(limner: Limner, home: Path) -> None:
    assert limner("generate", "a red fox", "-o", "fox.svg").exit_code == 0
    root = ElementTree.parse(home / "fox.svg").getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"


def test_several_are_numbered_and_have_seeds_in_a_row(limner: Limner, home: Path) -> None:
    result = limner(*FOX, "-n", "2", "-o", "fox.webp")
    assert files(home) == ["fox-1.webp", "fox-2.webp"]
    assert "fox-1.webp  1024×1024  seed 7  " in result.stderr
    assert "fox-2.webp  1024×1024  seed 8  " in result.stderr
    assert (home / "fox-1.webp").read_bytes() != (home / "fox-2.webp").read_bytes()


def test_a_field_that_has_no_option(limner: Limner, home: Path) -> None:
    result = limner(*FOX, "-f", "n=2", "-o", "fox.webp")
    assert files(home) == ["fox-1.webp", "fox-2.webp"]
    assert "extra_body" not in result.stderr


def test_the_same_seed_draws_the_same_bytes(limner: Limner, home: Path) -> None:
    limner(*FOX, "-o", "one.webp")
    limner(*FOX, "-o", "two.webp")
    assert (home / "one.webp").read_bytes() == (home / "two.webp").read_bytes()


def test_without_a_seed_the_one_that_was_drawn_is_said(limner: Limner, home: Path) -> None:
    said = limner("generate", "a fox", "--model", "svcv4_1_flash", "-o", "one.webp").stderr
    seed = said.partition("seed ")[2].split()[0]
    limner("generate", "a fox", "--model", "svcv4_1_flash", "--seed", seed, "-o", "two.webp")
    assert (home / "one.webp").read_bytes() == (home / "two.webp").read_bytes()


def test_words_that_nothing_was_drawn_for_are_said_once(limner: Limner) -> None:
    result = limner(
        "generate", "a fox with a zorblax", "--model", "svcv4_1_vector", "-n", "2", "--seed", "1", "-o", "fox.svg"
    )
    assert result.exit_code == 0
    assert result.stderr.count("Nothing was drawn for: zorblax\n") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("-o", "fox.jpg"), "--output fox.jpg: the file must end in .webp, .png or .svg."),
        (("-o", "fox"), "--output fox: the file must end in"),
        (("-o", "none/fox.png"), "--output none/fox.png: there is no directory none."),
        (("-o", "fox.svg", "--model", "svcv4_1"), "the model svcv4_1 does not make .svg files; end the file in .webp"),
        (("-o", "fox.png", "--model", "svcv4_1_vector"), "does not make .png files; end the file in .svg"),
        (("-o", "fox.svg", "--style", "Kawaii"), "the style Kawaii does not make .svg files"),
        (("-o", "fox.png", "--style", "Cubism"), 'style is "Cubism", which does not exist'),
        (("-o", "fox.png", "--model", "dalle"), 'model is "dalle", which does not exist'),
        (("-o", "fox.png", "--size", "5:17"), 'size is "5:17"'),
        (("-o", "fox.png", "--seed", "-1"), "seed is -1"),
        (("-o", "fox.png", "-n", "7"), "n is 7"),
        (("-o", "fox.png", "--negative", "snow"), "negative_prompt is not taken by the model"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_refusals_come_before_any_drawing(limner: Limner, home: Path, arguments: tuple[str, ...], said: str) -> None:
    result = limner("generate", "a fox", *arguments)
    assert result.exit_code == 1
    assert result.stderr.startswith("limner: ")
    assert said in result.stderr
    assert files(home) == []


def test_a_prompt_of_nothing(limner: Limner) -> None:
    result = limner("generate", "  ", "-o", "fox.png")
    assert result.exit_code == 1
    assert result.stderr.startswith("limner: prompt ")


def test_a_file_that_cannot_be_written(limner: Limner, home: Path) -> None:
    (home / "fox.webp").mkdir()
    result = limner(*FOX, "-o", "fox.webp")
    assert result.exit_code == 1
    assert result.stderr == "limner: --output fox.webp: cannot be written (Is a directory).\n"


def test_an_engine_that_is_not_there(limner: Limner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_ROUTES", '{"generate": "oils"}')
    result = limner(*FOX, "-o", "fox.webp")
    assert result.exit_code == 1
    assert "'oils' is no engine" in result.stderr
