"""Edits of photographs, voted on: makes shuffled sheets of a folder of pictures, reads votes, prints the shares.

Every row is done with every picture by the embedded engine. `--beside NAME=OUT/results` shows, for the same requests,
what another version or another engine made (a run of this command with another `--out` leaves its own there), on sheets
of their own in the same shuffled order. Votes say for each number whether one who asked for this would accept it.
"""

import argparse
import multiprocessing
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from PIL import Image

from benchmarks.photographs import requests, votes
from benchmarks.photographs.requests import Asked, Pixels
from benchmarks.photographs.rows import ROWS, Case, result
from benchmarks.photographs.sheets import Entry, masked, write
from limner.engines.jobs import OutpaintJob

OURS: Final = "limner"


def main(arguments: Sequence[str]) -> None:
    """Do what the command line says; `--help` tells. Exits with a message where it cannot be done."""
    given = _parser().parse_args(arguments)
    out = given.out or given.folder.parent / f"{given.folder.resolve().name}-votes"
    if given.votes:
        votes.report(votes.tally(out / "key.json", given.votes))
        return
    rows = given.rows.split(",") if given.rows else list(ROWS)
    strangers = [row for row in rows if row not in ROWS]
    if strangers:
        sys.exit(f"no such row: {', '.join(strangers)}; there are {', '.join(ROWS)}")
    beside = dict(pair.split("=", 1) for pair in given.beside)
    entries: list[Entry] = []
    with multiprocessing.get_context("spawn").Pool(given.processes, cv2.setNumThreads, (1,)) as pool:
        tasks = [(asked, rows, out) for asked in requests.asked(given.folder, given.side, given.most)]
        for made in pool.imap(_made, tasks):
            entries += made + [other for entry in made for other in _others(entry, beside)]
            print(f"{made[-1].picture if made else 'nothing asked'}: {len(made)} results", flush=True)
    if not entries:
        sys.exit(f"there are no pictures in {given.folder} of which these rows ask anything")
    key = write(entries, out, given.seed, given.each)
    print(f"{len(entries)} results on the sheets in {out / 'sheets'}; what they are is in {key}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "python -m benchmarks photographs",
        description=f"{__doc__}\nRows: {', '.join(ROWS)}.",
        epilog=requests.FORMAT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("folder", type=Path, metavar="DIR", help="photographs, and requests.json if there is one")
    parser.add_argument("--out", type=Path, help="where sheets, results and key go; DIR-votes by default")
    parser.add_argument("--rows", help="names of rows, with commas between them")
    parser.add_argument("--most", type=int, help="so many pictures at most")
    parser.add_argument("--side", type=int, default=1024, help="pictures are reduced to so many pixels a side")
    parser.add_argument("--each", type=int, default=2, help="results on a sheet")
    parser.add_argument("--seed", type=int, default=1, help="of the shuffled order")
    parser.add_argument("--processes", type=int, default=1, help="pictures at a time")
    parser.add_argument("--beside", action="append", default=[], metavar="NAME=FOLDER", help="results to compare with")
    parser.add_argument("--votes", type=Path, nargs="+", help="votes on the sheets in --out: prints their table")
    return parser


def _made(task: tuple[Asked, list[str], Path]) -> list[Entry]:
    """Do the rows with one picture; sources, masks and results are files in `out`."""
    asked, rows, out = task
    entries = []
    for row in rows:
        case = ROWS[row](asked)
        if case is None:
            continue
        stem = Path(asked.name).stem
        before = asked.pixels if case.before is None else case.before
        source = _saved(before, out / "sources" / row / f"{stem}.png")
        mask = None if case.mask is None else _saved(_mask_shown(asked, case), out / "masks" / row / f"{stem}.png")
        made = _saved(result(case), out / "results" / row / f"{stem}.png")
        entries.append(Entry(row, OURS, asked.name, case.request, source, mask, made))
    return entries


def _mask_shown(asked: Asked, case: Case) -> Pixels:
    if case.mask is None or not isinstance(case.job, OutpaintJob):
        return masked(asked.pixels, np.asarray(case.mask))
    frame = case.job.frame
    canvas = np.full((case.job.height, case.job.width, 3), 255, np.uint8)
    canvas[frame.y : frame.y + frame.height, frame.x : frame.x + frame.width] = asked.pixels
    return masked(canvas, case.mask)


def _saved(pixels: Pixels, path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(pixels).save(path, compress_level=1)
    return path


def _others(entry: Entry, beside: dict[str, str]) -> list[Entry]:
    """The same request by other methods, where they have a result of it."""
    found = []
    for method, folder in beside.items():
        path = Path(folder) / entry.row / entry.result.name
        if path.exists():
            found.append(Entry(entry.row, method, entry.picture, entry.request, entry.source, entry.mask, path))
    return found
