"""The `karak` command."""

from __future__ import annotations


def main() -> None:
    """Run the command; what it needs is loaded when it is needed."""
    from karak.cli.helping import run

    run()
