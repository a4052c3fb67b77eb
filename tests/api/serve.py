"""`limner serve` on a free port, with the tests' engine, and with leases looked after every half a second.

`GRACE_SECONDS` in the environment is the grace for requests under way when it is told to stop.
"""

import os

from limner.cli import service
from limner.studio import services

if __name__ == "__main__":
    services.RENEWAL_SECONDS = 0.5
    service.GRACE_SECONDS = float(os.environ.get("GRACE_SECONDS", service.GRACE_SECONDS))
    service.run(
        "127.0.0.1", 0, {"illustrator": "tests.api.engine:Flat", "darkroom": "limner.engines.darkroom.engine:Darkroom"}
    )
