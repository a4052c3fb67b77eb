"""A client that leaves in the middle of its request gets back what was held for it."""

import json
from contextlib import closing

from tests.api.service import Customer, Service, until
from tests.api.wire import Wire, head


def test_a_client_that_leaves_gets_its_units_back(service: Service, customer: Customer) -> None:
    body = json.dumps({"prompt": "sleep 600", "model": "svcv4_1_flash", "n": 2}).encode()
    with closing(Wire(service)) as wire:
        wire.send(head(customer, Content_Length=str(len(body)), X_Request_Id="leaving") + body)
        until(lambda: service.account(customer).held == 14)
    until(lambda: service.account(customer).held == 0)
    assert service.account(customer).balance == 100_000
    until(lambda: any("leaving" in line and '"status": 499' in line for line in service.lines().splitlines()))
    assert "Traceback" not in "".join(line for line in service.lines().splitlines() if "leaving" in line)
