"""The table as a seat sees it, laid out again: what cards count and ask is read from it as from the real one.

Nothing is in it that the view does not show: decks are empty, face-down tiles are unknown. It is a copy in
which figures may be moved in thought.
"""

from msgspec.structs import replace

from dreamtable.games.tamashii.model import (
    NOTHING,
    Boss,
    Place,
    Player,
    PlayerView,
    Table,
    TamashiiOptions,
    View,
)
from dreamtable.kernel import Rng

NO_CHANCE = Rng("seen", 0)


def table_seen(v: View) -> Table:
    """Return a table that shows what a view shows."""
    boss = None
    if v.boss != NOTHING:
        boss = Boss(v.boss, v.boss_place, v.boss_damage, [NOTHING] * v.boss_seals)
    return Table(
        rng=NO_CHANCE,
        options=TamashiiOptions(),
        mode=v.mode,
        players=[player_seen(one) for one in v.players],
        unlocked=[],
        guide=v.guide,
        step=v.step,
        round=v.round,
        first=v.first,
        turns=v.turns,
        time=v.time,
        supply=v.supply,
        boxed=v.boxed,
        ascend=v.ascend,
        success=v.success,
        places=[
            Place(
                one.q,
                one.r,
                one.tile,
                one.shown,
                one.explore,
                one.find,
                tokens=one.tokens,
                lying=one.lying,
                marked=one.marked,
            )
            for one in v.places
        ],
        zones=v.zones,
        discard=v.discard,
        market=v.market,
        story=v.story,
        last=v.last,
        specials=v.specials,
        kept_stories=v.kept_stories,
        drawn=v.drawn,
        drawing=v.drawing,
        tokens=v.tokens,
        faces={card: [NOTHING] * count for card, count in v.faces.items()},
        used=v.used,
        launched_once=v.launched_once,
        done=v.done,
        combat=v.combat,
        dice=v.dice,
        boss=boss,
        jordan=replace(v.jordan) if v.jordan is not None else None,
        standing=v.standing,
        objectives=v.objectives,
        next_objective=v.next_objective,
        named=v.named,
        stack=v.stack,
    )


def player_seen(p: PlayerView) -> Player:
    """Return a player as a view shows it."""
    return Player(
        colour=p.colour,
        core=p.core,
        launcher=p.launcher,
        unlocked=p.unlocked,
        bag=p.bag,
        dump=p.dump,
        hand=p.hand,
        resources=p.resources,
        integrity=p.integrity,
        cap=p.cap,
        trace=p.trace,
        xp=p.xp,
        place=p.place,
        start=p.start,
        bodies=p.bodies,
        calling=p.calling,
        cards=p.cards,
        equipped=p.equipped,
        protocol=p.protocol,
        learned=p.learned,
        counted=p.counted,
        queue=p.queue,
        out=p.out,
        resets=p.resets,
        writes=p.writes,
        launched=p.launched,
        used=p.used,
        carried=p.carried,
        taken=[card for card in p.taken if card != NOTHING],
        goals=p.goals,
    )
