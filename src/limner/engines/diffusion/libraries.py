"""torch, diffusers and transformers, told to speak through the log of the process: it has no terminal of its own.

Whatever needs one of them has it from here, since they begin to speak while they are imported.
"""

import logging

import torch
import transformers
from transformers.utils import logging as transformers_log

transformers_log.disable_default_handler()
transformers_log.enable_propagation()
transformers_log.disable_progress_bar()
logging.captureWarnings(capture=True)
for name in [name for name in logging.root.manager.loggerDict if name.partition(".")[0] == torch.__name__]:
    logger = logging.getLogger(name)
    logger.propagate = True
    for handler in list(logger.handlers):
        logger.removeHandler(handler)

import diffusers  # noqa: E402  it imports transformers, which then speaks
from diffusers.models.attention_dispatch import attention_backend  # noqa: E402
from diffusers.utils import logging as diffusers_log  # noqa: E402

diffusers_log.disable_default_handler()
diffusers_log.enable_propagation()
diffusers_log.disable_progress_bar()

__all__ = ["attention_backend", "diffusers", "transformers"]
