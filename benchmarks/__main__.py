"""Runs every measurement and prints one Markdown page: the tables of `docs/performance.md`, and of
`docs/capacity.md`.

`python -m benchmarks` runs all; `python -m benchmarks engine service` only those named. Apart from them is
`python -m benchmarks photographs DIR`, which needs a folder of pictures and people who vote.
"""

import sys
from collections.abc import Callable

from benchmarks import (
    capacity,
    capacity_day,
    edits,
    encoders,
    endurance,
    engine,
    erase,
    fairness,
    links,
    looks,
    machine,
    matte,
    memory,
    scale,
    service,
    start,
    statements,
    styles,
    trace,
    tracing,
    upscale,
    web,
    web_canvas,
    worst,
)
from benchmarks.photographs import command

SECTIONS: dict[str, Callable[[], object]] = {
    "engine": engine.main,
    "looks": looks.main,
    "encoders": encoders.main,
    "edits": edits.main,
    "erase": erase.main,
    "matte": matte.main,
    "upscale": upscale.main,
    "trace": trace.main,
    "styles": styles.main,
    "worst": worst.main,
    "service": service.main,
    "fairness": fairness.main,
    "links": links.main,
    "tracing": tracing.main,
    "start": start.main,
    "web": web.main,
    "memory": memory.main,
    "endurance": endurance.main,
    "scale": scale.main,
    "statements": statements.main,
    "capacity": capacity.main,
    "capacity_day": capacity_day.main,
    "web_canvas": web_canvas.main,
}


def main(names: list[str]) -> None:
    """Run the sections that are named, or all. Exits with a message for a name that is none."""
    if names[:1] == ["photographs"]:
        command.main(names[1:])
        return
    strangers = [name for name in names if name not in SECTIONS]
    if strangers:
        sys.exit(f"no such measurement: {', '.join(strangers)}; there are {', '.join(SECTIONS)}")
    machine.main()
    for name in names or SECTIONS:
        SECTIONS[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
