"""Imported first in the process that workers are forked from.

A worker is one core's: its BLAS starts no threads, unless the operator has set the variable. A supervisor that stops
the service may signal all its processes: SIGTERM is for the server, which lets jobs end and ends its workers itself.
"""

import os
import signal

signal.signal(signal.SIGTERM, signal.SIG_IGN)

for _variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_variable, "1")
