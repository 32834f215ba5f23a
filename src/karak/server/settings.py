"""How a server runs: one table of settings for flags, environment variables, help and docs."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from pathlib import Path

from platformdirs import user_data_path

USUAL_PORT = 8420
PREFIX = "KARAK_"


def data_folder() -> Path:
    """Give the folder where this system keeps what programs make for their users."""
    return user_data_path("karak", appauthor=False)


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; each is a flag of `karak serve` and an environment variable."""

    data: Path | None = field(default=None, metadata={"help": "cli-serve-data"})
    db: str | None = field(default=None, metadata={"help": "cli-serve-db"})
    bus: str | None = field(default=None, metadata={"help": "cli-serve-bus"})
    host: str = field(default="127.0.0.1", metadata={"help": "cli-serve-host"})
    port: int | None = field(default=None, metadata={"help": "cli-serve-port"})
    lan: bool = field(default=False, metadata={"help": "cli-serve-lan"})
    open: bool = field(default=False, metadata={"help": "cli-serve-open"})
    public_url: str | None = field(default=None, metadata={"help": "cli-serve-public-url"})
    workers: int = field(default=1, metadata={"help": "cli-serve-workers"})
    bot_workers: int = field(default=1, metadata={"help": "cli-serve-bot-workers"})
    bot_seconds: float = field(default=30.0, metadata={"help": "cli-serve-bot-seconds"})
    bot_milliseconds: int = field(default=5_000, metadata={"help": "cli-serve-bot-milliseconds"})
    bot_iterations: int = field(default=5_000, metadata={"help": "cli-serve-bot-iterations"})
    proxies: str | None = field(default=None, metadata={"help": "cli-serve-proxies"})
    log_format: str = field(default="text", metadata={"help": "cli-serve-log-format"})
    log_level: str = field(default="info", metadata={"help": "cli-serve-log-level"})
    open_metrics: bool = field(default=False, metadata={"help": "cli-serve-open-metrics"})
    max_tables: int = field(default=10_000, metadata={"help": "cli-serve-max-tables"})
    max_tables_each: int = field(default=60, metadata={"help": "cli-serve-max-tables-each"})
    max_sockets: int = field(default=5_000, metadata={"help": "cli-serve-max-sockets"})
    max_sockets_each: int = field(default=100, metadata={"help": "cli-serve-max-sockets-each"})
    max_sockets_table: int = field(default=200, metadata={"help": "cli-serve-max-sockets-table"})
    max_message: int = field(default=16_384, metadata={"help": "cli-serve-max-message"})
    max_body: int = field(default=4_194_304, metadata={"help": "cli-serve-max-body"})
    message_rate: float = field(default=20.0, metadata={"help": "cli-serve-message-rate"})
    request_rate: float = field(default=20.0, metadata={"help": "cli-serve-request-rate"})
    idle_minutes: float = field(default=10.0, metadata={"help": "cli-serve-idle-minutes"})

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


def help_ids() -> dict[str, str]:
    """Give the id of the sentence that explains each setting."""
    return {each.name: each.metadata["help"] for each in fields(Settings)}
