"""What the guide's build does beyond Markdown: pictures are drawn, and links out of `docs/` are told as paths.

Where a page's shell block has `limner draw … -o NAME`, the command is run, and the picture is shown below the
block. MkDocs calls these functions by their names: https://www.mkdocs.org/dev-guide/plugins/#events
"""

import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path, PurePosixPath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
LIMNER = Path(sys.executable).parents[2] / "bin" / "limner"
"""The guide's environment lies within the one that Limner is installed in."""

_BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_OUTSIDE = re.compile(r"\[([^\]]+)\]\((?:\.\./)+((?:src|deploy|tools|tests|examples|benchmarks)/[^)]*)\)")
_UNUSED = ("**/*.map", "assets/javascripts/lunr/**/*.js", "sitemap.xml*", "404.html")
"""Of the theme: what only debuggers, other languages and public sites need."""

BROUGHT = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "examples/README.md": "examples/index.md",
}
"""Pages that lie elsewhere in the checkout, and their names in the guide; examples come with their programs."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name, uri in BROUGHT.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        text = re.sub(r"\]\(docs/", "](", re.sub(r"\((\w+)/README\.md\)", r"(\1.md)", text))
        files.append(File.generated(config, uri, content=text))
    for readme in sorted((ROOT / "examples").glob("*/README.md")):
        files.append(File.generated(config, f"examples/{readme.parent.name}.md", content=_example(readme)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    for name, uri in BROUGHT.items():
        markdown = markdown.replace(f"(../{name}", f"({uri}")
    return _BLOCK.sub(lambda block: _shown(block, page, config, files), _OUTSIDE.sub(r"\1 (`\2`)", markdown))


def on_post_build(config: MkDocsConfig) -> None:
    for pattern in _UNUSED:
        for path in Path(config.site_dir).glob(pattern):
            path.unlink()


def _shown(block: re.Match[str], page: Page, config: MkDocsConfig, files: Files) -> str:
    """A shell block, and below it the pictures that its commands draw."""
    pictures = []
    for line in block[1].replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        if words[:2] == ["limner", "draw"] and "-o" in words:
            name = words[words.index("-o") + 1]
            uri = PurePosixPath(page.file.src_uri).parent / "drawn" / name
            if files.get_file_from_path(str(uri)) is None:
                files.append(File.generated(config, str(uri), content=_drawn(words[1:], name)))
            pictures.append(f'![{words[2]}](drawn/{name} "{words[2]}")')
    return "\n".join([block[0], '\n<div class="drawn" markdown>\n', *pictures, "\n</div>"]) if pictures else block[0]


def _drawn(arguments: list[str], name: str) -> bytes:
    """What the command writes."""
    with tempfile.TemporaryDirectory() as directory:
        subprocess.run([LIMNER, *arguments], cwd=directory, check=True, capture_output=True)  # noqa: S603
        return (Path(directory) / name).read_bytes()


def _example(readme: Path) -> str:
    """An example's page: what it is, and its programs."""
    parts = [readme.read_text(encoding="utf-8")]
    for program in sorted(readme.parent.glob("*.py")):
        parts.append(f"## {program.name}\n\n```python\n{program.read_text(encoding='utf-8')}```\n")
    return re.sub(r"\[([\w.]+)\]\(\1\)", r"`\1`", "\n".join(parts))
