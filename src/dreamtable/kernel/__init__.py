"""The kernel: drives any game written as a script of questions. It knows no game."""

from dreamtable.kernel.chair import Chair
from dreamtable.kernel.errors import BadMove, BadRecord, BadSetup, DreamtableError, RulesBug, unknown
from dreamtable.kernel.game import CHECKPOINT, NOTHING_TO_DO, Game, Question, Script
from dreamtable.kernel.match import Match
from dreamtable.kernel.model import WATCHER, Event, Menu, Move, Options, Outcome, Ref, Seat, State, kebab
from dreamtable.kernel.pieces import (
    Deck,
    all_alike,
    choose_exactly,
    draw,
    fix_top,
    renew,
    roll,
    roll_some,
    seats_from,
)
from dreamtable.kernel.printed import Path, Place, Printed, Thing
from dreamtable.kernel.record import Record, from_bytes, record, replay, to_bytes
from dreamtable.kernel.rng import Chance, Rng, chance
from dreamtable.kernel.rules import AnyRules, Rules
from dreamtable.kernel.words import Word, args_of, enum_word, refs_of, seat_word, tag_of, word_of

__all__ = [
    "CHECKPOINT",
    "NOTHING_TO_DO",
    "WATCHER",
    "AnyRules",
    "BadMove",
    "BadRecord",
    "BadSetup",
    "Chair",
    "Chance",
    "Deck",
    "DreamtableError",
    "Event",
    "Game",
    "Match",
    "Menu",
    "Move",
    "Options",
    "Outcome",
    "Path",
    "Place",
    "Printed",
    "Question",
    "Record",
    "Ref",
    "Rng",
    "Rules",
    "RulesBug",
    "Script",
    "Seat",
    "State",
    "Thing",
    "Word",
    "all_alike",
    "args_of",
    "chance",
    "choose_exactly",
    "draw",
    "enum_word",
    "fix_top",
    "from_bytes",
    "kebab",
    "record",
    "refs_of",
    "renew",
    "replay",
    "roll",
    "roll_some",
    "seat_word",
    "seats_from",
    "tag_of",
    "to_bytes",
    "unknown",
    "word_of",
]
