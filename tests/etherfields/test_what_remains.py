"""What an evening leaves behind is told in words, step by step; a code is told of secrets alone."""

import re

import pytest

from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.events import Discarded, Drawn, ParagraphRead, Placed, Remembered
from dreamtable.games.etherfields.keeping import carry, remembered
from dreamtable.games.etherfields.model import Dream
from dreamtable.games.etherfields.moves import Accept
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.view import readable, told, view
from dreamtable.kernel import Game
from dreamtable.kernel.game import GameOver
from dreamtable.lang import LANGUAGES, Speaker
from etherfields.kit import act, card, cards, carry_out, dream

CODE = re.compile(r"\bI{1,2}-\d|camp\.|dream\.|⟨|\?\?")


def ended(number: int) -> tuple[Dream, list[Remembered]]:
    """Return The Waiting Room after one of its endings, and what was told of what remains."""
    table = dream(2, gate="i-01-x", tiles="I-01 SETUP", where="A2.nw A2.nw", items="cold-lantern")
    heard = Game(table.s, listening=True)
    with pytest.raises(GameOver):
        carry_out(open_paragraph(scene_of(heard, 0), number))
    return table.s, [event for event in heard.events if isinstance(event, Remembered)]


@pytest.mark.rule("ETH-END-03", "ETH-WIS-01", "ETH-ITM-08")
@pytest.mark.parametrize(("number", "season", "shopping"), [(1950, "II-41 I2", 2), (1960, "II-41 I3", 1)])
def test_an_ending_tells_every_step_of_what_remains(number: int, season: str, shopping: int) -> None:
    s, events = ended(number)
    kept = [event.gained for event in events]
    assert kept == [
        *["shopping II-41 C"] * shopping,
        f"season {season}",
        "memory specialist",
        "memory free-spirit",
        "item-market 4",
        "wisdom II-41 M",
        "wisdom II-40 A",
        "world-tile II-38 B",
        "world-tile II-38 A",
        "world-tile II-38 C",
        "gate I-02 X",
        "gate I-03 X",
        "add-slumber II-20 A",
        "add-slumber II-21 A",
        "add-slumber II-21 B",
        "add-slumber II-37 A",
        "remove-gate I-01 X",
        "awakening",
    ]
    assert s.gained == [one for one in kept if one != "item-market 4"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_remains_is_called_by_words(lang: str) -> None:
    speaker = Speaker(lang, RULES)
    for number in (1950, 1960):
        s, events = ended(number)
        lines = [speaker.event(event) for event in events]
        lines += [speaker.word(word) for word in remembered(carry(s))]
        assert not [line for line in lines if CODE.search(line)]
        names = {event.gained: speaker.event(event) for event in events}
        assert len(set(names.values())) == len(names) - 3  # four Slumbers of which nothing is told
        for event in events:
            assert set(told(event, s.options)) <= set(readable(view(s, 1)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_done_is_told_when_later_dreams_will_ask_for_it(lang: str) -> None:
    table = dream(1, gate="i-01-x", tiles="I-01 SETUP", where="A2.nw", hands=["c1"])
    heard = Game(table.s, listening=True)
    script = open_paragraph(scene_of(heard, 0), 1005)
    question = next(script)
    try:
        while True:
            question = script.send((0, len(question.menus[0]) - 1))
    except StopIteration:
        pass
    assert "camp.knows-wraith" in table.s.flags
    events = [event for event in heard.events if isinstance(event, Remembered)]
    assert [event.gained for event in events] == ["flag camp.knows-wraith"]
    assert not CODE.search(Speaker(lang, RULES).event(events[0]))
    assert view(table.s, 0).gained == []


@pytest.mark.rule("ETH-PAI-06")
def test_a_death_tells_of_the_wisdom_that_it_leaves() -> None:
    table = dream(1, also=lambda s: setattr(s.dreamers[0], "distress", 7)).does(0, act("x-hurt"), Accept())
    assert [event.gained for event in table.events(Remembered)] == ["wisdom II-42 I"]


@pytest.mark.rule("ETH-SCR-02", "ETH-MSK-01")
@pytest.mark.parametrize(
    ("worn", "parcels"), [(("", ""), 1), (("card-veil", ""), 1), (("card-veil", "quiet-lens"), 0)]
)
def test_whoever_left_without_a_face_is_sent_two_with_a_page_of_their_own(
    worn: tuple[str, str], parcels: int
) -> None:
    table = dream(2, gate="i-01-x", tiles="I-01 SETUP", where="A2.nw A2.nw", names=("gambler", "specialist"))
    for d, mask in zip(table.dreamers, worn, strict=True):
        d.masks = cards(mask)
    heard = Game(table.s, listening=True)
    carry_out(open_paragraph(scene_of(heard, 0), 1970))
    assert [len(d.masks) for d in table.dreamers] == [1 if mask else 2 for mask in worn]
    read = [event.number for event in heard.events if isinstance(event, ParagraphRead)]
    assert read == [1970] + [1971] * parcels


# How it is printed


@pytest.mark.parametrize(
    ("lang", "page"),
    [
        (
            "en",
            "Each Dreamer reveals their card F. If a Dreamer owns no Mask, read paragraph 1971. Items that "
            "were not found join the Item Market. Gain these Wisdom cards: Awakening, Dreamworld Map. These "
            "districts are discovered: Suburbia, Harbour, Market. Gain these Gates: The Drowned Arcade, "
            "Orchestra of Rooms. 4 Slumbers join the deck. Remove the Gate The Waiting Room from the game. "
            "Awakening follows.",
        ),
        (
            "zh-Hans",
            "每位入梦者揭示自己的秘密牌F。若有入梦者没有面具，阅读段落1971。未找到的道具加入道具牌市场。"
            "获得智慧牌“觉醒”、“梦界地图”。发现城区“郊区”、“港口”、“集市”。"
            "获得睡梦之门“沉没游乐场”、“房间交响”。4块浅眠板块加入牌库。"
            "将睡梦之门“候梦室”移出游戏。接着觉醒。",
        ),
        (
            "ja",
            "各ドリーマーは自分のシークレットカードFを公開する。仮面のないドリーマーがいれば、段落1971を読む。"
            "見つからなかったアイテムをアイテムマーケットに加える。知恵カード「覚醒」、「夢界マップ」を得る。"
            "街区「郊外」、「港」、「市場」を発見する。"
            "ドリームゲート「沈んだ遊技場」、「部屋の交響曲」を得る。"
            "まどろみ4つがデッキに加わる。ドリームゲート「夢の待合室」をゲームから取り除く。覚醒に移る。",
        ),
    ],
)
def test_the_last_page_of_an_evening_is_printed_in_whole_sentences(lang: str, page: str) -> None:
    speaker = Speaker(lang, RULES)
    assert [speaker.word(line) for line in BOX.cards[card("p-1970")].words()] == [page]


@pytest.mark.parametrize(
    ("lang", "parcel"),
    [
        ("en", "Each Dreamer without a Mask reveals both their cards E."),
        ("zh-Hans", "没有面具的入梦者揭示自己的两张秘密牌E。"),
        ("ja", "仮面のないドリーマーは自分のシークレットカードEを2枚とも公開する。"),
    ],
)
def test_who_gets_a_face_is_said_without_a_double_negation(lang: str, parcel: str) -> None:
    speaker = Speaker(lang, RULES)
    assert [speaker.word(line) for line in BOX.cards[card("p-1971")].words()] == [parcel]


# How it is told


@pytest.mark.parametrize(
    ("lang", "one", "several", "placed"),
    [
        ("zh-Hans", "甲弃置“破绽”。", "甲抽到2张牌：破绽、虚张声势。", "甲放置“夜校”。"),
        (
            "ja",
            "甲が「癖を読む」を捨てた。",
            "甲がカードを2枚引いた：癖を読む、はったり。",
            "甲が「夜学」を置いた。",
        ),
    ],
)
def test_titles_in_the_log_stand_in_marks(lang: str, one: str, several: str, placed: str) -> None:
    speaker = Speaker(lang, RULES, ["甲", "乙"])
    assert speaker.event(Discarded(0, cards("the-tell"))) == one
    assert speaker.event(Drawn(0, cards("the-tell bluff"))) == several
    assert speaker.event(Placed(0, card("night-school"))) == placed
