"""ELD-MYT: the Mythos Phase, icon by icon, and its end step."""

import msgspec
import pytest

from dreamtable.games.eldritch.model import CLUES, GATES, OMEN, RECKONING, SURGE, TEXT
from dreamtable.games.eldritch.mythos import ICONS
from dreamtable.games.eldritch.rules import RULES
from dreamtable.games.eldritch.view import view
from dreamtable.lang import Speaker
from dreamtable.server.messages import QuestionInfo
from dreamtable.server.texts import Names, voice_of
from dreamtable.server.updates import asked
from dreamtable.telling import entries_on
from eldritch.kit import Scene, fallen, fresh, invent, investigator, nobody, seat_at

GREEN = invent("{id: green-nothing, kind: mythos, colour: green, level: easy, traits: [event], do: []}")
YELLOW = invent("{id: yellow-nothing, kind: mythos, colour: yellow, level: easy, traits: [event], do: []}")
DRAW_AGAIN = invent(
    "{id: one-more-night, kind: mythos, colour: blue, level: easy, traits: [event], do: [draw-mythos: 1]}"
)
SMALL_TOKENS = ("omen-moved", "reckoned", "gate-spawned", "monster-spawned", "clue-spawned", "rumor-put")


def steps_of(scene: Scene) -> list[str]:
    """Return the kinds of what happened in the phase, in order."""
    return [said.split()[0] for said in scene.told(*SMALL_TOKENS, "tokens-put", "recovered")]


@pytest.mark.rule("ELD-MYT-02")
def test_there_are_seven_icon_steps_in_one_order_and_then_the_text() -> None:
    order = [OMEN, RECKONING, GATES, SURGE, CLUES]
    for icons in ICONS.values():
        *shown, last = icons
        assert shown == [icon for icon in order if icon in shown]
        assert last is TEXT
    rumor = seat_at(investigator(), phase="mythos", mythos="the-white-idol", draws="nome")
    assert [said.split()[0] for said in rumor.told("clue-spawned", "rumor-put", "monster-spawned")] == [
        "clue-spawned",
        "rumor-put",
        "monster-spawned",
    ]


@pytest.mark.rule("ELD-MYT-01", "ELD-MYT-11")
def test_a_green_card_shows_omen_surge_and_clues_and_then_its_text() -> None:
    scene = seat_at(
        investigator(at="cape-horn", health=3),
        phase="mythos",
        mythos="quiet-waters",
        gates="rio",
        draws="witch nome",
    )
    assert steps_of(scene) == ["omen-moved", "monster-spawned", "clue-spawned", "recovered"]
    assert scene.monsters == ["witch@rio"]


@pytest.mark.rule("ELD-MYT-01", "ELD-MYT-11")
def test_a_yellow_card_shows_omen_reckoning_and_gates_and_then_its_text() -> None:
    scene = seat_at(
        investigator(),
        phase="mythos",
        mythos="the-papers-believe-you",
        monsters="young-of-the-goat@rio:1",
        gate_stack="naples",
        draws="witch nome",
    )
    assert steps_of(scene) == ["omen-moved", "reckoned", "gate-spawned", "monster-spawned", "clue-spawned"]


@pytest.mark.rule("ELD-MYT-11")
def test_a_blue_card_moves_neither_omen_nor_gates() -> None:
    scene = seat_at(investigator(), phase="mythos", mythos="the-whistling-wire", draws="nome")
    assert steps_of(scene) == ["clue-spawned", "rumor-put", "tokens-put"]
    assert (scene.omen, scene.gates) == (0, set())


@pytest.mark.rule("ELD-MYT-03", "ELD-OMN-01")
def test_advancing_the_omen_advances_doom_for_each_gate_of_its_new_colour() -> None:
    # acceptance 23
    scene = seat_at(investigator(), phase="mythos", mythos=YELLOW, gates="rio boston", doom=10)
    assert (scene.omen_colour, scene.doom) == ("blue", 9)


@pytest.mark.rule("ELD-MYT-04")
def test_the_reckoning_icon_starts_a_reckoning() -> None:
    scene = seat_at(investigator(), phase="mythos", mythos=YELLOW, monsters="gug@boston")
    assert scene.player("A").health == 5


@pytest.mark.rule("ELD-MYT-05", "ELD-MYT-14")
def test_the_gate_icon_spawns_the_number_of_the_reference_card_each_with_its_monster() -> None:
    scene = seat_at(
        *[investigator() for _ in range(5)],
        phase="mythos",
        mythos=YELLOW,
        gate_stack="rio naples",
        draws="witch gug",
    )
    assert scene.gates == {"rio", "naples"}
    assert scene.monsters == ["gug@naples", "witch@rio"]


@pytest.mark.rule("ELD-MYT-06", "ELD-MYT-16")
def test_a_surge_puts_monsters_on_each_matching_gate_in_the_leads_order() -> None:
    # acceptance 24: the omen goes from blue to red
    scene = seat_at(
        *[investigator(at="nome") for _ in range(4)],
        phase="mythos",
        mythos=GREEN,
        omen=1,
        gates="boston naples rio",
    )
    a, *_ = scene
    assert scene.rule == "ELD-MYT-16"
    assert a.offered("pick-card") == {"gate-boston", "gate-naples"}
    a.does("pick-card gate-naples", draws="witch ghast gug shoggoth chicago nome")
    assert scene.told("monster-spawned") == [
        "monster-spawned witch naples",
        "monster-spawned ghast naples",
        "monster-spawned gug boston",
        "monster-spawned shoggoth boston",
    ]


@pytest.mark.rule("ELD-MYT-16")
def test_the_lead_orders_the_gates_of_a_spawning_text() -> None:
    scene = seat_at(investigator(), investigator(), lead="B", omen=2, gates="boston naples")
    a, b = scene
    a.tries("spawn: {monster: 1, at: all(gate-matching)}", personal=False)
    assert (scene.asked, scene.rule) == ("B", "ELD-MYT-16")
    b.does("pick-space naples", draws="witch gug")
    assert scene.monsters == ["gug@boston", "witch@naples"]


@pytest.mark.rule("ELD-MYT-07")
def test_without_a_matching_gate_a_surge_is_one_gate_with_one_monster() -> None:
    # acceptance 25
    scene = seat_at(
        *[investigator(at="nome") for _ in range(6)],
        phase="mythos",
        mythos=GREEN,
        gate_stack="rio",
        draws="witch chicago nome panama",
    )
    assert scene.omen_colour == "blue"
    assert (scene.gates, scene.monsters) == ({"rio"}, ["witch@rio"])


@pytest.mark.rule("ELD-MYT-08", "ELD-MYT-14")
@pytest.mark.parametrize(
    ("players", "clues"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)]
)
def test_the_clue_icon_spawns_the_number_of_the_reference_card(players: int, clues: int) -> None:
    scene = seat_at(*[investigator() for _ in range(players)], phase="mythos", mythos="a-quiet-night")
    assert len(scene.clues) == clues


@pytest.mark.rule("ELD-MYT-14")
@pytest.mark.parametrize(
    ("players", "numbers"), [(1, (1, 1, 1)), (4, (1, 2, 2)), (6, (2, 3, 2)), (8, (2, 4, 3))]
)
def test_the_reference_card_fits_the_number_of_players(players: int, numbers: tuple[int, int, int]) -> None:
    s = fresh(players).state
    assert (s.gates_due, s.clues_due, s.surge) == numbers


@pytest.mark.rule("ELD-MYT-09", "ELD-MYT-11")
def test_a_rumor_puts_its_token_on_the_space_and_its_eldritch_tokens_on_the_card() -> None:
    # acceptance 26
    scene = seat_at(
        *[investigator() for _ in range(3)],
        phase="mythos",
        mythos="the-whistling-wire",
        draws="nome rio",
    )
    assert scene.told("rumor-put") == ["rumor-put the-whistling-wire great-slave-lake"]
    assert scene.tokens_on("the-whistling-wire") == 4
    assert scene.clues == ["nome", "rio"]
    assert scene.omen == 0


@pytest.mark.rule("ELD-MYT-10")
def test_an_event_is_carried_out_and_discarded() -> None:
    scene = seat_at(investigator(at="ross", sanity=2), phase="mythos", mythos="quiet-waters", gates="rio")
    assert scene.player("A").sanity == 3
    assert scene.ongoing == []
    assert len(scene.state.mythos_discard) == 1


@pytest.mark.rule("ELD-MYT-10")
def test_an_ongoing_card_stays_until_an_effect_discards_it() -> None:
    scene = seat_at(investigator(), phase="mythos", mythos="dust-of-the-comet")
    a, *_ = scene
    scene.until("encounter")
    assert scene.ongoing == ["dust-of-the-comet"]
    a.tries("discard: this", card="dust-of-the-comet")
    assert scene.ongoing == []


@pytest.mark.rule("ELD-MYT-12", "ELD-WIN-07")
def test_without_a_card_the_end_step_comes_and_then_the_loss() -> None:
    # acceptance 42
    scene = seat_at(
        investigator(), phase="mythos", mythos="", mythos_left=0, ongoing="border-closed", dice="6"
    )
    assert scene.told("used") == ["used A border-closed"]
    assert scene.outcome.reason == "exhausted"
    assert scene.outcome.winners == []


@pytest.mark.rule("ELD-MYT-12")
def test_the_mythos_discard_pile_is_never_shuffled_into_a_deck() -> None:
    scene = seat_at(investigator(), phase="mythos", mythos="quiet-waters", mythos_left=1, gates="rio")
    scene.until("action")
    assert not scene.running
    assert scene.outcome.reason == "exhausted"


@pytest.mark.rule("ELD-MYT-13")
def test_a_second_card_is_resolved_completely_icons_included() -> None:
    scene = seat_at(
        investigator(),
        phase="mythos",
        mythos=f"{DRAW_AGAIN} {YELLOW}",
        gate_stack="rio",
        draws="nome witch",
    )
    assert steps_of(scene) == ["clue-spawned", "omen-moved", "gate-spawned", "monster-spawned"]
    assert scene.phase == "action"


@pytest.mark.rule("ELD-MYT-13", "ELD-WIN-07")
def test_a_second_card_that_is_not_there_loses_in_the_end_step() -> None:
    scene = seat_at(investigator(), phase="mythos", mythos=DRAW_AGAIN, mythos_left=1)
    assert scene.outcome.reason == "exhausted"


@pytest.mark.rule("ELD-MYT-15", "ELD-TIM-14")
def test_the_lead_orders_what_comes_in_the_end_step() -> None:
    scene = seat_at(
        investigator(),
        nobody(),
        phase="end",
        ongoing="border-closed",
        mystery="the-widening-eye",
        on_mystery=1,
        fallen=(fallen("song-yulan", seat="B"),),
    )
    a, b = scene
    assert scene.rule == "ELD-TIM-14"
    assert a.offers == {"resolve border-closed", "resolve the-widening-eye", "bring B"}
    a.does("bring B")
    assert scene.asked == "B"
    b.does("choose-investigator ingrid-solheim")
    a.does("resolve the-widening-eye")
    assert len(scene.state.solved) == 1
    a.does("resolve border-closed", dice="5")
    assert scene.ongoing == []
    assert scene.rule == "ELD-RND-03"


@pytest.mark.rule("ELD-TIM-14")
@pytest.mark.parametrize(
    ("lang", "asks", "entries"),
    [
        (
            "en",
            "End of the Mythos Phase: {card} is still to be resolved. What comes first?",
            [
                "Resolve {card} At the end of the Mythos Phase, roll 1 die. On 5–6, discard this card.",
                "Make Ben Lead Investigator they order and resolve the rest of this step",
            ],
        ),
        (
            "zh-Hans",
            "神话阶段结束，尚待结算：{card}。先进行什么？",
            [
                "结算“{card}” 神话阶段结束时，掷1颗骰子。5–6：丢弃此卡。",
                "让Ben担任调查员领导者 本步骤余下的效果由其排序并结算",
            ],
        ),
        (
            "ja",
            "神話フェイズの終わりです。まだ解決されていないもの：{card}。何から始めますか？",
            [
                "「{card}」を解決する 神話フェイズの終わりに、ダイスを1個振る。5–6：このカードを捨てる。",
                "Benをリーダー探索者にする 残りはその人が順番を決めて解決する",
            ],
        ),
    ],
)
def test_the_end_step_names_the_card_that_is_due_and_what_each_entry_is_for(
    lang: str, asks: str, entries: list[str]
) -> None:
    scene = seat_at(investigator(), investigator(), phase="end", ongoing="border-closed")
    match, seen, speaker = scene.match, view(scene.state, 0), Speaker(lang, RULES, ["Ann", "Ben"])
    assert match.question is not None
    card = speaker.say("card-border-closed")
    assert speaker.question(match.question, seen) == asks.format(card=card)
    assert [
        " ".join(map(speaker.word, (entry.word, *(note.word for note in entry.notes))))
        for entry in entries_on(RULES, seen, match.menu(0), scene.rule)
    ] == [entry.format(card=card) for entry in entries]


@pytest.mark.rule("ELD-RND-03")
def test_who_holds_a_single_seat_is_not_called_by_name_and_who_holds_both_is() -> None:
    scene = seat_at(investigator(), investigator(), phase="end")
    match, seen = scene.match, view(scene.state, 0)
    assert match.question is not None
    read = []
    for own in ([0], [0, 1]):
        voice, names = voice_of("en", "eldritch"), Names(["Ann", "Ben"])
        asks = asked(match, match.question, 0, seen, voice, own)
        assert asks is not None
        told = msgspec.json.decode(names.into_message(bytes(asks)), type=QuestionInfo)
        read.append([move.text for move in told.moves])
    assert read == [
        ["Remain Lead Investigator", "Make Ben Lead Investigator"],
        ["Make Ann Lead Investigator", "Make Ben Lead Investigator"],
    ]


@pytest.mark.rule("ELD-TIM-14")
def test_the_lead_may_give_the_token_away_before_the_rest_of_the_end_step() -> None:
    scene = seat_at(investigator(), investigator(), phase="end", ongoing="border-closed")
    scene.player("A").does("give-lead B")
    assert (scene.lead, scene.rule) == ("B", "ELD-ACT-01")
    assert scene.told("used") == ["used B border-closed"]


@pytest.mark.rule("ELD-TIM-14", "ELD-MYT-15")
def test_the_round_counter_rises_after_the_end_step() -> None:
    scene = seat_at(investigator(), phase="end", in_round=3)
    assert (scene.round, scene.phase) == (4, "action")
