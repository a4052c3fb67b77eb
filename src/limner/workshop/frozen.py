"""Imported last in the process that workers are forked from: what it holds lives as long as they do.

A garbage collection writes to every object that it looks at, and so would give each worker its own copy of all of them.
"""

import gc

gc.collect()
gc.freeze()
