"""`tests.api.serve` in as many processes at one port as its argument says."""

import sys
from importlib import import_module

from limner.cli.processes import serve_together

if __name__ == "__main__":
    seat = serve_together("127.0.0.1", 0, int(sys.argv[1]))
    import_module("tests.api.serve").main(seat)
