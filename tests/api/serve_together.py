"""`tests.api.serve` in as many processes at one port as its argument says."""

import sys
import tempfile
from importlib import import_module
from pathlib import Path

from limner.cli.processes import serve_together

if __name__ == "__main__":
    tempfile.tempdir = str(Path.cwd())  # one that is killed leaves there what it has counted
    seat = serve_together("127.0.0.1", 0, int(sys.argv[1]))
    tempfile.tempdir = None  # the names of sockets would be too long there
    import_module("tests.api.serve").main(seat)
