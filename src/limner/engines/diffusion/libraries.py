"""torch, diffusers and transformers, told to speak through the log of the process: it has no terminal of its own.

Whatever needs one of them has it from here, since they begin to speak while they are imported.
"""

import logging

import torch  # noqa: F401  it gives its loggers handlers of their own

for _name in ["torch", *(name for name in logging.root.manager.loggerDict if name.startswith("torch."))]:
    _log = logging.getLogger(_name)
    _log.handlers.clear()
    _log.propagate = True

import transformers  # noqa: E402  it imports torchao where that is installed, at which torch then speaks
from transformers.utils import logging as transformers_log  # noqa: E402

transformers_log.disable_default_handler()
transformers_log.enable_propagation()
transformers_log.disable_progress_bar()
logging.captureWarnings(capture=True)

import diffusers  # noqa: E402  it imports transformers, which then speaks
from diffusers.models.attention_dispatch import attention_backend  # noqa: E402
from diffusers.utils import logging as diffusers_log  # noqa: E402

diffusers_log.disable_default_handler()
diffusers_log.enable_propagation()
diffusers_log.disable_progress_bar()

__all__ = ["attention_backend", "diffusers", "transformers"]
