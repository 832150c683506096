"""How a server is set up: from the command line or the environment."""

import os
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Literal

import msgspec

from dreamtable.kernel import BadSetup

EVERYBODY = "*"
THIS_MACHINE = ("127.0.0.0/8", "::1")
ENVIRONMENT = "DREAMTABLE_SETTINGS"
"""Carries the settings from `dreamtable serve` to its workers."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything an operator can decide."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """A file, or an address such as postgresql://user@host/name; empty for the file in the own folder."""
    redis: str | None = None
    workers: int = 1
    origins: list[str] = []
    """Other addresses that the client may be loaded from, such as https://play.example.org."""
    secure: bool = False
    """Whether cookies go over https only."""
    limits: float = 1.0
    """All rate limits times this; 0 for none."""
    bot_pause: float = 0.25
    """Seconds that a bot waits before it answers where somebody looks on."""
    window_pause: float = 1.0
    """Seconds that every answer takes where several are asked in turn so that silence tells nothing."""
    bot_patience: float = 4.0
    """Seconds that a bot lets people go first where all play at the same time."""
    book_patience: float = 120.0
    """Seconds that bots wait at most while somebody reads a page of the story."""
    absence: float = 60.0
    """Seconds after which others may let a bot play for somebody who is not there."""
    stage_seconds: float = 8.0
    """For how many seconds at most a clock waits until a page has shown what went before a question."""
    bot_seconds: float = 2.0
    """How long a bot may think."""
    idle_seconds: float = 300.0
    """How long a table that nobody looks at stays in memory."""
    call_seconds: float = 60.0
    """After how many seconds somebody who is not there is called to a table that waits for them."""
    contact: str = "mailto:operator@dreamtable.invalid"
    """Where those who carry pushes reach the operator: `mailto:…` or `https://…`."""
    mail_server: str = ""
    """The server that takes letters, as in `mail.example.org:587`; empty where none are sent."""
    mail_security: Literal["starttls", "tls", "none"] = "starttls"
    mail_user: str = ""
    mail_password: str = ""
    mail_from: str = ""
    """The address that letters come from."""
    mail_name: str = "Dreamtable"
    mail_links: str = ""
    """Where this server is found by those who follow a link in a letter, as in `https://play.example.org`."""
    push_to: list[str] = []
    """Origins that browsers may be called at although they are not public, as in `http://127.0.0.1:9000`."""
    packs: str = ""
    """A folder with packs that hosts can choose for their tables; empty for none."""
    keep_states: float | None = None
    """For how many days finished matches keep how they stood after each answer; None for ever."""
    keep_guests: float | None = None
    """For how many days guests are kept who have left nothing behind; None for ever."""
    keep_tables: float | None = None
    """For how many days tables are kept whose match is over; None for ever."""
    keep_abandoned: float | None = None
    """For how many days tables are kept that nobody goes on with; None for ever."""
    metrics_for: list[str] = []
    """Addresses and networks from which the figures may be read; `*` for everybody, none for this machine."""
    log_level: str = "info"

    @property
    def url(self) -> str:
        """The address of the database for SQLAlchemy's asynchronous engine."""
        for prefix in ("postgresql+asyncpg://", "postgresql://", "postgres://"):
            if self.database.startswith(prefix):
                return "postgresql+asyncpg://" + self.database.removeprefix(prefix)
        return f"sqlite+aiosqlite:///{self.file}"

    @property
    def embedded(self) -> bool:
        """Whether the database is a file of our own."""
        return self.url.startswith("sqlite")

    @property
    def file(self) -> Path:
        """The file of the embedded database."""
        name = self.database
        for prefix in ("sqlite+aiosqlite:///", "sqlite:///"):
            name = name.removeprefix(prefix)
        return Path(name) if name else home() / "tables.db"

    @property
    def mails(self) -> bool:
        """Whether letters are sent."""
        return bool(self.mail_server)

    @property
    def mail_host(self) -> str:
        """The name of the server that takes letters."""
        return self.mail_server.rpartition(":")[0] or self.mail_server

    @property
    def mail_port(self) -> int:
        """Where it takes them."""
        port = self.mail_server.rpartition(":")[2] if ":" in self.mail_server else ""
        return int(port) if port else {"starttls": 587, "tls": 465, "none": 25}[self.mail_security]

    def may_read_figures(self, address: str) -> bool:
        """Say whether the figures are for somebody at an address."""
        named = self.metrics_for or THIS_MACHINE
        networks = [ip_network(one, strict=False) for one in named if one != EVERYBODY]
        if EVERYBODY in self.metrics_for:
            return True
        try:
            here = ip_address(address)
        except ValueError:  # a socket of the machine has none
            return False
        return any(here in network for network in networks)

    def check(self) -> None:
        """Refuse what can't work together."""
        if "://" in self.database and not self.database.startswith(("postgres", "sqlite")):
            raise BadSetup("The database is a file, or an address that begins with postgresql://.")
        if self.keep_states is not None and self.keep_states < 0:
            raise BadSetup("Finished matches keep their states for a number of days, 0 or more.")
        if any((days or 0) < 0 for days in (self.keep_guests, self.keep_tables, self.keep_abandoned)):
            raise BadSetup("Guests and tables are kept for a number of days, 0 or more.")
        try:
            self.may_read_figures("127.0.0.1")
        except ValueError:
            raise BadSetup(f"{' '.join(self.metrics_for)}: figures are for addresses or networks.") from None
        if self.mails and not ("@" in self.mail_from and self.mail_links.startswith(("https://", "http://"))):
            raise BadSetup(
                "Letters need --mail-from with an address, and --mail-links with the address of this server."
            )
        if self.mails and ":" in self.mail_server and not self.mail_server.rpartition(":")[2].isdigit():
            raise BadSetup(f"{self.mail_server} is no server for letters: HOST or HOST:PORT.")
        if self.workers < 1:
            raise BadSetup("A server has at least one worker.")
        if self.workers > 1 and (self.embedded or self.redis is None):
            raise BadSetup("Several workers need --database postgresql://… and --redis redis://….")


def home() -> Path:
    """Return the folder of the server's own files."""
    return Path(os.environ.get("DREAMTABLE_HOME") or Path.home() / ".dreamtable")


def from_environment() -> Settings:
    """Return the settings that `dreamtable serve` left for this worker."""
    return msgspec.json.decode(os.environ.get(ENVIRONMENT, "{}"), type=Settings)
