# `make` lists the commands. Every one of them first builds .venv from the locked requirements if it has to.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN_READY := $(VENV)/.run-ready
DEV_READY := $(VENV)/.dev-ready
CLIENTS_READY := $(VENV)/.clients-ready
DEPLOY_READY := $(VENV)/.deploy-ready
SITE_READY := $(VENV)/.site-ready
RELEASE_READY := $(VENV)/.release-ready
EXAMPLES_READY := $(VENV)/.examples-ready
NODE_CLIENTS := tests/api/clients/node

# An environment of its own for what needs torch. `make test-diffusion TORCH=…` takes another build than the one that
# pip finds on this machine: pip alone knows where it looks for builds.
TORCH ?= torch==2.13.0
DIFFUSION := .venv-diffusion
TORCH_READY := $(DIFFUSION)/.ready-$(subst /,_,$(TORCH))
DIFFUSION_READY := $(DIFFUSION)/.diffusion-ready

# And one for Ray, which is large and brings a web server of its own.
CLUSTER := .venv-cluster
CLUSTER_READY := $(CLUSTER)/.ready

# What a lock file is written with, with who needs what, and without.
RESOLVE := uv pip compile --quiet --generate-hashes --no-header
# Of the images and of what looks at them; what the images of the service have beside its own requirements.
COMPILE := $(RESOLVE) --no-annotate
SERVICE := --extra postgres --extra redis --extra oidc --extra otel --extra mcp

.DEFAULT_GOAL := help
.PHONY: help run test test-clients test-browser test-cluster test-deploy test-diffusion test-guide check format bench \
	bench-check bench-cluster bench-diffusion sheets docs site lock wheel release clean

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-15s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: $(RUN_READY) ## Set everything up and serve on http://127.0.0.1:8000/v1
	@$(BIN)/limner serve

test: $(DEV_READY) ## Set everything up and run the tests
	$(BIN)/pytest

test-clients: $(DEV_READY) $(CLIENTS_READY) ## Run other people's clients against the service, and Schemathesis
	@if command -v npm >/dev/null; then cd $(NODE_CLIENTS) && npm ci --silent; \
	else echo "Skipped: the clients for Node.js (OpenAI, Vercel AI SDK), since there is no npm on this machine."; fi
	$(BIN)/pytest -n 2 tests/api/clients

test-browser: $(DEV_READY) ## Walk through the pages in Chromium, as a person would
	$(BIN)/pytest -n 2 --dist loadfile tests/browser

test-cluster: $(CLUSTER_READY) ## Set up an environment with Ray, and run the tests of engines on a cluster
	$(CLUSTER)/bin/pytest -n0 tests/cluster

test-deploy: $(DEV_READY) $(DEPLOY_READY) ## Look at images, compose file, chart and units with the tools for them
	$(BIN)/pytest -n0 tests/deploy

test-diffusion: $(DIFFUSION_READY) ## Set up an environment with torch, and run the tests of models with weights
	$(DIFFUSION)/bin/pytest -n 2 --dist loadfile tests/diffusion

test-guide: $(DEV_READY) $(EXAMPLES_READY) site ## Build the guide, walk its tutorials, and run the examples
	$(BIN)/pytest -n 2 --dist loadfile tests/guide

check: $(DEV_READY) ## Lint, formatting, strict types, and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(DEV_READY) ## Rewrite the code in the project's format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(DEV_READY) ## Measure speed and memory, side by side in one run
	$(BIN)/python -m benchmarks

bench-check: $(DEV_READY) ## Run every measurement on as little as it takes, to see that it runs
	$(BIN)/pytest -n0 benchmarks

bench-cluster: $(CLUSTER_READY) ## Kill every part of a service on many machines, over and over, and look at the books
	$(CLUSTER)/bin/python -m benchmarks.cluster

bench-diffusion: $(DIFFUSION_READY) ## Measure models: random weights of full size on a GPU, else tiny ones
	$(DIFFUSION)/bin/python -m benchmarks.diffusion

sheets: $(DEV_READY) ## Draw the contact sheets of the illustrator into sheets/
	$(BIN)/python -m limner.engines.illustrator.sheets sheets

docs: $(DEV_READY) ## Write the generated pages under docs/
	$(BIN)/python -m limner.cli.reference docs

site: $(SITE_READY) ## Build the guide, which the service has at /docs/guide
	NO_MKDOCS_2_WARNING=1 $(VENV)/site/bin/mkdocs build --quiet --clean

wheel: $(DEV_READY) site ## Build the wheel into dist/, with the guide
	$(BIN)/uv build --wheel --out-dir dist

release: $(DEV_READY) $(RELEASE_READY) site ## Build what is published into dist/, look at it, and list what it is made of
	rm -rf dist
	$(BIN)/uv build --quiet --out-dir dist --build-constraints requirements/build.lock --require-hashes
	$(VENV)/release/bin/twine check --strict dist/*
	$(VENV)/release/bin/pyroma --min 8 dist/*.tar.gz
	$(VENV)/release/bin/cyclonedx-py requirements requirements/run.lock --pyproject pyproject.toml \
		--output-reproducible --output-file dist/limner.cdx.json

lock: $(RUN_READY) ## Resolve the requirements anew
	$(BIN)/$(RESOLVE) --universal pyproject.toml -o requirements/core.lock
	$(BIN)/$(RESOLVE) --universal pyproject.toml --extra server -c requirements/core.lock -o requirements/run.lock
	$(BIN)/$(RESOLVE) --universal pyproject.toml --extra server $(SERVICE) --group dev \
		-c requirements/run.lock -o requirements/dev.lock
	$(BIN)/$(RESOLVE) --universal --group pyproject.toml:clients -o requirements/clients.lock
	$(BIN)/$(RESOLVE) --universal pyproject.toml --extra server \
		--extra diffusion --extra quantize --extra matting --extra spandrel \
		-c requirements/run.lock -c requirements/dev.lock --override requirements/without-torch.txt \
		--no-emit-package torch --no-emit-package torchvision -o requirements/diffusion.lock
	$(BIN)/$(RESOLVE) --universal pyproject.toml --extra server --extra cluster \
		-c requirements/run.lock -c requirements/dev.lock -o requirements/cluster.lock
	$(BIN)/$(COMPILE) --universal pyproject.toml --extra server $(SERVICE) \
		-c requirements/run.lock -c requirements/dev.lock -o requirements/image.lock
	$(BIN)/$(COMPILE) --universal pyproject.toml --extra server --extra cluster $(SERVICE) -c requirements/image.lock \
		-o requirements/image-cluster.lock
	$(BIN)/$(COMPILE) --python-version 3.11 --python-platform x86_64-manylinux_2_28 pyproject.toml \
		--extra server --extra cluster \
		requirements/torch.in $(SERVICE) --extra diffusion --extra quantize --extra matting --extra spandrel \
		-c requirements/image-cluster.lock -c requirements/diffusion.lock -o requirements/image-cuda.lock
	$(BIN)/$(COMPILE) --universal requirements/build.in -o requirements/build.lock
	$(BIN)/$(COMPILE) --universal requirements/deploy.in -o requirements/deploy.lock
	$(BIN)/$(COMPILE) --universal requirements/release.in -o requirements/release.lock
	$(BIN)/$(COMPILE) --universal requirements/site.in -o requirements/site.lock
	$(BIN)/$(COMPILE) --universal requirements/examples.in -c requirements/core.lock -o requirements/examples.lock

clean: ## Remove what was built; keeps data/
	rm -rf $(VENV) $(CLUSTER) $(DIFFUSION) dist build sheets src/limner/api/docs/site .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/.uv-ready: requirements/bootstrap.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(RUN_READY): $(VENV)/.uv-ready requirements/run.lock pyproject.toml
	$(BIN)/uv pip install --quiet --require-hashes -r requirements/run.lock
	$(BIN)/uv pip install --quiet --no-deps --editable .
	@touch $@

$(DEV_READY): $(RUN_READY) requirements/dev.lock
	$(BIN)/uv pip install --quiet --require-hashes -r requirements/dev.lock
	@touch $@

$(CLIENTS_READY): $(VENV)/.uv-ready requirements/clients.lock
	$(BIN)/uv venv --quiet --clear $(VENV)/clients
	$(BIN)/uv pip install --quiet --python $(VENV)/clients/bin/python --require-hashes -r requirements/clients.lock
	@touch $@

$(DEPLOY_READY): $(VENV)/.uv-ready requirements/deploy.lock
	$(BIN)/uv venv --quiet --clear $(VENV)/deploy
	$(BIN)/uv pip install --quiet --python $(VENV)/deploy/bin/python --require-hashes -r requirements/deploy.lock
	@touch $@

$(SITE_READY): $(RUN_READY) requirements/site.lock
	$(BIN)/uv venv --quiet --clear $(VENV)/site
	$(BIN)/uv pip install --quiet --python $(VENV)/site/bin/python --require-hashes -r requirements/site.lock
	@touch $@

$(RELEASE_READY): $(VENV)/.uv-ready requirements/release.lock
	$(BIN)/uv venv --quiet --clear $(VENV)/release
	$(BIN)/uv pip install --quiet --python $(VENV)/release/bin/python --require-hashes -r requirements/release.lock
	@touch $@

# The client without the server, as those who only ask a service have it.
$(EXAMPLES_READY): $(VENV)/.uv-ready requirements/core.lock requirements/examples.lock pyproject.toml
	$(BIN)/uv venv --quiet --clear $(VENV)/examples
	$(BIN)/uv pip install --quiet --python $(VENV)/examples/bin/python --require-hashes -r requirements/core.lock \
		-r requirements/examples.lock
	$(BIN)/uv pip install --quiet --python $(VENV)/examples/bin/python --no-deps --editable .
	@touch $@

$(TORCH_READY): requirements/bootstrap.lock
	$(PYTHON) -m venv --clear $(DIFFUSION)
	$(DIFFUSION)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	$(DIFFUSION)/bin/python -m pip install --quiet --disable-pip-version-check "$(TORCH)"
	@touch $@

# Without dependencies: the locks are complete apart from torch, which nothing may take the place of.
$(DIFFUSION_READY): $(TORCH_READY) requirements/run.lock requirements/dev.lock requirements/diffusion.lock pyproject.toml
	$(DIFFUSION)/bin/uv pip install --quiet --python $(DIFFUSION)/bin/python --no-deps --require-hashes \
		-r requirements/run.lock -r requirements/dev.lock -r requirements/diffusion.lock
	$(DIFFUSION)/bin/uv pip install --quiet --python $(DIFFUSION)/bin/python --no-deps --editable .
	@touch $@

$(CLUSTER_READY): $(VENV)/.uv-ready requirements/run.lock requirements/dev.lock requirements/cluster.lock pyproject.toml
	$(BIN)/uv venv --quiet --clear $(CLUSTER)
	$(BIN)/uv pip install --quiet --python $(CLUSTER)/bin/python --no-deps --require-hashes \
		-r requirements/run.lock -r requirements/dev.lock -r requirements/cluster.lock
	$(BIN)/uv pip install --quiet --python $(CLUSTER)/bin/python --no-deps --editable .
	@touch $@
