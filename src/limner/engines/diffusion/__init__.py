"""Open diffusion models by diffusers: a directory of weights, on a GPU or on the CPU."""
