"""Processes of a server that was killed end too."""

import os
import threading
from multiprocessing import parent_process


def end_with_the_server() -> None:
    """From now on this process ends when its parent does.

    In mid-job a worker would not notice that the server was killed, and would draw on for nobody.
    """
    threading.Thread(target=_end, name="limner-server-watch", daemon=True).start()


def _end() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
