"""The rulebook in the terminal: the whole page, one rule, or all rules with some words."""

from contextlib import nullcontext

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from dreamtable.lang import Rule, Speaker, rulebook
from dreamtable.telling import telling_of


def show_rules(console: Console, speaker: Speaker, game: str, search: str = "") -> bool:
    """Show the rulebook of a game, or the rules that a search finds; say whether it found any."""
    rules = speaker.rules
    book = rulebook(game, speaker.lang, telling_of(rules).package if rules is not None else None)
    if not search:
        with console.pager(styles=True) if console.is_terminal else nullcontext():
            console.print(Markdown(book.page))
        return True
    found = [rule for rule in book.rules.values() if search.lower() in f"{rule.id} {rule.text}".lower()]
    for rule in found:
        show_rule(console, speaker, rule)
    if not found:
        console.print(Text(speaker.say("search-none", text=search), style="yellow"))
    return bool(found)


def show_rule(console: Console, speaker: Speaker, rule: Rule) -> None:
    """Show one rule with its chapter."""
    console.print(Text(speaker.say("why-head", rule=rule.id, chapter=rule.chapter), style="cyan"))
    console.print(Markdown(rule.text.replace("\n|", "\n\n|", 1)))
