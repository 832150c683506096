"""A campaign: sessions, each a match of its own, and what is kept between them.

Sessions form a tree. Each names the session that it follows, and begins with what was kept of that one; so a
session can be played again from where it began, and the line that was played first stays as it was.
"""

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, Self

import msgspec

from dreamtable.kernel.campaigning import Offer
from dreamtable.kernel.errors import BadMove, BadRecord, BadSetup, DreamtableError
from dreamtable.kernel.game import S
from dreamtable.kernel.match import Match
from dreamtable.kernel.model import Kept, Options, Outcome
from dreamtable.kernel.record import (
    NOTHING_KEPT,
    Record,
    check_form,
    check_renewals,
    last_stand,
    record,
    replay,
    resume_record,
)
from dreamtable.kernel.rules import AnyRules, Mode, Rules

FORMAT = 1
LATEST = -1
"""Stands for the session that was finished last."""
BEGINNING = None
"""What the first session follows: nothing was kept yet."""

_encode = msgspec.json.encode


class CampaignSession(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One session: a match, and what was kept of it."""

    follows: int | None
    """The number of the session whose keeping it began with; None at the campaign's beginning."""
    record: Record
    """The match as it stood last, with its seed and who took part."""
    kept: msgspec.Raw = msgspec.field(default_factory=lambda: NOTHING_KEPT)
    """What is kept of it; nothing while it is played."""
    kept_version: int = 1
    outcome: Outcome | None = None
    """How it ended; None while it is played."""
    seal: str | msgspec.UnsetType = msgspec.UNSET
    """By what a server knows a session again that it has kept; none in files that no server made."""

    @property
    def over(self) -> bool:
        """Whether something can follow it."""
        return bytes(self.kept) != bytes(NOTHING_KEPT)


class CampaignRecord(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A campaign as the content of a file."""

    format: int
    game: str
    title: str = ""
    sessions: list[CampaignSession]
    notes: str = ""
    sketch: list[list[int]] = []


class Campaign(Generic[S]):
    """All sessions of a campaign, in the order in which they were begun."""

    __slots__ = ("_matches", "notes", "rules", "sessions", "sketch", "title")

    def __init__(
        self,
        rules: Rules[S, Any],
        *,
        title: str = "",
        sessions: Iterable[CampaignSession] = (),
        notes: str = "",
        sketch: Iterable[list[int]] = (),
    ) -> None:
        if rules.campaign is None:
            raise BadSetup(f"{rules.name} has no campaign: nothing is kept of its matches.")
        self.rules = rules
        self.title = title
        self.sessions = list(sessions)
        self.notes = notes
        """What the group has written down: no rule reads it."""
        self.sketch = list(sketch)
        """What it has drawn over its map: strokes, each as places one after another."""
        self._matches: dict[int, Match[S]] = {}
        """The matches that are played just now, by the number of their session."""

    # What is the case

    @property
    def latest(self) -> int | None:
        """The number of the session that was finished last; None at the beginning."""
        return max(self.finished, default=BEGINNING)

    @property
    def finished(self) -> list[int]:
        """The numbers of all sessions that are over."""
        return [number for number, session in enumerate(self.sessions) if session.over]

    @property
    def running(self) -> list[int]:
        """The numbers of all sessions that are not over."""
        return [number for number, session in enumerate(self.sessions) if not session.over]

    def line_to(self, number: int | None) -> list[int]:
        """Return the sessions that led to one, from the first to that one itself."""
        line: list[int] = []
        while number is not BEGINNING:
            line.append(number)
            number = self._session(number).follows
        return line[::-1]

    def kept_after(self, number: int | None) -> Kept | None:
        """Return what was kept of a session, as a copy of its own; None at the beginning."""
        if number is BEGINNING:
            return None
        session = self._session(number)
        if not session.over:
            raise BadMove(f"Session {number + 1} is not over yet: nothing can follow it.")
        if session.kept_version > self.rules.state_version:
            raise BadRecord(
                f"What was kept of session {number + 1} has version {session.kept_version}; "
                f"this {self.rules.name} keeps version {self.rules.state_version}."
            )
        return self.rules.read_kept(session.kept, session.kept_version)

    def offer_after(self, number: int | None) -> Offer:
        """Return what a session may be that follows a session."""
        return self.rules.offer_after(self.kept_after(number))

    def record_of(self, number: int) -> Record:
        """Return the record of a session."""
        return self._session(number).record

    def usual_seats(self, follows: int | None) -> int:
        """Return for how many a session was; at the beginning for as few as can be."""
        if follows is not BEGINNING:
            return self.record_of(follows).seats
        return min(mode.seats[0] for mode in modes_within(self.rules, self.offer_after(BEGINNING)))

    def usual_packs(self, follows: int | None) -> list[str]:
        """Return with which packs a session was played; at the beginning with none."""
        return list(self.record_of(follows).packs) if follows is not BEGINNING else []

    def _session(self, number: int) -> CampaignSession:
        if not 0 <= number < len(self.sessions):
            raise BadMove(f"There is no session {number + 1}; the campaign has {len(self.sessions)}.")
        return self.sessions[number]

    # What happens

    def next_match(
        self,
        seed: str,
        *,
        follows: int | None = LATEST,
        seats: int | None = None,
        mode: str | None = None,
        options: Mapping[str, object] | None = None,
        players: list[str] | None = None,
        packs: Sequence[str] | None = None,
        listening: bool = True,
        keeping: bool = True,
    ) -> Match[S]:
        """Begin a session and return its match.

        It follows the session that was finished last, unless an earlier one is named: then that point is
        played on from again. Without other wishes it is for as many as before, with the same packs, and of
        what is unlocked the usual.
        """
        follows = self.latest if follows == LATEST else follows
        if follows is not BEGINNING:
            before = self._session(follows).record
            self.rules.stored_components(list(before.packs), before.components)  # all of them must be there
        kept = self.kept_after(follows)
        offer = self.rules.offer_after(kept)
        seats = seats if seats is not None else self.usual_seats(follows)
        match = Match(
            self.rules,
            seats,
            seed,
            options_within(self.rules, offer, options or {}),
            mode=mode_within(self.rules, offer, seats, mode).name,
            kept=kept,
            components=self.rules.components(self.usual_packs(follows) if packs is None else packs),
            listening=listening,
            keeping=keeping,
        )
        self._matches[len(self.sessions)] = match
        begun = CampaignSession(follows=follows, record=record(match, players))
        self.sessions.append(begun)
        return match

    def number_of(self, match: Match[S]) -> int:
        """Return which session a match is that was begun or resumed here."""
        for number, one in self._matches.items():
            if one is match:
                return number
        raise BadMove("That match is no session of this campaign, or it is over and kept.")

    def resume(self, number: int) -> Match[S]:
        """Return the match of a session that is not over, as it was saved."""
        session = self._session(number)
        if session.over:
            raise BadMove(f"Session {number + 1} is over; it can be played again from where it began.")
        self._matches[number], session.record = resume_record(session.record, self.rules)
        return self._matches[number]

    def save(self, match: Match[S]) -> None:
        """Note how far a session has come."""
        session = self.sessions[self.number_of(match)]
        session.record = record(match, session.record.players, session.record)

    def finish(self, match: Match[S]) -> int:
        """Keep what is to be kept of a session that is over; return its number."""
        number = self.number_of(match)
        kept = keeping_of(match)
        self.save(match)
        session = self.sessions[number]
        session.kept, session.kept_version = msgspec.Raw(kept), self.rules.state_version
        session.outcome = match.outcome
        del self._matches[number]
        return number

    # As a file

    def to_bytes(self) -> bytes:
        """Return the campaign as the content of a file."""
        return (
            _encode(
                CampaignRecord(
                    format=FORMAT,
                    game=self.rules.name,
                    title=self.title,
                    sessions=self.sessions,
                    notes=self.notes,
                    sketch=self.sketch,
                )
            )
            + b"\n"
        )

    @classmethod
    def from_bytes(cls, content: bytes, rules_of: Callable[[str], AnyRules]) -> Self:
        """Read a campaign from the content of a file, or say why it is none; `rules_of` finds its game.

        That its sessions are what the rules make of them is not looked at: that is `check`.
        """
        try:
            read = msgspec.json.decode(content, type=CampaignRecord)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadRecord(f"This is no campaign, or it is damaged: {error}.") from None
        if read.format != FORMAT:
            raise BadRecord(f"The campaign has format {read.format}; this version reads format {FORMAT}.")
        campaign = cls(
            rules_of(read.game),
            title=read.title,
            sessions=read.sessions,
            notes=read.notes,
            sketch=read.sketch,
        )
        for number, session in enumerate(read.sessions):
            campaign._check_place(number, session)
        return campaign

    def without_running(self) -> "Campaign[S]":
        """Return the campaign with the sessions that are over, to be given to others."""
        new_number = {old: new for new, old in enumerate(self.finished)}
        sessions = [
            msgspec.structs.replace(
                session, follows=None if session.follows is BEGINNING else new_number[session.follows]
            )
            for session in self.sessions
            if session.over
        ]
        return Campaign(self.rules, title=self.title, sessions=sessions, notes=self.notes, sketch=self.sketch)

    def check(self) -> None:
        """Play all sessions again; refuse what does not follow from the sessions before by the rules."""
        for number, session in enumerate(self.sessions):
            try:
                self._check_session(session)
            except DreamtableError as error:
                raise BadRecord(f"Session {number + 1} of the campaign: {error}") from None
            except Exception as error:  # the rules stumble over what they would never have kept
                raise BadRecord(f"Session {number + 1} of the campaign can't be played: {error!r}") from error

    def unproven(self) -> list[int]:
        """Return the sessions that are over and that these rules can't play again."""
        return [number for number, one in enumerate(self.sessions) if one.over and self._is_earlier(one)]

    def _is_earlier(self, session: CampaignSession) -> bool:
        """Say whether a session was played by rules that are not these, if only in part."""
        return bool(session.record.renewed) or session.record.rules_version < self.rules.rules_version

    def _check_place(self, number: int, session: CampaignSession) -> None:
        """Refuse a session that has no place in the campaign."""
        try:
            check_form(session.record)
        except BadRecord as error:
            raise BadRecord(f"Session {number + 1} of the campaign: {error}") from None
        if session.record.game != self.rules.name:
            raise BadRecord(f"Session {number + 1} is of the game {session.record.game!r}.")
        if session.follows is not BEGINNING and not (
            0 <= session.follows < number and self.sessions[session.follows].over
        ):
            raise BadRecord(f"Session {number + 1} follows no session that was over before it.")

    def _check_session(self, session: CampaignSession) -> None:
        kept = self.kept_after(session.follows)
        began = self.rules.read_kept(session.record.kept, session.record.state_version)
        if _encode(began) != _encode(kept):
            raise BadRecord("it does not begin with what was kept before it.")
        after = self.rules.read_kept(session.kept, session.kept_version) if session.over else None
        if self._is_earlier(session):
            self._check_earlier(session, after)
            return
        match = replay(session.record, self.rules, listening=False)
        offer = self.rules.offer_after(kept)
        check_unlocked(offer, match.options)
        mode_within(self.rules, offer, match.seats, match.mode.name)
        if session.over:
            if session.kept_version == self.rules.state_version and _encode(after) != keeping_of(match):
                raise BadRecord("what was kept is not what the rules keep of it.")
            if session.outcome != match.outcome:
                raise BadRecord("it did not end like that.")

    def _check_earlier(self, session: CampaignSession, after: Kept | None) -> None:
        """Refuse a session of an earlier version that can't have been so.

        Rules that are no longer there can't play it again. But what it says of versions must be possible, its
        end must be stored, and what these rules kept of that end must be what they keep; whether
        an earlier version has kept what is said, nobody can tell from the file (`unproven`).
        """
        kept = session.record
        check_renewals(kept, self.rules)
        if not session.over:
            return
        end = last_stand(kept, self.rules)
        if end is None or end.answers != len(kept.answers) or end.outcome is None:
            raise BadRecord("it can't be played again under these rules, and its end is not stored.")
        if session.outcome != end.outcome:
            raise BadRecord("it did not end like that.")
        of_today = kept.renewed and kept.renewed[-1].rules_version == self.rules.rules_version
        if (
            of_today
            and session.kept_version == self.rules.state_version
            and _encode(after) != keeping_of(end)
        ):
            raise BadRecord("what was kept is not what the rules keep of it.")


def keeping_of(match: Match[Any]) -> bytes:
    """Return what is kept of a match that is over, as JSON."""
    campaign = match.rules.campaign
    if campaign is None:
        raise BadSetup(f"{match.rules.name} has no campaign: nothing is kept of its matches.")
    if match.outcome is None:
        raise BadMove(f"The session is not over: nothing is kept of it yet. {match.whereabouts()}")
    return _encode(campaign.carry(match.state))


# What is unlocked


def modes_within(rules: AnyRules, offer: Offer) -> tuple[Mode, ...]:
    """Return the modes that are unlocked, for as many as they can be now; refuse a campaign that is over."""
    if offer.over:
        raise BadSetup(f"This campaign of {rules.name} has come to its end: no session follows.")
    unlocked = [mode for mode in rules.modes if offer.modes is None or mode.name in offer.modes]
    if offer.seats is None:
        return tuple(unlocked)
    only = range(offer.seats, offer.seats + 1)
    return tuple(mode._replace(seats=only) for mode in unlocked if offer.seats in mode.seats)


def mode_within(rules: AnyRules, offer: Offer, seats: int, name: str | None) -> Mode:
    """Return the mode of that name, or the first unlocked one for so many; or say what is wrong."""
    unlocked = modes_within(rules, offer)
    if name in {mode.name for mode in rules.modes} - {mode.name for mode in unlocked}:
        raise BadSetup(_locked("mode", str(name), [mode.name for mode in unlocked]))
    return dataclasses.replace(rules, modes=unlocked).mode_for(seats, name)


def options_within(rules: Rules[Any, Any], offer: Offer, chosen: Mapping[str, object]) -> Options:
    """Return options with those that were chosen, and of others the usual; or say what is not unlocked."""
    options: Options = rules.read_options(dict(chosen))
    usual = {name: values[0] for name, values in offer.options.items() if name not in chosen and values}
    options = msgspec.structs.replace(options, **usual)
    check_unlocked(offer, options)
    return options


def check_unlocked(offer: Offer, options: Options) -> None:
    """Refuse options that are not unlocked."""
    for name, values in offer.options.items():
        if (value := getattr(options, name)) not in values:
            raise BadSetup(_locked(name, _plain(value), [_plain(one) for one in values]))


def _locked(what: str, name: str, unlocked: Sequence[str]) -> str:
    return f"The {what} {name!r} is not unlocked in this campaign. Unlocked: {', '.join(unlocked) or 'none'}."


def _plain(value: object) -> str:
    """Return the value of an option as it is written on the command line."""
    return str(msgspec.to_builtins(value))
