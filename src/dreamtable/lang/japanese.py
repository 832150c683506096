"""The one form of Japanese verbs that messages can't write down: the verb stands in another message."""

_ICHIDAN = set("いきしちにひみりぎじびえけせてねへめれげぜべ得見着寝")
"""What stands before the る of verbs that only drop it."""
_ENDINGS = {
    "う": "って",
    "つ": "って",
    "る": "って",
    "く": "いて",
    "ぐ": "いで",
    "す": "して",
    "ぬ": "んで",
    "ぶ": "んで",
    "む": "んで",
}
_IRREGULAR = {"する": "して", "来る": "来て", "行く": "行って", "いく": "いって", "ない": "なくて"}


def te_form(text: str) -> str:
    """Return a text with its last verb in the form after which もよい can stand: 捨てる, 捨てて.

    What ends in no verb is given the one that goes with everything.
    """
    for ending, form in _IRREGULAR.items():
        if text.endswith(ending):
            return text.removesuffix(ending) + form
    if text[-1:] == "る" and text[-2:-1] in _ICHIDAN:
        return text[:-1] + "て"
    return text[:-1] + _ENDINGS[text[-1]] if text[-1:] in _ENDINGS else text + "として"
