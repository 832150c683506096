"""Where sentences end, in the languages that we speak."""

_ENDS = ".!?。！？…"
_OPENING, _CLOSING = "“「『", "”」』"


def last_sentence(text: str) -> str:
    """Return the last sentence of a text; what somebody says there is kept whole."""
    line = text.strip().rsplit("\n", 1)[-1]
    depth = begins = 0
    found = line
    for at, letter in enumerate(line):
        depth += (letter in _OPENING) - (letter in _CLOSING)
        said = letter in _CLOSING and line[at - 1] in _ENDS
        if depth or not (letter in _ENDS or said):
            continue
        following = line[at + 1 : at + 2]
        if following in ("", " ") or letter in "。！？" or (said and following not in "，、,"):
            found = line[begins : at + 1].strip() or found
            begins = at + 1
    return line[begins:].strip() or found
