"""What is promised to authors of games, bots and simulations. Everything else may change at any time.

A name that stands here keeps its meaning and its arguments; new arguments have a default. One that has to go
stays for a minor version at least: it stands in `RENAMED` then and says in a DeprecationWarning what to use
instead. The changelog names it when it moves there, and again when it is gone.

What a game of ours calls its things (`dreamtable.games.<game>.model`, `moves`, `events`) goes with its
`rules_version`, and what cards can say with the version of its vocabulary.
"""

import warnings
from importlib import import_module
from typing import TYPE_CHECKING

from dreamtable.bots import Bot, RandomBot, SearchBot, bot_named, bots_of, play_out
from dreamtable.games import all_games, manifest_of, playable_games, rules_of, use_packs
from dreamtable.games.manifest import DailyDream, FirstGame, Manifest
from dreamtable.kernel import (
    BEGINNING,
    CHECKPOINT,
    NOTHING_TO_DO,
    WATCHER,
    AnyBot,
    AnyRules,
    BadMove,
    BadRecord,
    BadSetup,
    BotWithoutMemory,
    Campaign,
    Campaigning,
    Chair,
    Chance,
    Deck,
    DreamtableError,
    Event,
    Game,
    GameBot,
    Heading,
    Kept,
    LaterMenu,
    Match,
    Menu,
    Migration,
    MissingComponent,
    Mode,
    Move,
    Offer,
    OneAgainstMany,
    Opening,
    Options,
    Outcome,
    Plain,
    Question,
    QuickBot,
    Record,
    Ref,
    Rules,
    RulesBug,
    Script,
    Seat,
    State,
    Storing,
    Wire,
    at_once,
    choose_exactly,
    draw,
    fix_top,
    from_bytes,
    part_of,
    record,
    renew,
    replay,
    roll,
    roll_some,
    seats_from,
    to_bytes,
)
from dreamtable.telling import (
    Alarm,
    Annals,
    Belonging,
    Chosen,
    Deeds,
    Evening,
    Explanation,
    Foretold,
    Gauge,
    Guide,
    Note,
    Part,
    Path,
    Poster,
    Printed,
    Proposal,
    Proposing,
    Prospect,
    Reached,
    Sealing,
    Shelf,
    Sign,
    Space,
    Standing,
    Telling,
    Thing,
    Treasure,
    Word,
    enum_word,
    seat_word,
    telling_of,
)
from dreamtable.telling.guide import change, odds, percent, price, warning

if TYPE_CHECKING:
    from dreamtable.arena.plan import make_plan
    from dreamtable.arena.results import read
    from dreamtable.arena.running import run
    from dreamtable.envs import make_env, make_parallel_env

__all__ = [
    "BEGINNING",
    "CHECKPOINT",
    "NOTHING_TO_DO",
    "WATCHER",
    "Alarm",
    "Annals",
    "AnyBot",
    "AnyRules",
    "BadMove",
    "BadRecord",
    "BadSetup",
    "Belonging",
    "Bot",
    "BotWithoutMemory",
    "Campaign",
    "Campaigning",
    "Chair",
    "Chance",
    "Chosen",
    "DailyDream",
    "Deck",
    "Deeds",
    "DreamtableError",
    "Evening",
    "Event",
    "Explanation",
    "FirstGame",
    "Foretold",
    "Game",
    "GameBot",
    "Gauge",
    "Guide",
    "Heading",
    "Kept",
    "LaterMenu",
    "Manifest",
    "Match",
    "Menu",
    "Migration",
    "MissingComponent",
    "Mode",
    "Move",
    "Note",
    "Offer",
    "OneAgainstMany",
    "Opening",
    "Options",
    "Outcome",
    "Part",
    "Path",
    "Plain",
    "Poster",
    "Printed",
    "Proposal",
    "Proposing",
    "Prospect",
    "Question",
    "QuickBot",
    "RandomBot",
    "Reached",
    "Record",
    "Ref",
    "Rules",
    "RulesBug",
    "Script",
    "Sealing",
    "SearchBot",
    "Seat",
    "Shelf",
    "Sign",
    "Space",
    "Standing",
    "State",
    "Storing",
    "Telling",
    "Thing",
    "Treasure",
    "Wire",
    "Word",
    "all_games",
    "at_once",
    "bot_named",
    "bots_of",
    "change",
    "choose_exactly",
    "draw",
    "enum_word",
    "fix_top",
    "from_bytes",
    "make_env",
    "make_parallel_env",
    "make_plan",
    "manifest_of",
    "odds",
    "part_of",
    "percent",
    "play_out",
    "playable_games",
    "price",
    "read",
    "record",
    "renew",
    "replay",
    "roll",
    "roll_some",
    "rules_of",
    "run",
    "seat_word",
    "seats_from",
    "telling_of",
    "to_bytes",
    "use_packs",
    "warning",
]

WHEN_WANTED = {
    "make_plan": "dreamtable.arena.plan",
    "read": "dreamtable.arena.results",
    "run": "dreamtable.arena.running",
    "make_env": "dreamtable.envs",
    "make_parallel_env": "dreamtable.envs",
}
"""What needs optional packages, and from where it is loaded when somebody asks for it."""

RENAMED: dict[str, str] = {}
"""Names that are about to go, and what to use instead."""


if not TYPE_CHECKING:  # type checkers know the names from above, and no others

    def __getattr__(name: str) -> object:
        if name in RENAMED:
            warnings.warn(
                f"dreamtable.api.{name} goes: use {RENAMED[name]}.", DeprecationWarning, stacklevel=2
            )
            return globals()[RENAMED[name]]
        if name in WHEN_WANTED:
            return getattr(import_module(WHEN_WANTED[name]), name)
        raise AttributeError(f"dreamtable.api has no {name!r}.")
