"""The texts of the cards are made from what they do: every one reads as a text in every language."""

import re
from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import count, takewhile
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import dreamtable.games.eldritch
from dreamtable.content.component import Text
from dreamtable.content.effects import Choose, Step, parts_of
from dreamtable.games.eldritch import GAME
from dreamtable.games.eldritch.abilities import Cannot, During, Happening, Instead, Limit, Stat, When
from dreamtable.games.eldritch.box import BOX, NUMBERS, SPACES
from dreamtable.games.eldritch.cards import (
    AncientOne,
    Card,
    Condition,
    Keyword,
    PathType,
    Space,
    SpaceType,
    Spell,
    Trait,
    of_monster,
)
from dreamtable.games.eldritch.events import (
    AncientOneChosen,
    Awakened,
    CardFlipped,
    Defeated,
    Devoured,
    EncounterBegan,
    Performed,
    StoryTold,
    TaleEnded,
)
from dreamtable.games.eldritch.model import EldritchOptions
from dreamtable.games.eldritch.rules import RULES
from dreamtable.games.eldritch.terms import (
    ABILITIES,
    CONDITIONS,
    ONE,
    SKILLS,
    STEPS,
    Number,
    Place,
    Spot,
    Which,
    Who,
)
from dreamtable.games.eldritch.verbs.foes import Ambush, Shift, Spawn
from dreamtable.games.eldritch.verbs.tests import Cancel
from dreamtable.games.eldritch.verbs.things import DECKS
from dreamtable.games.eldritch.verbs.world import SetAside
from dreamtable.games.eldritch.view import name_of
from dreamtable.games.lessons import hints_of, lesson_of
from dreamtable.kernel import Event
from dreamtable.lang import LANGUAGES, Speaker, sources
from dreamtable.lang.speaker import OF_CARDS
from dreamtable.server.offers import first_pick, games_in
from dreamtable.telling import Word
from dreamtable.telling.feats import feats_in
from dreamtable.telling.words import enum_word
from eldritch.kit import told
from stories.banned import BANNED

languages = pytest.mark.parametrize("lang", list(LANGUAGES))

RAW = re.compile(
    r"[{}$_]|\bnone\b|\bplain\b|\b[a-z]{2,}(?:-[a-z]+)+\b|\d-\d|  |\.\.|。。|[，、：]。|[.,:] ?\."
)
"""What must never reach a reader: markup, ids, doubled stops."""
LATIN = re.compile(r"[A-Za-z]")


def components() -> list[Card]:
    """Return every component of the box that is no space; what scenes have invented is not in it."""
    numbers = sorted(number for kind, found in BOX.kinds.items() if kind is not Space for number in found)
    return list({BOX.cards[number].id: BOX.cards[number] for number in numbers}.values())


def texts_of(card: Card) -> Iterator[Text]:
    """Return everything that is printed on a component, on both sides."""
    yield from (card.face(), card.in_figures(), card.other_side(), *card.back_texts(), *card.parts().values())
    if isinstance(card, AncientOne):
        yield from (of_monster(card.cultists(is_awake=so).abilities) for so in (False, True))


def said(lang: str, *ids: str, seats: int = 0) -> str:
    """Return the front of components as it is read, at a table of so many seats or at none."""
    speaks = Speaker(lang, RULES, seats=seats)
    return " ".join(speaks.word(one) for id_ in ids for one in BOX.components[id_].face())


@languages
def test_every_text_of_every_component_reads_as_text(lang: str) -> None:
    speaks = Speaker(lang, RULES)
    for card in components():
        for text in texts_of(card):
            for paragraph in text:
                read = speaks.word(paragraph)
                assert read.endswith("." if lang == "en" else "。"), f"{card.id}: {read}"
                assert not RAW.search(read), f"{card.id}: {read}"
                assert lang == "en" or not LATIN.search(read), f"{card.id}: {read}"
                assert lang != "en" or not read[0].islower(), f"{card.id}: {read}"


@languages
def test_every_component_and_space_has_a_name_and_every_part_its_story(lang: str) -> None:
    speaks = Speaker(lang, RULES)
    for card in components():
        name = speaks.word(name_of(None, "card", NUMBERS[card.id][0]))
        assert name.strip()
        for part in card.parts():
            assert speaks.has(f"story-{card.id}-{part}"), f"{card.id} {part}"
        if isinstance(card, Spell | Condition):
            assert all(speaks.has(f"story-{card.id}-{back + 1}") for back in range(len(card.backs))), card.id
    for space in range(len(SPACES)):
        assert speaks.word(name_of(None, "space", space))
        assert speaks.word(name_of(None, "clue", space))


def words_there_are() -> set[str]:
    """Return the messages that the closed vocabulary can ask for."""
    keys = {f"number-{name}" for name in Number.names} | {
        f"who-{name.removesuffix('()')}" for name in Who.names
    }
    keys |= {f"place-{name.removesuffix('()')}" for name in Place.names} | {"place-random-of"}
    keys |= {f"which-{name.removesuffix('()')}" for name in Which.names}
    keys |= {f"filter-{name}" for name in Place.filters} | {
        f"spot-{name}" for name in {*Spot.names} - {*Place.names}
    }
    keys |= {f"deck-{name}" for name in DECKS} | {f"skill-{name}" for name in (*SKILLS, "any")}
    keys |= {f"trait-{name}" for name in get_args(Trait)} | {
        f"check-trait-{name}" for name in get_args(Trait)
    }
    keys |= {f"check-space-{name}" for name in get_args(SpaceType)}
    keys |= {f"check-any-investigator-on-{name}" for name in get_args(SpaceType)}
    keys |= {f"path-{name}" for name in get_args(PathType)} | {
        f"keyword-{name}" for name in get_args(Keyword)
    }
    keys |= {f"during-{name}" for name in get_args(During) if name}
    keys |= {f"check-during-{name}" for name in get_args(During) if name}
    keys |= {f"limit-{name}" for name in get_args(Limit) if name} | {
        f"cannot-{name}" for name in get_args(Cannot)
    }
    keys |= {f"when-{name}" for name in get_args(Happening)} | {f"has-mod-{name}" for name in get_args(Stat)}
    return keys | {f"benefit-{space.benefit}" for space in SPACES if space.benefit}


@languages
def test_the_whole_vocabulary_can_be_said_also_what_no_card_says_yet(lang: str) -> None:
    speaks = Speaker(lang, RULES)
    assert not {key for key in words_there_are() if not speaks.has(key)}
    keys = written(lang, OF_CARDS) + written(lang, GAME.package)
    for verb in STEPS.terms:
        assert any(key == f"do-{verb}" or key.startswith(f"do-{verb}-") for key in keys), verb
    for verb in ABILITIES.terms:
        assert any(key == f"has-{verb}" or key.startswith(f"has-{verb}-") for key in keys), verb


NEEDS_FURIGANA = re.compile(
    "[鰓罌粟諳竈騾窖罐呟呻唸囁孵梃橇櫂涸滲笏誦賽銛鋏閂鴉齧訊撒曳堰鴎牡喰蒐渚樵塵漕竪辿蹄凪薙秤筏挽埠焚掠稜螺煉藁貰]|抽斗"
)
"""Japanese that nobody should have to look up in the middle of a story."""
OLD_WORDS = {
    "zh-Hans": ["检定", "海路", "火车票", "弃掉", "面板", "五项能力", "能力值", "相邻地点", "同一地点"],
    "ja": ["てゆ", "コンディション"],
}
"""What the glossary calls otherwise, or what is written otherwise everywhere else."""


def lines_of(lang: str) -> Iterator[tuple[str, str]]:
    """Return every message of the game that is no more than a line, by its name."""
    return (
        (key, text)
        for source in sources(lang, GAME.package).values()
        for key, text in re.findall(r"^([A-Za-z][\w-]*) = (.*)$", source, re.MULTILINE)
    )


@languages
def test_no_story_of_the_box_says_what_no_story_says(lang: str) -> None:
    stories = {key: text.lower() for key, text in lines_of(lang) if key.startswith("story-")}
    assert len(stories) > 300
    assert not [(key, text) for key, text in stories.items() for one in BANNED[lang] if re.search(one, text)]


def test_no_japanese_text_needs_furigana() -> None:
    assert not [(key, text) for key, text in lines_of("ja") if NEEDS_FURIGANA.search(text)]


@languages
def test_every_text_says_the_words_of_the_glossary(lang: str) -> None:
    assert not [(key, text) for key, text in lines_of(lang) for one in OLD_WORDS.get(lang, ()) if one in text]


def test_a_test_with_two_outcomes_reads_like_a_card() -> None:
    assert said("en", "field-grimoire") == (
        "Action: Test Lore −1. If you pass, gain 1 Incantation Spell; if you fail, lose 1 Sanity."
    )
    assert said("zh-Hans", "field-grimoire") == (
        "行动：进行知识−1测试。通过：获得1张咒语法术；失败：失去1点神智值。"
    )
    assert said("ja", "field-grimoire") == (
        "アクション：知識−1の判定を行う。成功：詠唱の呪文を1枚得る／失敗：正気度を1失う。"
    )


def test_what_may_be_done_is_told_apart_from_what_must_follow() -> None:
    assert said("en", "lakeside-sanatorium") == (
        "When you gain this card, you may discard 1 Madness or Injury Condition,"
        " then recover 1 Health and 2 Sanity."
    )


def test_others_are_spoken_of_in_the_third_person() -> None:
    assert said("en", "quiet-waters") == "Each investigator on a Sea space recovers 1 Health and 1 Sanity."
    assert (
        said("en", "charity-ball") == "The Lead Investigator tests Influence. On a pass, retreat Doom by 1."
    )


@pytest.mark.rule("ELD-GEN-08", "ELD-GEN-09")
def test_a_table_says_how_many_half_of_its_investigators_are() -> None:
    assert said("en", "the-papers-believe-you", seats=5) == "Spawn 3 Clues."
    assert said("zh-Hans", "the-papers-believe-you", seats=5) == "召唤3个线索。"
    assert said("ja", "the-papers-believe-you", seats=5) == "手掛かりを3つ出現させる。"
    assert "you may spend 1 Clue; if you do, move 1 eldritch token" in said(
        "en", "an-instrument-of-silence", seats=2
    )
    assert "solve this Mystery" in (text := said("en", "the-reef-colonies", seats=4))
    assert "2 times: Put 1 eldritch token on a random Sea space" in text
    assert "is at least 2" in text
    assert said("en", "the-reef-colonies", seats=1).startswith(
        "When this card enters play: Put 1 eldritch token on a random Sea space."
    )


@pytest.mark.rule("ELD-GEN-08", "ELD-GEN-09")
def test_without_a_table_half_of_the_investigators_is_a_half() -> None:
    assert said("en", "the-papers-believe-you") == "Spawn Clues equal to ½ the number of investigators."
    assert said("zh-Hans", "the-papers-believe-you") == "召唤数量等同于½调查员人数的线索。"
    assert said("ja", "the-papers-believe-you") == "手掛かりを探索者の人数の½だけ出現させる。"


@languages
@pytest.mark.rule("ELD-GEN-08")
def test_no_text_at_a_table_leaves_its_investigators_to_be_counted(lang: str) -> None:
    speaks = Speaker(lang, RULES, seats=4)
    counted = {speaks.say("number-players"), speaks.say("number-half-players")}
    for card in components():
        for paragraph in (one for text in texts_of(card) for one in text):
            assert not any(one in speaks.word(paragraph) for one in counted), card.id


@pytest.mark.parametrize(
    ("card", "english", "chinese", "japanese"),
    [
        (
            "blessed",
            "Dice that show 4, 5 or 6 are successes.",
            "4、5、6都算成功点。",
            "4、5、6の目はどれも成功。",
        ),
        ("cursed", "Only dice that show 6 are successes.", "只有6算作成功点。", "6の目だけが成功。"),
        (
            "elder-thing",
            "This Monster spawns on the Ross Sea.",
            "此怪物总是出现在罗斯海。",
            "このモンスターはロス海に出現する。",
        ),
        (
            "puzzle-casket",
            "Test Lore −1. If you roll at least 2 successes, you may discard this card; if you do, gain",
            "进行知识−1测试。成功点不少于2个：你可以丢弃此卡",
            "知識−1の判定を行う。成功2つ以上：このカードを捨ててもよい。",
        ),
        (
            "pocket-chronometer",
            "You do not become Delayed if that is not a cost you chose.",
            "若那不是你自选的代价，你不会被延误。",
            "自分で選んだコストでないなら、遅延しない。",
        ),
        (
            "sister-agnese-moretti",
            "Action: An investigator of your choice on your space recovers 2 Health or 2 Sanity.",
            "行动：你所在区域的任意一名调查员回复2点生命值或2点神智值。",
            "あなたが選ぶ探索者1人は体力を2または正気度を2回復する。",
        ),
    ],
)
def test_a_rule_is_said_as_a_player_would_say_it(
    card: str, english: str, chinese: str, japanese: str
) -> None:
    assert english in said("en", card)
    assert chinese in said("zh-Hans", card)
    assert japanese in said("ja", card)


@pytest.mark.parametrize(
    ("card", "english", "chinese", "japanese"),
    [
        (
            "gug",
            "Each investigator on its space loses 1 Health.",
            "其所在区域的每名调查员失去1点生命值。",
            "そのスペースにいる各探索者は体力を1失う。",
        ),
        (
            "they-know-our-names",
            "A Monster ambushes each investigator.",
            "1只怪物突袭每名调查员。",
            "モンスター1体が各探索者に奇襲をかける。",
        ),
        (
            "dead-reckoning",
            "Each investigator on a Sea space becomes Delayed and loses 1 Sanity.",
            "海洋区域的每名调查员被延误，失去1点神智值。",
            "海にいる各探索者は遅延し、正気度を1失う。",
        ),
        (
            "the-guides-desert",
            "Each investigator on a Wilderness space loses 1 Health and becomes Delayed"
            " unless they spend 1 Clue.",
            "荒野区域的每名调查员失去1点生命值，被延误，除非花费1个线索。",
            "荒野にいる各探索者は体力を1失い、遅延する。"
            "ただし、手掛かりを1つ消費することで、これを避けられる。",
        ),
        (
            "a-market-for-curios",
            "Each investigator on a City space may discard 2 Assets; if they do, they gain 1 Artifact.",
            "城市区域的每名调查员可以丢弃2张资产；若如此做，获得1张工艺品。",
            "都市にいる各探索者は資産を2枚捨ててもよい。そうしたなら、アーティファクトを1枚得る。",
        ),
        (
            "counterfeit-notes",
            "Each investigator who has any Item Asset tests Observation. On a fail, gain a Debt Condition.",
            "每名调查员若有物品资产，进行洞察力测试。失败：获得“债务”状态。",
            "各探索者は、アイテムの資産を持っているなら、観察力の判定を行う。失敗：「負債」の状態を得る。",
        ),
        (
            "bank-run",
            "Each investigator who has Debt flips Debt.",
            "每名调查员若有“债务”，翻转“债务”。",
            "各探索者は、「負債」を持っているなら、「負債」を裏返す。",
        ),
        (
            "song-yulan",
            "Each investigator on your space chooses: “Calm” (recover 1 Sanity) or “Cure”",
            "你所在区域的每名调查员选择一项：“安抚”（回复1点神智值）或“治愈”",
            "あなたのスペースにいる各探索者は1つを選ぶ：「落ち着かせる」（正気度を1回復する）または「癒す」",
        ),
    ],
)
def test_what_others_do_is_told_of_them(card: str, english: str, chinese: str, japanese: str) -> None:
    assert english in said("en", card)
    assert chinese in said("zh-Hans", card)
    assert japanese in said("ja", card)


def test_a_limit_or_a_choice_is_never_left_out_for_the_sake_of_a_shorter_sentence() -> None:
    speaks, never = Speaker("en", RULES), (Cancel("event"),)
    home = (Shift(monster=Which("this"), to=Place("space", "ross")),)
    assert speaks.word(Instead("become-delayed", do=never).text()) == "you do not become Delayed"
    assert "once per round" in speaks.word(Instead("become-delayed", limit="once-per-round", do=never).text())
    assert "you may" in speaks.word(Instead("become-delayed", may=True, do=never).text())
    assert "this Monster spawns on" in speaks.word(When("spawn-this", do=home).text())
    assert "you may move this Monster" in speaks.word(When("spawn-this", may=True, do=home).text())


def test_no_card_of_the_box_needs_to_say_that_somebody_does_the_following() -> None:
    assert "do-for" not in set(shown_by_components())


def test_ways_that_differ_in_one_thing_are_still_asked_for_by_their_names() -> None:
    (choice,) = [
        step for step in every_step() if isinstance(step, Choose) and step.options[0].label == "body"
    ]
    assert Speaker("en", RULES).word(choice.question()).startswith("choose one: “Body” (an investigator")


@pytest.mark.parametrize(
    ("monster", "measured"),
    [
        ("deep-one", "1只深潜者"),
        ("cultist", "1名教徒"),
        ("mummy", "1具木乃伊"),
        ("colour-out-of-space", "1团星之彩"),
        ("bhole", "1条巨噬蠕虫"),
        ("frenzied-mob", "1群狂乱暴民"),
    ],
)
def test_monsters_are_counted_as_chinese_counts_them(monster: str, measured: str) -> None:
    speaks = Speaker("zh-Hans", RULES)
    assert speaks.word(Ambush(name=monster).text()) == f"{measured}突袭你"
    assert speaks.word(Spawn(monster=ONE, name=monster).text()) == f"在你所在区域召唤{measured}"
    assert speaks.word(SetAside(monster=monster).text()) == f"将{measured}放在一旁"


def test_what_may_be_done_is_said_in_japanese_as_one_says_it() -> None:
    texts = [paragraph for card in components() for text in texts_of(card) for paragraph in text]
    read = [Speaker("ja", RULES).word(paragraph) for paragraph in texts]
    assert not [one for one in read if "ことができる" in one or "としてもよい" in one]
    assert sum("てもよい" in one or "でもよい" in one for one in read) > 40
    assert "呪文を1枚捨て、手掛かりを1つ消費してもよい。" in said("ja", "the-silver-lattice")


@pytest.mark.parametrize(
    ("card", "lang", "text"),
    [
        ("ghast", "en", "This Monster's damage is 1 higher while the Omen is on red."),
        ("ghast", "zh-Hans", "若预兆在红色，此怪物的伤害+1。"),
        ("ghast", "ja", "予兆が赤にあるなら、このモンスターのダメージ+1。"),
        (
            "samuel-otieno",
            "en",
            "The damage of each Monster you fight is 1 lower while you are on a Wilderness space.",
        ),
        ("samuel-otieno", "zh-Hans", "若你在荒野区域，与你战斗的怪物的伤害−1。"),
        ("samuel-otieno", "ja", "あなたが荒野にいるなら、あなたが戦うモンスターのダメージ−1。"),
    ],
)
def test_a_changed_figure_says_whose_it_is(card: str, lang: str, text: str) -> None:
    assert text in said(lang, card)


def test_the_front_of_a_spell_tells_nothing_of_its_backs() -> None:
    for card in components():
        if isinstance(card, Spell | Condition):
            front = {str(one) for one in card.face()}
            assert not any(str(one) in front for back in card.back_texts() for one in back)


@languages
def test_every_question_that_the_engine_can_ask_has_its_words(lang: str) -> None:
    folder = Path(dreamtable.games.eldritch.__file__).parent
    sources = [file.read_text(encoding="utf-8") for file in folder.rglob("*.py")]
    rules = {rule for source in sources for rule in re.findall(r'"(ELD-[A-Z]+-\d+)"', source)}
    speaks = Speaker(lang, RULES)
    assert rules
    assert not {rule for rule in rules if not speaks.has(f"ask-{rule}")}


def written(lang: str, package: str) -> list[str]:
    """Return the names of the messages that a package has."""
    return re.findall(r"^([A-Za-z][\w-]*) =", "\n".join(sources(lang, package).values()), re.MULTILINE)


ROOT = Path(__file__).parents[2]
QUOTED = re.compile(r"""["'`]([A-Za-z][\w-]*)["'`]""")
WITHIN = re.compile(r"\{ ([a-z][\w-]*) \}")
BEGUN = re.compile(r"""f"([a-z][a-z-]*-)\{|`([a-z][a-z-]*-)\$\{""")
"""A word in quotes; one that a message has within it; and the beginning of one that is put together."""


def program_text() -> str:
    """Return the program as far as it can say something about this game: rules, server, terminal, client."""
    kinds, others = {".py", ".ts", ".svelte"}, {"inception", "lucidity", "generated"}
    files = [*(ROOT / "src/dreamtable").rglob("*"), *(ROOT / "web/src").rglob("*")]
    return "\n".join(
        file.read_text(encoding="utf-8")
        for file in files
        if file.suffix in kinds and not others.intersection(file.parts)
    )


def keys_in(words: Iterable[object]) -> Iterator[str]:
    """Return the messages in words, however deep."""
    for word in words:
        if isinstance(word, Word):
            yield word.key
            inner = [value if isinstance(value, list) else [value] for value in word.args.values()]
            yield from keys_in(one for values in inner for one in values)


def shown_by_components() -> Iterator[str]:
    """Return the messages for what is printed on the components, and for what is read aloud."""
    for number, card in enumerate(BOX.cards):
        yield from keys_in([name_of(None, "card", number)])
        for text in texts_of(card):
            yield from keys_in(text)
        read: list[Event] = [EncounterBegan(0, number, part) for part in card.parts()]
        read += [StoryTold(0, number, way) for way in card.outcomes()]
        read += [CardFlipped(0, number, back) for back in range(len(getattr(card, "backs", ())))]
        read += [Performed(0, number), AncientOneChosen(number), Awakened(number), Devoured(0, number)]
        read += [TaleEnded(number, won) for won in (True, False)]
        read += [Defeated(0, number, 0, mad) for mad in (True, False)]
        for event in read:
            yield from keys_in(told(event, EldritchOptions(open_cards=True)))
    for thing in BOX.printed().things:
        yield from keys_in([thing.title, thing.flavour, *thing.traits, *thing.figures.values()])
    for space in range(len(SPACES)):
        yield from keys_in(name_of(None, kind, space) for kind in ("space", "clue"))
    for option in (one for step in every_step() if isinstance(step, Choose) for one in step.options):
        yield f"label-{option.label}"


def every_step() -> Iterator[Step]:
    """Return every step of every component."""
    for card in components():
        yield from (part for part in parts_of(card) if isinstance(part, Step))


def shown_by_vocabulary() -> Iterator[str]:
    """Return the messages for what cards can say, also if none says it yet."""
    yield from words_there_are()
    yield from (f"do-{verb}" for verb in STEPS.terms)
    yield from (f"has-{verb}" for verb in ABILITIES.terms)
    for fact in CONDITIONS.facts:
        for hint in get_type_hints(CONDITIONS.facts[fact]).values():
            yield from (f"check-{fact}", *(f"check-{fact}-{value}" for value in get_args(hint)))


def shown_by_rules() -> Iterator[str]:
    """Return the messages for moves, events, questions, options and what they name."""
    for kind, things in (("move", get_args(RULES.moves)), ("event", get_args(RULES.events))):
        for thing in things:
            tag = thing.__struct_config__.tag
            yield from (f"{kind}-{tag}", f"report-{kind}-{tag}")
            for hint in get_type_hints(thing).values():
                if isinstance(hint, type) and issubclass(hint, Enum):
                    names = [enum_word(member).key for member in hint]
                    yield from (*names, *(f"about-{name}" for name in names))
    yield from (f"hint-{hint.name}" for hint in hints_of(GAME.name))
    yield from (f"lesson-first-{step.say}" for step in lesson_of(GAME.name).steps)
    first = GAME.first_game
    yield from (first_pick(ref) for refs in (first.picks.values() if first else ()) for ref in refs)
    for feat in feats_in(GAME.package):
        yield from (f"feat-{feat.id}", f"feat-{feat.id}-how")
    known = written("en", GAME.package)
    yield from takewhile(known.__contains__, (f"summary-{line}" for line in count(1)))
    (game,) = [game for game in games_in("en") if game.name == "eldritch"]
    for option in game.options:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{choice.value}" for choice in option.choices)


@languages
def test_every_text_that_is_written_can_be_shown(lang: str) -> None:
    program = program_text()
    quoted = set(QUOTED.findall(program))
    begun = {first or second for first, second in BEGUN.findall(program)}
    asked = {f"ask-{rule}" for rule in re.findall(r'"(ELD-[A-Z]+-\d+)"', program)}
    within = {key for source in sources(lang, GAME.package).values() for key in WITHIN.findall(source)}
    shown = {*shown_by_components(), *shown_by_rules(), *shown_by_vocabulary(), *asked, *quoted, *within}
    keys = written(lang, GAME.package)
    assert len(keys) > 1000
    never = {
        key
        for key in keys
        if key not in shown and not any(key.startswith(one) and key[len(one) :] in quoted for one in begun)
    }
    assert not never
