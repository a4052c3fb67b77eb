"""`limner serve` on a free port, with the tests' engine, and with leases looked after every half a second."""

from limner.cli.service import run
from limner.engines.instances import EDITS, embedded
from limner.studio import services
from tests.api.engine import FLAT

if __name__ == "__main__":
    services.RENEWAL_SECONDS = 0.5
    run("127.0.0.1", 0, {**FLAT, EDITS: embedded()[EDITS]})
