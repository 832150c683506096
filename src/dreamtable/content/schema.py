"""The JSON Schema of a game's content, for editors: Draft 2020-12, made from the structs themselves."""

import types
import typing
from typing import Any, Literal, get_args, get_origin

import msgspec

from dreamtable.content.effects.conditions import Comparison, Conditions, Fact
from dreamtable.content.effects.prices import StepPrice
from dreamtable.content.effects.steps import Step, Steps
from dreamtable.content.game import Content
from dreamtable.content.naming import Names
from dreamtable.content.pictures import LISTS
from dreamtable.content.shapes import Field, fields_of, meaning_of
from dreamtable.content.terms import ID, Phrase, Term, Vocabulary, first_field, wanted_mapping
from dreamtable.kernel import kebab

Schema = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
ID_PATTERN = f"^{ID.pattern}$"
PLAIN: dict[object, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
}


def schema_of(content: Content) -> Schema:
    """Return the schema of a file of cards."""
    return _Writer(content).whole()


class _Writer:
    """Writes each struct once, under `$defs`."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.defs: dict[str, Schema] = {}

    def whole(self) -> Schema:
        kinds = self.content.kinds
        cases = [
            {
                "if": {"properties": {"kind": {"const": tag}}, "required": ["kind"]},
                "then": self.struct(kind, tag),
            }
            for tag, kind in kinds.items()
        ]
        card = {
            "type": "object",
            "required": ["id", "kind"],
            "properties": {"kind": {"enum": list(kinds)}, "id": {"type": "string", "pattern": ID_PATTERN}},
            "allOf": cases,
        }
        return {
            "$schema": DIALECT,
            "title": f"Cards of {self.content.title}",
            "type": "array",
            "items": {"$ref": "#/$defs/any-card"},
            "$defs": {"any-card": card} | dict(sorted(self.defs.items())),
        }

    def struct(self, kind: type[msgspec.Struct], tag: str = "") -> Schema:
        """Return a reference to a struct."""
        name = f"card-{tag}" if tag else kebab(kind.__name__)
        if name not in self.defs:
            self.defs[name] = {}  # it may contain itself
            fields = fields_of(kind)
            properties = {field.key: self.field(field) for field in fields}
            if tag:
                properties = {"kind": {"const": tag}} | properties
            self.defs[name] = _object(properties, [field.key for field in fields if field.required])
            self.defs[name]["description"] = meaning_of(kind)
        return {"$ref": f"#/$defs/{name}"}

    def field(self, field: Field) -> Schema:
        """Return the schema of a field with its meaning."""
        schema = self.of(field.hint)
        return schema | {"description": field.meaning} if field.meaning else schema

    def of(self, hint: Any) -> Schema:
        """Return the schema of a type."""
        if hint in PLAIN:
            return dict(PLAIN[hint])
        if hasattr(hint, "__metadata__"):
            return self.named(hint)
        origin, args = get_origin(hint), get_args(hint)
        if origin is Literal and hint in LISTS:
            return self.words(hint)
        if origin is Literal:
            return {"enum": [value for value in args if value != ""]}
        if origin in (typing.Union, types.UnionType):
            return {"anyOf": [self.of(one) for one in args if one is not type(None)]}
        if origin in (tuple, list):
            return self.row(args)
        if origin is dict:
            keys, values = (self.of(one) for one in args)
            return {"type": "object", "propertyNames": keys, "additionalProperties": values}
        reads = self.content.tongue.get(hint, hint)
        if isinstance(reads, Vocabulary):
            return self.vocabulary(reads)
        if isinstance(reads, Conditions):
            return self.conditions(reads)
        hint = reads
        if hint is StepPrice:
            return {"anyOf": [self.of(Step), self.of(Steps)]}
        if issubclass(hint, msgspec.Struct):
            return self.struct(hint)
        return self.language(hint)

    def words(self, hint: Any) -> Schema:
        """Return a reference to the words of pictures."""
        name = f"picture-{LISTS[hint]}"
        self.defs[name] = {"enum": list(get_args(hint))}
        return {"$ref": f"#/$defs/{name}"}

    def row(self, args: tuple[Any, ...]) -> Schema:
        """Return the schema of a list, of any length or of the length that is given."""
        if args[-1] is ... or len(args) == 1:
            return {"type": "array", "items": self.of(args[0])}
        items = [self.of(one) for one in args]
        return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}

    def named(self, hint: Any) -> Schema:
        """Return the schema of a text that names something; closed lists are told, ids are open."""
        names = next((note for note in hint.__metadata__ if isinstance(note, Names)), None)
        if names is None:
            return self.of(get_args(hint)[0])
        if all(sort in self.content.lists for sort in names.sorts):
            return {"enum": self.closed(names)}
        return {"type": "string", "pattern": ID_PATTERN, "title": f"id of {names}"}

    def closed(self, names: Names) -> list[str]:
        """Return the words of closed lists."""
        return [*names.also, *(word for sort in names.sorts for word in self.content.lists[sort])]

    def language(self, hint: Any) -> Schema:
        """Return a reference to a small language."""
        name = kebab(hint.__name__)
        if name not in self.defs:
            if issubclass(hint, Comparison):
                schema: Schema = hint.schema(self.content.tongue)
            else:
                own = getattr(hint, "schema", None)
                schema = own() if own is not None else self.phrase(hint)
            self.defs[name] = schema | {"description": meaning_of(hint)}
        return {"$ref": f"#/$defs/{name}"}

    def phrase(self, hint: type[Phrase]) -> Schema:
        """Return the schema of words, some with an argument."""
        plain = [word for word in hint.names if not word.endswith("()")]
        ways: list[Schema] = [{"enum": plain}]
        for word in hint.names:
            if word.endswith("()"):
                names = hint.arguments.get(word.removesuffix("()"))
                open_ = names is None or any(sort not in self.content.lists for sort in names.sorts)
                inside = ID.pattern if names is None or open_ else "|".join(self.closed(names))
                ways.append({"type": "string", "pattern": rf"^{word.removesuffix('()')}\(({inside})\)$"})
        if hint.by_id:
            ways.append({"type": "string", "pattern": ID_PATTERN})
        return {"anyOf": ways}

    def conditions(self, conditions: Conditions) -> Schema:
        """Return a reference to conditions: a sentence, or a mapping of facts."""
        name = conditions.vocabulary.name
        if name not in self.defs:
            self.defs[name] = {}  # conditions contain conditions
            inner: Schema = {"$ref": f"#/$defs/{name}"}
            several = {"type": "array", "items": inner}
            facts = {word: self.fact(fact) for word, fact in conditions.facts.items()}
            mapping = _object(facts | {"not": inner, "and": several, "or": several}, [])
            self.defs[name] = {"anyOf": [{"type": "string"}, mapping | {"minProperties": 1}]}
        return {"$ref": f"#/$defs/{name}"}

    def fact(self, fact: type[Fact]) -> Schema:
        """Return the schema of what stands under the word of a fact."""
        fields = {field.key: field for field in fields_of(fact)}
        first = first_field(fact)
        if first is None:
            return {"const": True, "description": meaning_of(fact)}
        inside = _object(
            {key: self.field(field) for key, field in fields.items()},
            [key for key, field in fields.items() if field.required],
        )
        return {"anyOf": [self.of(fields[first].hint), inside], "description": meaning_of(fact)}

    def vocabulary(self, vocabulary: Vocabulary[Any]) -> Schema:
        """Return a reference to one of the verbs of a vocabulary."""
        name = vocabulary.name
        if name not in self.defs:
            self.defs[name] = {}  # steps contain steps
            ways = []
            for verb, term in vocabulary.terms.items():
                self.defs[f"{name}-{verb}"] = self.term(verb, term, vocabulary)
                ways.append({"$ref": f"#/$defs/{name}-{verb}"})
            self.defs[name] = {"type": "object", "anyOf": ways}
        return {"$ref": f"#/$defs/{name}"}

    def term(self, verb: str, term: type[Term], vocabulary: Vocabulary[Any]) -> Schema:
        """Return the schema of a verb: its first field alone or a mapping, and further keys beside it."""
        fields = {field.key: field for field in fields_of(term)}
        first = first_field(term)
        beside = {
            key: self.field(field)
            for key, field in fields.items()
            if key != verb and key not in vocabulary.terms
        }
        if first is None:
            return _object({verb: {"const": True}}, [verb]) | {"description": meaning_of(term)}
        alone = self.of(fields[first].hint)
        needed = [key for key, field in fields.items() if field.required]
        if wanted_mapping(term):
            schema = _object({verb: alone} | beside, [verb, *(key for key in needed if key != first)])
            return schema | {"description": meaning_of(term)}
        inside = _object({key: self.field(field) for key, field in fields.items()}, [])
        schema = _object({verb: {"anyOf": [alone, inside]}} | beside, [verb])
        rules = [_somewhere(verb, key, alone=key == first) for key in needed]
        return schema | {"description": meaning_of(term)} | ({"allOf": rules} if rules else {})


def _object(properties: Schema, required: list[str]) -> Schema:
    schema: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    return schema | {"required": required} if required else schema


def _somewhere(verb: str, key: str, *, alone: bool) -> Schema:
    """A key must stand under the verb or beside it; the first one may be all that the verb says."""
    ways: list[Schema] = [
        {"required": [key]} if key != verb else {"not": {}},
        {"properties": {verb: {"type": "object", "required": [key]}}},
    ]
    return {"anyOf": [*ways, {"properties": {verb: {"not": {"type": "object"}}}}] if alone else ways}
