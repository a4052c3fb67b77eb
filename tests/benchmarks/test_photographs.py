"""Sheets of edited photographs: what is asked of them, in what order they come, how votes are counted."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from benchmarks.photographs import command, requests, votes
from benchmarks.photographs.requests import Asked
from benchmarks.photographs.rows import ROWS
from benchmarks.photographs.sheets import Entry, write

Capture = pytest.CaptureFixture[str]


def grass(height: int = 60, width: int = 90) -> Asked:
    """A picture in one green, of which nothing is said."""
    return Asked("grass.png", 0, np.full((height, width, 3), (88, 122, 48), np.uint8))


def saved(path: Path, colour: int) -> Path:
    Image.fromarray(np.full((30, 40, 3), colour, np.uint8)).save(path)
    return path


def entries(folder: Path, methods: tuple[str, ...] = ("ours", "theirs")) -> list[Entry]:
    """Ten requests by each method; the results' shade tells method and request."""
    source = saved(folder / "source.png", 0)
    found = []
    for at, method in enumerate(methods):
        for number in range(10):
            result = saved(folder / f"{method}{number}.png", 100 * at + 10 * number + 5)
            found.append(Entry("erase_region", method, f"{number}.jpg", "eraseRegion", source, None, result))
    return found


def test_a_ground_that_nobody_names_goes_by_its_colour() -> None:
    region, prompt = grass().ground()
    assert prompt == "grass"
    assert region.any()
    assert not region[:30].any()


@pytest.mark.parametrize(
    ("given", "share"),
    [
        ({"box": [0.5, 0, 1, 0.5]}, 0.25),
        ({"polygon": [[0, 0], [1, 0], [0, 1]]}, 0.5),
        ({"ellipse": [0, 0, 1, 1]}, np.pi / 4),
    ],
)
def test_regions_are_given_in_shares_of_the_sides(given: dict[str, object], share: float) -> None:
    asked = Asked("a.png", 0, np.zeros((200, 300, 3), np.uint8), {"erase": given})
    assert asked.erased().mean() == pytest.approx(share, abs=0.02)


def test_a_folder_is_read_by_name_with_what_is_said_of_it(tmp_path: Path) -> None:
    for name in ("b.png", "a.jpg", "a.erase.png"):
        saved(tmp_path / name, 255)
    said = {"a.jpg": {"kind": "product", "erase": {"mask": "a.erase.png"}, "ground": {"prompt": "snow"}}}
    (tmp_path / "requests.json").write_text(json.dumps(said))
    first, second = requests.asked(tmp_path, 20)
    assert (first.name, second.name) == ("a.jpg", "b.png")
    assert first.pixels.shape == (15, 20, 3)
    assert (first.kind, second.kind) == ("product", "other")
    assert first.erased().all()
    assert first.ground()[1] == "snow"
    assert [asked.name for asked in requests.asked(tmp_path, 20, 1)] == ["a.jpg"]


def test_a_picture_without_a_subject_keeps_its_background() -> None:
    asked = replace(grass(), given={"subject": None})
    left_out = {name for name, row in ROWS.items() if row(asked) is None}
    assert left_out == {"replace_background", "generate_background", "remove_background", "remove_background_others",
                        "erase_region"}  # fmt: skip
    assert asked.ground()[0].any()


def test_a_prompt_may_speak_of_a_mask(tmp_path: Path) -> None:
    saved(tmp_path / "a.png", 200)
    (tmp_path / "requests.json").write_text(json.dumps({"a.png": {"backdrop": "a carnival mask on a wall"}}))
    (only,) = requests.asked(tmp_path, 20)
    assert only.text("backdrop") == "a carnival mask on a wall"


def test_sheets_are_shuffled_and_the_key_tells_what_is_on_them(tmp_path: Path) -> None:
    made = entries(tmp_path)
    key = json.loads(write(made, tmp_path, seed=1, each=1).read_text())
    assert sorted(key, key=int) == [str(number) for number in range(1, 21)]
    assert [told["method"] for told in key.values()] != [entry.method for entry in made]
    shades = {(entry.method, entry.picture): np.asarray(Image.open(entry.result))[0, 0, 0] for entry in made}
    for number, told in key.items():
        sheet = np.asarray(Image.open(tmp_path / "sheets" / f"{int(number):04}.png"))
        assert (sheet == shades[told["method"], told["picture"]]).all(2).sum() >= 30 * 40


def test_votes_of_several_people_make_shares(tmp_path: Path, capsys: Capture) -> None:
    write(entries(tmp_path), tmp_path, seed=1, each=2)
    key = json.loads((tmp_path / "key.json").read_text())
    good = {number: told["method"] == "ours" for number, told in key.items()}
    (tmp_path / "one.json").write_text(json.dumps(good))
    lines = [f"{number},{'yes' if accepted else 'no'}" for number, accepted in good.items()]
    first = next(at for at, line in enumerate(lines) if line.endswith("yes"))
    lines[first] = lines[first].replace("yes", "no")
    (tmp_path / "two.csv").write_text("\n".join(["number,accepted", *lines]))
    command.main(["anywhere", "--out", str(tmp_path), "--votes", *(str(tmp_path / n) for n in ("one.json", "two.csv"))])
    printed = capsys.readouterr().out
    assert "| erase_region | 0.95 (19 of 20) | 0.00 (0 of 20) |" in printed
    assert "| mean of the rows |" in printed


@pytest.mark.parametrize(
    ("line", "message"), [("1,maybe", "the vote on 1 is 'maybe', not yes or no"), ("77,yes", "there is no number 77")]
)
def test_votes_that_mean_nothing(tmp_path: Path, line: str, message: str) -> None:
    write(entries(tmp_path), tmp_path, seed=1, each=2)
    (tmp_path / "votes.csv").write_text(line)
    with pytest.raises(SystemExit, match=message):
        votes.tally(tmp_path / "key.json", [tmp_path / "votes.csv"])


def test_a_row_that_there_is_not(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no such row: sharpen; there are inpaint_ground, "):
        command.main([str(tmp_path), "--rows", "sharpen"])


def test_a_part_that_is_null_is_not_asked() -> None:
    asked = Asked("a.png", 0, np.zeros((20, 30, 3), np.uint8), {"erase": None})
    assert ROWS["erase_region"](asked) is None
    assert ROWS["outpaint"](asked) is not None
