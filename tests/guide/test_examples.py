"""The examples, each run as its README says, in an environment that has the client without the server."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from limner.imaging.sniff import sniff
from tests.cli.serving import Serving, serving
from tests.cli.test_serve import key_of
from tests.docs.pages import ROOT, blocks

EXAMPLES = ROOT / "examples"
PYTHON = ROOT / ".venv" / "examples" / "bin" / "python"
"""Of the environment with the client alone; what draws offline takes that of the service."""

Finished = subprocess.CompletedProcess[str]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """`limner serve` in an empty directory."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path_factory.mktemp("service"))
        with serving("--port", "0") as running:
            yield running


class Example:
    """A copy of an example's folder, and its program before the service."""

    def __init__(self, name: str, home: Path, service: Serving) -> None:
        self.folder = shutil.copytree(EXAMPLES / name, home / name)
        kept = {key: value for key, value in os.environ.items() if not key.startswith("LIMNER_")}
        self.environment = {**kept, "LIMNER_URL": f"{service.root}/v1", "LIMNER_KEY": key_of(service)}

    def run(self, program: str, *arguments: str, python: Path = PYTHON) -> Finished:
        """Run one of its programs in its folder."""
        line: list[str | Path] = [python, program, *arguments]
        return subprocess.run(
            line, cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=300, check=False
        )


@pytest.fixture
def example(request: pytest.FixtureRequest, tmp_path: Path, service: Serving) -> Example:
    """The example that the test is called after."""
    return Example(request.node.name.removeprefix("test_"), tmp_path, service)


def good(ran: Finished) -> str:
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_blog(example: Example) -> None:
    drawn = good(example.run("illustrate.py", "posts")).splitlines()
    assert [Path(line).name for line in drawn] == ["a-walk-in-autumn.webp", "tea.webp"]
    post = (example.folder / "posts" / "tea.md").read_text()
    assert "# A teapot and two cups\n\n![](pictures/tea.webp)" in post
    assert good(example.run("illustrate.py", "posts")) == "", "nothing is drawn or paid for twice"
    (example.folder / "posts" / "tea.md").write_text(post.replace("two cups", "three cups"))
    assert good(example.run("illustrate.py", "posts")).split() == [str(Path("posts/pictures/tea.webp"))]


def test_icons(example: Example) -> None:
    files = good(example.run("icons.py", "brand.toml", "icons")).splitlines()
    assert len(files) == 6
    for name in files:
        assert sniff((example.folder / name).read_bytes()) == "svg"
        assert Path(name).name in (example.folder / "icons" / "index.html").read_text()
    before = {name: (example.folder / name).read_bytes() for name in files}
    good(example.run("icons.py", "brand.toml", "icons"))
    assert before == {name: (example.folder / name).read_bytes() for name in files}


def test_products(example: Example) -> None:
    photographs = example.folder / "photos"
    photographs.mkdir()
    program = PYTHON.parents[2] / "bin" / "limner"
    line: list[str | Path] = [program, "draw", "a red teapot on a white background", "--seed", "2", "-o", "teapot.png"]
    subprocess.run(line, cwd=photographs, check=True, capture_output=True)
    (photographs / "broken.jpg").write_bytes(b"no picture")
    report = good(example.run("backgrounds.py", "photos", "out", "a beach at sunset")).strip()
    lines = (example.folder / report).read_text().splitlines()
    assert lines[1].startswith("broken.jpg,a beach at sunset,,0,")
    assert lines[2].startswith("teapot.png,a beach at sunset,teapot-1.webp,")
    assert sniff((example.folder / "out" / "teapot-1.webp").read_bytes()) == "webp"


def test_discord(example: Example) -> None:
    gateway = Path(__file__).with_name("recorded_gateway.py")
    identified, commands, promised, answered = json.loads(good(example.run(str(gateway), "bot.py")))
    if "identify" not in identified:
        identified, commands = commands, identified
    assert identified == {"identify": 0}, "it reads nothing"
    assert [command["name"] for command in commands["json"]] == ["draw"]
    assert promised["json"]["type"] == 5
    name, first = answered["files[0]"]
    assert name.endswith(".webp")
    assert bytes.fromhex(first).startswith(b"RIFF")
    assert "a red fox in the snow" in answered["payload_json"]["content"]
    example.environment["LIMNER_KEY"] = "lmn_a-key-that-opens-nothing"
    *_, promised, deleted, told = json.loads(good(example.run(str(gateway), "bot.py")))
    assert promised["json"]["type"] == 5
    assert (deleted["method"], deleted["path"].rpartition("/")[2]) == ("DELETE", "@original")
    assert told["json"]["content"].startswith("That did not work")
    assert told["json"]["flags"] == 64, "for the one who asked alone"


def test_figma(example: Example) -> None:
    good(example.run("sheet.py", "sheet.svg", "a teapot", "a cup", "a slice of cake"))
    root = ElementTree.parse(example.folder / "sheet.svg").getroot()
    assert [group.attrib["id"] for group in root] == ["a teapot", "a cup", "a slice of cake"]
    names = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(names) == len(set(names))


def test_ci(example: Example) -> None:
    python = PYTHON.parents[2] / "bin" / "python"
    table = example.folder / "pictures.toml"
    assert example.run("redraw.py", table.name, "--check", python=python).returncode == 1
    good(example.run("redraw.py", table.name, python=python))
    good(example.run("redraw.py", table.name, "--check", python=python))
    table.write_text(table.read_text().replace("sunset", "noon"))
    assert good(example.run("redraw.py", table.name, python=python)) == "hero.webp: drawn\n"


@pytest.mark.parametrize("name", sorted(path.parent.name for path in EXAMPLES.glob("*/README.md")))
def test_a_readme_names_programs_that_exist(name: str) -> None:
    lines = [line.split() for block in blocks(EXAMPLES / name / "README.md", "sh") for line in block.splitlines()]
    programs = [words[1] for words in lines if words[:1] == ["python"]]
    assert programs
    assert all((EXAMPLES / name / program).is_file() for program in programs)
