"""Inside the image: start the service, draw, look at its probes, try to write, and stop it; 1 if that fails."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping
from urllib.request import Request, urlopen

ADDRESS = "http://127.0.0.1:8000"


def main() -> None:
    """Say what was seen, a line each."""
    began = time.monotonic()
    command = [sys.executable, "-m", "limner.cli", "serve", "--host", "0.0.0.0"]  # noqa: S104  as in the image
    service = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)  # noqa: S603
    lines: list[str] = []
    for line in service.stdout or ():
        lines.append(line)
        if "reference" in line:
            break
    _say(f"ready after {time.monotonic() - began:.1f} s, as user {os.getuid()}")
    key = next(line.strip() for line in lines if line.strip().startswith("lmn_"))
    for model in ("svcv4_1", "svcv4_1_vector"):
        picture = _picture(key, {"prompt": "a red fox in the snow at sunset, watercolour", "model": model})
        _say(f"{model}: {len(picture):,} bytes")
    for path in ("/healthz", "/readyz", "/metrics"):
        with urlopen(ADDRESS + path) as answer:  # noqa: S310  to this machine
            _say(f"{path}: {answer.status}")
    try:
        open("/opt/limner/written", "w").close()  # noqa: PTH123
    except OSError as error:
        _say(f"the root: {error.strerror}")
    else:
        sys.exit("the root can be written")
    service.terminate()
    _say(f"stopped with {service.wait()}")
    sys.exit(service.returncode)


def _picture(key: str, body: Mapping[str, str]) -> bytes:
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    asked = Request(f"{ADDRESS}/v1/images/generations", json.dumps(body).encode(), headers)  # noqa: S310
    with urlopen(asked) as answer:  # noqa: S310
        link = json.load(answer)["data"][0]["url"]
    with urlopen(link) as answer:  # noqa: S310
        return bytes(answer.read())


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
