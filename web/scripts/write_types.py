"""Writes the browser's types from the server's own: messages, and each game's views, moves and events.

`.venv/bin/python web/scripts/write_types.py` writes `web/src/generated/*.ts`; with `--check` it says whether
they are up to date. Types are written for every game that has a board in `web/src/boards`.
"""

import enum
import importlib
import json
import runpy
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Literal, get_args, get_origin

import msgspec

from dreamtable.content.pictures import words
from dreamtable.games import rules_of
from dreamtable.server import messages
from dreamtable.telling import telling_of

WEB = Path(__file__).parents[1]
GENERATED = WEB / "src" / "generated"
BOARDS = WEB / "src" / "boards"

SENT = (
    messages.FromClient,
    messages.Credentials,
    messages.Farewell,
    messages.NewPassword,
    messages.PushAddress,
    messages.Recovery,
    messages.NewName,
    messages.NewTable,
    messages.NewBranch,
    messages.FriendsInfo,
    messages.MailInfo,
    messages.MailAddress,
    messages.Joining,
    messages.BotSeat,
    messages.NewCampaign,
    messages.Invitation,
    messages.NewSession,
    messages.FirstSession,
    messages.BookSharing,
    messages.Conduct,
    messages.Muting,
    messages.Report,
    messages.NewGroup,
    messages.GroupChange,
)
RECEIVED = (
    messages.ToClient,
    messages.Me,
    messages.GameInfo,
    messages.GameWords,
    messages.TableInfo,
    messages.Created,
    messages.CampaignInfo,
    messages.CampaignLine,
    messages.BookInfo,
    messages.Fairness,
    messages.RuleText,
    messages.Reference,
    messages.TableReference,
    messages.EndingInfo,
    messages.ExplanationInfo,
    messages.LogPage,
    messages.HistoryPage,
    messages.DayPage,
    messages.PushKey,
    messages.Profile,
    messages.SeatFeats,
    messages.GroupInfo,
    messages.GroupLine,
)

Schema = dict[str, object]


def main() -> None:
    """Write the files, or compare them with what would be written."""
    wanted = {"messages": of_messages(), "pictures": of_pictures()} | {
        game: of_game(game) for game in with_boards()
    }
    files = {f"{name}.ts": source for name, source in typescript(wanted).items()}
    if "--check" in sys.argv:
        stale = [name for name, text in files.items() if not up_to_date(GENERATED / name, text)]
        if stale:
            sys.exit(f"Not up to date: {', '.join(stale)}. Write them with: cd web && npm run types")
        return
    GENERATED.mkdir(exist_ok=True)
    for name, text in files.items():
        (GENERATED / name).write_text(text, encoding="utf-8")


def with_boards() -> list[str]:
    """Return the games that have a board of their own."""
    return sorted(file.parent.name for file in BOARDS.glob("*/index.ts"))


def up_to_date(path: Path, text: str) -> bool:
    """Say whether a file holds just this text."""
    return path.is_file() and path.read_text(encoding="utf-8") == text


def of_messages() -> Schema:
    """Return the schema of everything that goes over the wire."""
    _, sent = msgspec.json.schema_components(SENT, ref_template="#/definitions/{name}")
    (client, *_), received = msgspec.json.schema_components(
        (messages.ToClient, *RECEIVED), ref_template="#/definitions/{name}"
    )
    (from_client, *_), _ = msgspec.json.schema_components(SENT, ref_template="#/definitions/{name}")
    definitions = {name: plain(schema, whole=False) for name, schema in sent.items()}
    definitions |= {name: plain(schema, whole=True) for name, schema in received.items()}
    definitions |= {"FromClient": plain(from_client, whole=False), "ToClient": plain(client, whole=True)}
    return {"definitions": definitions, "constants": ""}


def of_pictures() -> Schema:
    """Return the words of pictures: each needs a drawing."""
    lists = {name: get_args(one) for name, one in vars(words).items() if get_origin(one) is Literal}
    return {"definitions": {name: {"enum": closed} for name, closed in lists.items()}, "constants": ""}


def of_game(game: str) -> Schema:
    """Return the schema of a game's view, moves and events, with its enums and tables as constants."""
    rules = rules_of(game)
    model = importlib.import_module(f"{telling_of(rules).package}.model")
    wanted = (model.View, rules.moves, rules.events)
    (_, moves, events), parts = msgspec.json.schema_components(wanted, ref_template="#/definitions/{name}")
    definitions = {name: plain(schema, whole=True) for name, schema in parts.items()}
    definitions |= {"Moves": plain(moves, whole=True), "Events": plain(events, whole=True)}
    return {
        "definitions": definitions,
        "constants": constants(model, tables_of(game)),
    }


def tables_of(game: str) -> Schema:
    """Return the tables that a game's board draws with, as a file beside it declares them."""
    file = BOARDS / game / "tables.py"
    tables: Schema = runpy.run_path(str(file))["TABLES"] if file.is_file() else {}
    return tables


def constants(model: ModuleType, tables: Schema) -> str:
    """Return the members of the model's enums, and tables, as TypeScript."""
    lines = []
    for name, thing in vars(model).items():
        if isinstance(thing, type) and issubclass(thing, enum.Enum) and thing.__module__ == model.__name__:
            members = {member.name: member.value for member in thing}
            lines.append(f"export const {name}s = {json.dumps(members)} as const;")
    lines += [f"export const {table} = {json.dumps(value)} as const;" for table, value in tables.items()]
    return "\n".join(lines)


def plain(schema: object, *, whole: bool) -> object:
    """Return a schema in the dialect that the converter reads; `whole` if defaults are never left out."""
    if isinstance(schema, list):
        return [plain(one, whole=whole) for one in schema]
    if not isinstance(schema, dict):
        return schema
    out = {key: plain(value, whole=whole) for key, value in schema.items() if key not in ("default", "title")}
    if "properties" in schema:  # whose keys are names of fields
        out["properties"] = {name: plain(of, whole=whole) for name, of in schema["properties"].items()}
    if "prefixItems" in schema:
        out["items"] = out.pop("prefixItems")
        out["maxItems"] = out["minItems"] = len(schema["prefixItems"])
    if "properties" in schema:
        out["additionalProperties"] = False
        if whole:  # what may be left out has no default
            needed = schema.get("required", ())
            fields = schema["properties"].items()
            out["required"] = [name for name, of in fields if name in needed or "default" in of]
    for bound in ("maxItems", "minItems"):
        if bound in out and not isinstance(out["items"], list):
            del out[bound]
    return out


def typescript(wanted: dict[str, Schema]) -> dict[str, str]:
    """Let json-schema-to-typescript write the types."""
    done = subprocess.run(  # noqa: S603 (our own script)
        ["node", str(WEB / "scripts" / "write_types.mjs")],  # noqa: S607 (node is found on the path)
        input=json.dumps(wanted),
        cwd=WEB,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(done.stderr)
    files: dict[str, str] = json.loads(done.stdout)
    return files


main()
