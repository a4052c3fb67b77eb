"""Writes a data directory of this version, as an archive that tests upgrade: `python tools/release_data.py ARCHIVE`.

An account with a style and two pictures, and what the ledger says of it.
"""

import json
import os
import socket
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from limner import Limner

PROGRAM = Path(sys.executable).with_name("limner")
LEFT_OUT = {"signing.key", "models", "packs"}
"""Secrets, and what nobody has by default."""


def main(archive: Path) -> None:
    """Run a service in an empty directory, use it, and keep its data without its secrets."""
    with tempfile.TemporaryDirectory() as directory:
        home = Path(directory)
        told = _used(home)
        (home / "data" / "told.json").write_text(json.dumps(told, indent=2))
        with tarfile.open(archive, "w:gz") as packed:
            for path in sorted((home / "data").iterdir()):
                if path.name not in LEFT_OUT:
                    packed.add(path, path.name)


def _used(home: Path) -> dict[str, object]:
    """What an upgrade has to find again: the balance, a style's id, and pictures' ids."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    line: list[str | Path] = [PROGRAM, "serve", "--port", str(port)]
    # Whoever makes the release has settings of his own, and a data directory that is nobody else's business.
    plain = {name: value for name, value in os.environ.items() if not name.startswith("LIMNER_")}
    environment = {**plain, "LIMNER_WORKERS": "1", "LIMNER_IMAGE_TTL": "315360000"}
    with subprocess.Popen(line, cwd=home, env=environment, stdout=subprocess.PIPE, text=True) as service:  # noqa: S603
        try:
            return _asked(service, f"http://127.0.0.1:{port}/v1")
        finally:
            service.terminate()


def _asked(service: "subprocess.Popen[str]", url: str) -> dict[str, object]:
    assert service.stdout is not None  # noqa: S101, a pipe was asked for
    words: list[str] = []
    for said in service.stdout:
        words += said.split()
        if words[-1:] and words[-1].endswith("/docs"):
            break
    key = next(word for word in words if word.startswith("lmn_"))
    with Limner(url, key) as client:
        drawn = client.generate("a red circle on a white background", random_seed=7)
        style = client.styles.create([drawn[0]], style="digital_illustration", model="svcv4_1")
        styled = client.generate_vector("a lighthouse", random_seed=1)
        return {
            "balance": client.account().credits,
            "style": style.id,
            "pictures": [drawn[0].image_id, styled[0].image_id],
        }


if __name__ == "__main__":
    main(Path(sys.argv[1]))
