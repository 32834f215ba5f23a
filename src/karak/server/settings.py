"""How a server runs: one table of settings for flags, environment variables, help and docs."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Literal

from platformdirs import user_data_path

USUAL_PORT = 8420
PREFIX = "KARAK_"


def data_folder() -> Path:
    """Give the folder where this system keeps what programs make for their users."""
    return user_data_path("karak", appauthor=False)


def _about(
    explained_by: str, least: float | None = None, most: float | None = None
) -> dict[str, str | float | None]:
    """Describe a setting: the sentence that explains it, and its bounds."""
    return {"help": explained_by, "least": least, "most": most}


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; each is a flag of `karak serve` and an environment variable."""

    data: Path | None = field(default=None, metadata=_about("cli-serve-data"))
    db: str | None = field(default=None, metadata=_about("cli-serve-db"))
    bus: str | None = field(default=None, metadata=_about("cli-serve-bus"))
    host: str = field(default="127.0.0.1", metadata=_about("cli-serve-host"))
    port: int | None = field(default=None, metadata=_about("cli-serve-port", least=0, most=65_535))
    lan: bool = field(default=False, metadata=_about("cli-serve-lan"))
    open: bool = field(default=False, metadata=_about("cli-serve-open"))
    public_url: str | None = field(default=None, metadata=_about("cli-serve-public-url"))
    workers: int = field(default=1, metadata=_about("cli-serve-workers", least=1))
    bot_workers: int = field(default=1, metadata=_about("cli-serve-bot-workers", least=1))
    bot_seconds: float = field(default=30.0, metadata=_about("cli-serve-bot-seconds", least=0.1))
    bot_milliseconds: int = field(
        default=5_000, metadata=_about("cli-serve-bot-milliseconds", least=1)
    )
    bot_iterations: int = field(default=5_000, metadata=_about("cli-serve-bot-iterations", least=1))
    proxies: str | None = field(default=None, metadata=_about("cli-serve-proxies"))
    log_format: Literal["text", "json"] = field(
        default="text", metadata=_about("cli-serve-log-format")
    )
    log_level: Literal["debug", "info", "warning", "error"] = field(
        default="info", metadata=_about("cli-serve-log-level")
    )
    open_metrics: bool = field(default=False, metadata=_about("cli-serve-open-metrics"))
    max_tables: int = field(default=10_000, metadata=_about("cli-serve-max-tables", least=1))
    max_tables_each: int = field(default=60, metadata=_about("cli-serve-max-tables-each", least=1))
    max_sockets: int = field(default=5_000, metadata=_about("cli-serve-max-sockets", least=1))
    max_sockets_each: int = field(
        default=100, metadata=_about("cli-serve-max-sockets-each", least=1)
    )
    max_sockets_table: int = field(
        default=200, metadata=_about("cli-serve-max-sockets-table", least=1)
    )
    max_message: int = field(default=16_384, metadata=_about("cli-serve-max-message", least=1))
    max_body: int = field(default=4_194_304, metadata=_about("cli-serve-max-body", least=1))
    message_rate: float = field(default=20.0, metadata=_about("cli-serve-message-rate", least=0))
    request_rate: float = field(default=20.0, metadata=_about("cli-serve-request-rate", least=0))
    idle_minutes: float = field(default=10.0, metadata=_about("cli-serve-idle-minutes", least=0))

    @property
    def folder(self) -> Path:
        """The data folder: the one that was asked for, or the usual one."""
        return self.data or data_folder()

    @property
    def address(self) -> str:
        """The address to listen on."""
        return "0.0.0.0" if self.lan and self.host == "127.0.0.1" else self.host


def variable(name: str) -> str:
    """Name the environment variable of a setting."""
    return PREFIX + name.upper()


def flag_of(name: str) -> str:
    """Name the flag of a setting."""
    return f"--{name.replace('_', '-')}"


def help_ids() -> dict[str, str]:
    """Give the id of the sentence that explains each setting."""
    return {each.name: each.metadata["help"] for each in fields(Settings)}
