"""The tests' kinds of engines, found as an installed package's are: in this process, and in those that it starts."""

from pathlib import Path

ENTRY_POINTS = """[limner.engines]
batcher = tests.workshop.device_engine:KIND
"""


def install(folder: Path) -> Path:
    """Write what an installed package would have, into a folder that is to be on the path."""
    place = folder / "limner_test_kinds-1.dist-info"
    place.mkdir(parents=True)
    (place / "METADATA").write_text("Metadata-Version: 2.1\nName: limner-test-kinds\nVersion: 1\n")
    (place / "entry_points.txt").write_text(ENTRY_POINTS)
    return folder
