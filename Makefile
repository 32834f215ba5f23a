# Everything is set up by itself; PYTHON names the Python 3.11 or newer to start from.
PYTHON ?= python3
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play test check nightly bench docs types lock format env clean

help: ## say what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## play in the browser (ARGS="--help" for options)
	@$(PYTHON) tools/play.py $(ARGS)

test: ## run every check, and the tests on the pure and the compiled build
	@$(PYTHON) tools/check.py all

check: ## run the checks and the quick tests on the pure build, in under a minute
	@$(PYTHON) tools/check.py quick

nightly: ## run the long tests and the mutation of the rules
	@$(PYTHON) tools/check.py nightly

bench: ## measure the compiled build beside Catanatron (ARGS="--json")
	@$(PYTHON) tools/env.py bench
	@.venv-compiled/bin/python -m benchmarks $(ARGS)

docs: ## build the documentation into site/
	@$(PYTHON) tools/env.py pure
	@NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build --strict --quiet
	@echo "== open site/index.html"

types: ## write the TypeScript types of the protocol
	@$(PYTHON) tools/env.py pure
	@.venv/bin/python -m tools.typescript

lock: ## pin the requirements anew
	@$(PYTHON) tools/lock.py

format: ## format the code and mend what can be mended
	@$(PYTHON) tools/env.py pure
	@.venv/bin/ruff check --fix --quiet
	@.venv/bin/ruff format --quiet

env: ## make both environments and nothing else
	@$(PYTHON) tools/env.py pure compiled

clean: ## remove environments, builds and caches
	@rm -rf .venv .venv-compiled build dist site mutants src/karak.egg-info web/node_modules src/karak/server/static
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +
