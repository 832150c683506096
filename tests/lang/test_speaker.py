"""A speaker says things in the reader's language."""

import pytest

from dreamtable.games import rules_of
from dreamtable.games.inception.moves import Revive
from dreamtable.games.lucidity.events import Paid, Rolled
from dreamtable.games.lucidity.model import Symbol
from dreamtable.games.tamashii.launcher import RED
from dreamtable.games.tamashii.moves import PickCode
from dreamtable.kernel import BadSetup
from dreamtable.lang import LANGUAGES, Speaker, language
from dreamtable.lang.speaker import MissingMessage
from dreamtable.telling import Word


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("zh", "zh-Hans"),
        ("zh_CN.UTF-8", "zh-Hans"),
        ("zh-Hans", "zh-Hans"),
        ("en_GB.UTF-8", "en"),
        ("ja_JP", "ja"),
        ("jp", "ja"),
    ],
)
def test_languages_are_understood_by_their_usual_names(name: str, meant: str) -> None:
    assert language(name) == meant


@pytest.mark.parametrize("name", ["", "tlh", "C.UTF-8", "../../etc"])
def test_an_unknown_language_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(BadSetup, match=r"There is no language .* There is: zh-Hans, en, ja"):
        language(name)


def test_events_name_players_and_dice_in_every_language() -> None:
    said = {
        lang: Speaker(lang, rules_of("lucidity"), ["Ines", "Mika"]).event(
            Rolled(1, [3, 63], [Symbol.SHADOW, Symbol.HUNT])
        )
        for lang in LANGUAGES
    }
    assert len(set(said.values())) == len(LANGUAGES)
    assert all("Mika" in text for text in said.values())
    assert "暗影" in said["zh-Hans"]
    assert "狩猎" in said["zh-Hans"]


def test_where_a_spent_die_goes_is_said_in_each_case() -> None:
    speaker = Speaker("en", rules_of("lucidity"), ["Ines", "Mika"])
    texts = {speaker.event(Paid(0, 5, 1, False)), speaker.event(Paid(0, 5, None, True))}
    texts.add(speaker.event(Paid(0, 5, None, False)))
    assert len(texts) == 3


def test_a_player_without_a_name_is_called_by_the_seat() -> None:
    assert Speaker("en", rules_of("lucidity")).word(Word("seat", {"seat": 2})) == "Player 3"


def test_a_missing_or_broken_message_is_an_error_not_a_blank() -> None:
    speaker = Speaker("en", rules_of("lucidity"))
    with pytest.raises(MissingMessage, match="has no message 'nothing-like-this'"):
        speaker.say("nothing-like-this")
    with pytest.raises(MissingMessage, match="broken"):
        speaker.say("seat-number")


def parts(key: str, *words: Word) -> Word:
    """Return a word made of words."""
    return Word(key, {"parts": list(words)})


def test_a_sequence_becomes_sentences_with_capitals_and_stops() -> None:
    steps = parts("sequence", Word("do-delay", {"who": Word("who-you")}), Word("do-discard-this"))
    rules = rules_of("eldritch")
    assert Speaker("en", rules).word(steps) == "Become Delayed. Discard this card."
    assert Speaker("zh-Hans", rules).word(steps) == "被延误。丢弃此卡。"
    assert Speaker("ja", rules).word(steps) == "遅延する。このカードを捨てる。"


def test_inside_a_sentence_a_sequence_is_told_in_one_breath() -> None:
    delay, this, omen = (
        Word("do-delay", {"who": Word("who-you")}),
        Word("do-discard-this"),
        Word("do-omen-set"),
    )
    steps = parts("sequence", parts("clauses", delay, this), omen)
    said = Speaker("en", rules_of("eldritch")).say("has-reckoning", do=steps)
    assert said == (
        "Reckoning: become Delayed and discard this card, then set the Omen on a space of your choice"
    )


def test_alternatives_are_joined_by_or() -> None:
    either = parts("either", Word("trait-madness"), Word("trait-injury"))
    said = {lang: Speaker(lang, rules_of("eldritch")).word(either) for lang in LANGUAGES}
    assert said == {"en": "Madness or Injury", "zh-Hans": "疯狂或伤病", "ja": "狂気または負傷"}


def test_a_message_can_ask_which_word_an_argument_is() -> None:
    speaker = Speaker("en", rules_of("eldritch"))
    assert speaker.say("do-delay", who=Word("who-you")) == "become Delayed"
    assert speaker.say("do-delay", who=Word("who-lead")) == "the Lead Investigator becomes Delayed"


@pytest.mark.parametrize(
    ("lang", "own", "others"),
    [
        ("en", "Pay to revive yourself", "Pay to revive Ines"),
        ("zh-Hans", "支付代价，复活自己", "支付代价，复活Ines"),
        ("ja", "コストを払い、自分を復活させる", "コストを払い、Inesを復活させる"),
    ],
)
def test_a_menu_says_yourself_to_the_one_who_is_asked_and_names_everybody_else(
    lang: str, own: str, others: str
) -> None:
    speaker = Speaker(lang, rules_of("inception"), ["Ines", "Mika"])
    assert speaker.move(Revive(1), reader=1) == own
    assert speaker.move(Revive(0), reader=1) == others
    assert speaker.move(Revive(0)) == others


def test_an_entry_of_a_menu_begins_as_a_sentence_does() -> None:
    assert Speaker("en", rules_of("tamashii")).move(PickCode(RED)) == "Red"
