"""What is printed on components reads as sentences, in three languages."""

import re
from collections.abc import Iterator

import pytest
from msgspec import structs

from dreamtable.content import Raw
from dreamtable.content.effects import ALWAYS, steps_in, text_of
from dreamtable.games.tamashii.box import BOX, CARDS, NUMBERS
from dreamtable.games.tamashii.cards import Objective, Protocol
from dreamtable.games.tamashii.deeds import Deed
from dreamtable.games.tamashii.rules import RULES
from dreamtable.games.tamashii.terms import CONDITIONS, STEPS, TONGUE, Who
from dreamtable.lang import Speaker
from dreamtable.lang.speaker import sources

ENGLISH, CHINESE, JAPANESE = (Speaker(lang, RULES) for lang in ("en", "zh", "ja"))
SPEAKERS = (ENGLISH, CHINESE, JAPANESE)


def lines_on(card: str, speaker: Speaker) -> list[str]:
    """Return what is printed on a component, line by line."""
    return [speaker.word(line) for line in BOX.text_on(CARDS[NUMBERS[card]])]


def all_lines(speaker: Speaker) -> Iterator[str]:
    """Return all lines of all components."""
    for card in CARDS:
        yield from lines_on(card.id, speaker)


def read(*steps: Raw) -> list[str]:
    """Return steps as they are written in content, as sentences in three languages."""
    word = text_of([STEPS.read(step, TONGUE) for step in steps])
    return [speaker.word(word) for speaker in SPEAKERS]


@pytest.mark.rule("TAM-VOC-03")
@pytest.mark.parametrize(
    ("card", "english", "chinese", "japanese"),
    [
        (
            "second-cut",
            "When you defeat an enemy (once per phase): You may deal 3 damage.",
            "当你击败敌人时（每阶段一次）：你可以造成3点伤害。",
            "あなたが敵を撃破したとき（フェイズに1回）：任意で、3ダメージ。",
        ),
        (
            "shell-game",
            "Before your attack roll (once per phase): You may put an enemy of your choice at the bottom of "
            "your queue.",
            "你攻击掷骰之前（每阶段一次）：你可以将自选的一个敌人移到敌人序列的最后。",
            "あなたの攻撃ロールの前（フェイズに1回）：任意で、あなたが選ぶ敵1体を列の最後に移す。",
        ),
        (
            "shared-draft",
            "In your launch step (once per step): You may let a player of your choice write 2.",
            "你的启动步骤中（每步骤一次）：你可以让自选的一名玩家编写2。",
            "自分の起動ステップ中（ステップに1回）：任意で、あなたが選ぶプレイヤー1人は記述2を行う。",
        ),
        (
            "open-channel",
            "In your launch step (once per step): You may dump 1 code of any type; if you do, a player of "
            "your choice prepares 2.",
            "你的启动步骤中（每步骤一次）：你可以转储1枚任意代码；若如此做，自选的一名玩家准备2。",
            "自分の起動ステップ中（ステップに1回）：任意で、好きなコード1個をダンプする。そうしたなら、"
            "あなたが選ぶプレイヤー1人は準備2を行う。",
        ),
        (
            "sun-mirror",
            "Special: Every enemy locked on to you recovers 2 integrity. You take 1 wound.",
            "特殊：所有锁定你的敌人恢复2点完整度。你受到1点创伤。",
            "特殊：あなたにロックオンしたすべての敵の耐久が2回復する。あなたは負傷1を受ける。",
        ),
        (
            "noon-herald",
            "Special: Each player takes 1 wound. You take 1 more wound.",
            "特殊：每名玩家受到1点创伤。你再受到1点创伤。",
            "特殊：各プレイヤーは負傷1を受ける。あなたはさらに負傷1を受ける。",
        ),
        (
            "meter-reader",
            "Special: If your energy is 0, take 2 wounds. If your energy is 1 or more, lose 2 energy.",
            "特殊：如果你的能量为0，受到2点创伤。如果你的能量至少为1，损失2点能量。",
            "特殊：あなたのエネルギーが0なら、負傷2を受ける。あなたのエネルギーが1以上なら、エネルギー2を失う。",
        ),
        (
            "splinter-swarm",
            "Special: Take 1 wound three times.",
            "特殊：受到1点创伤，共3次。",
            "特殊：負傷1を受ける（3回）。",
        ),
        (
            "mirror-clerk",
            "Special: Dump 2 codes of your core type, change your core type and take 1 wound.",
            "特殊：转储2枚核心代码，改变你的核心类型，受到1点创伤。",
            "特殊：コアコード2個をダンプし、コアの種類を変え、負傷1を受ける。",
        ),
        (
            "census-titan",
            "Special: Take 1 wound for each enemy locked on to you. Raise your trace by 2.",
            "特殊：每有1个锁定你的敌人，受到1点创伤。追踪值+2。",
            "特殊：あなたにロックオンした敵1体につき、負傷1を受ける。トレース+2。",
        ),
        ("go04", "Have 2 resources at 5.", "有2种达到5点的资源。", "5に達したリソースが2つある。"),
        ("go01", "Have exactly 2 body cards.", "正好有2张躯体卡。", "ボディカードがちょうど2枚ある。"),
        ("go18", "Have your integrity cap at 7 or more.", "完整度上限达到7。", "耐久上限が7以上。"),
    ],
)
def test_a_text_reads_as_sentences(card: str, english: str, chinese: str, japanese: str) -> None:
    assert english in lines_on(card, ENGLISH)
    assert chinese in lines_on(card, CHINESE)
    assert japanese in lines_on(card, JAPANESE)


@pytest.mark.rule("TAM-TMG-13")
def test_a_condition_of_each_player_is_told_of_each_player() -> None:
    assert read({"lock": 1, "who": "each", "if": "me.trace >= 4"}) == [
        "Each player draws 1 enemy if their trace is 4 or more.",
        "每名玩家若自己的追踪值至少为4，让1个敌人锁定自己。",
        "各プレイヤーは、自分のトレースが4以上なら、敵1体にロックオンされる。",
    ]


@pytest.mark.rule("TAM-VOC-09")
def test_a_rise_that_is_lessened_is_not_called_lowering_trace() -> None:
    assert "When your trace is about to rise: It rises by 1 less." in lines_on("false-address", ENGLISH)
    assert "Trace" not in "".join(read({"trace": -1}))
    assert read({"trace": -1})[0] == "Lower your trace by 1."


def test_more_is_said_only_of_what_happened_to_you_before() -> None:
    every, others = ({"wound": 1, "who": who} for who in ("each", "all-others"))
    assert read(every, {"wound": 2})[0] == "Each player takes 1 wound. You take 2 more wounds."
    assert read(others, {"wound": 2})[0] == "Each other player takes 1 wound. You take 2 wounds."
    assert read({"wound": 1, "if": "me.xp >= 1"}, {"wound": 2})[0].endswith(". Take 2 wounds.")
    assert read({"wound": 1}, {"bleed": 2})[0] == "Take 1 wound. Lose 2 integrity."


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("gv10", "When a player repels an enemy: That player gains 1 corrupted code."),
        (
            "gi01",
            "When a player ends a move, if there are at least 2 players on their tile: Each other player on "
            "their tile raises their trace by 1.",
        ),
        (
            "gv06",
            "At the end of the action phase: Each player dumps 1 code of any type if they have at least 6 "
            "codes on their launcher.",
        ),
        (
            "a08",
            "At the end of the action phase: Each player on Central Server (16) raises their trace by 1.",
        ),
        (
            "guide-j",
            "When a player's combat phase begins: That player may dump 3 codes of any type; if they do, they "
            "skip their combat phase.",
        ),
    ],
)
def test_a_card_for_all_says_whom_it_concerns(card: str, line: str) -> None:
    assert line in lines_on(card, ENGLISH)


def test_what_others_may_do_is_said_with_their_own_things() -> None:
    put = {"put": "start-tile", "who": "other", "may": True}
    assert read(put)[0] == "Another player of your choice may put their figure on their start tile."


def test_a_tile_is_named_once_in_a_line() -> None:
    line = next(line for line in lines_on("h04", ENGLISH) if line.startswith("Program"))
    assert line.count("Power Station") == 1
    assert "put 1 success token on that tile" in line


@pytest.mark.parametrize(
    ("written", "english", "chinese", "japanese"),
    [
        ("me.enemies < 2", "you have at most 1 enemy", "你最多有1个敌人", "あなたの敵が1体以下"),
        ("count(corrupted@my-pool) == 0", "you have no corrupted codes in your pool", "", ""),
        ("count(player@map) > 0", "there is at least 1 player on the map", "地图上至少有1名玩家", ""),
        ("me.tile != 1", "you are not on Shelter (1)", "你不在庇护所（1）", ""),
        (
            "count(survivor@map) == count(survivor@1)",
            "all survivors on the map are on Shelter (1)",
            "地图上的幸存者都在庇护所（1）",
            "マップの生存者がすべてシェルター（1）にいる",
        ),
        ("round >= 8", "it is round 8 or later", "轮数至少为8", "ラウンド数が8以上"),
        (
            "count(success@card) >= P",
            "the number of success tokens on this card is at least the number of players",
            "这张卡上的成功标记数不少于玩家人数",
            "このカードの成功トークンの数がプレイヤー人数以上",
        ),
    ],
)
def test_a_condition_is_no_equation(written: str, english: str, chinese: str, japanese: str) -> None:
    word = CONDITIONS.read(written, TONGUE).text()
    assert ENGLISH.word(word) == english
    assert chinese in CHINESE.word(word)
    assert japanese in JAPANESE.word(word)


NO_SENTENCE = re.compile(
    r"\bmay (\d|an? |the |every |each |you )"  # "you may 3 damage", "you may an enemy goes to the bottom"
    r"|\byou you\b|\beach (other )?player: | of your choice: |\ba any\b|\+the number"
    r"|\b1 (wounds|codes|tokens|enemies|dice|cards|tiles)\b"
    r"|[^.:;)] and (every|each|this enemy|the (top|next|last) enemy) ",  # the subject changes in mid-sentence
    re.IGNORECASE,
)


def test_no_english_text_is_less_than_a_sentence() -> None:
    assert not [line for line in all_lines(ENGLISH) if NO_SENTENCE.search(line)]


def test_no_objective_is_an_equation() -> None:
    goals = [
        line
        for card in CARDS
        if isinstance(card, Objective | Protocol)
        for line in lines_on(card.id, ENGLISH)
    ]
    assert len(goals) > 50
    assert not [line for line in goals if re.search(r"\bis (at least|exactly|at most)\b", line)]


def test_every_deed_agrees_with_whoever_does_it() -> None:
    deeds = {
        step.words().key: step
        for card in CARDS
        for step in steps_in(card)
        if isinstance(step, Deed) and step.can_say_you and not step.inner() and not step.tells_who
    }
    assert len(deeds) > 30
    for key, step in deeds.items():
        does, may_do = (
            ENGLISH.word(structs.replace(step, who=Who("each"), if_=ALWAYS, may=may).text())
            for may in (False, True)
        )
        verb = may_do.removeprefix("each player may ").split()[0]
        if not step.offers:
            third = does.removeprefix("each player ").split()[0]
            assert third in (f"{verb}s", f"{verb}es", "has"), f"{key}: {does}"
        assert not re.search(r"\b(you|your)\b", does + may_do), f"{key}: {may_do}"


def test_in_chinese_a_tile_and_a_cell_have_one_word_each() -> None:
    files = sources("zh-Hans", "dreamtable.games.tamashii")
    words = "\n".join(
        text
        for name, text in files.items()
        if name.removeprefix("zh-Hans.") in ("ftl", "words.ftl", "lessons.ftl", "guide.ftl", "terminal.ftl")
    )
    assert "地区" in words
    assert "代码格" in words
    assert not re.findall(r".{3}(?<!地区)板块", "\n".join(files.values()))
    assert not re.findall(r".{4}(?<!代码)(?<!最顶)(?<!电量)(?<!虚线)格", words)
