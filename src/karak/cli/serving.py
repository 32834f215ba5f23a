"""What `karak serve` tells whoever starts it."""

from __future__ import annotations

from contextlib import suppress

from karak.cli.screen import Screen
from karak.server.serving import serve as run_server
from karak.server.settings import Settings


def serve(screen: Screen, settings: Settings) -> None:
    """Run a server until it is ended."""

    def announce(address: str, in_network: str | None) -> None:
        screen.say("cli-serve-at", address=address)
        if in_network is not None:
            screen.say("cli-serve-lan-at", address=in_network)
        if settings.db is None:
            screen.put_path("cli-serve-data-at", str(settings.folder))

    with suppress(KeyboardInterrupt):
        run_server(settings, announce)
    screen.say("cli-serve-stopped")
