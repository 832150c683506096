import type { Say } from '../../lib/words.svelte';

/** A view as it is read: values, rows of values, tables, and parts with a name. */
export type Part =
  | { as: 'value'; text: string; ref?: string }
  | { as: 'row'; values: { text: string; label: string; ref?: string }[] }
  | { as: 'table'; columns: string[]; rows: { head: string; ref?: string; cells: Part[] }[] }
  | { as: 'record'; parts: { head: string; ref?: string; part: Part }[] };

export type Reader = {
  say: Say;
  names: readonly string[];
  /** The kinds of things that moves and events touch: `card`, `square`. */
  kinds: ReadonlySet<string>;
};

const NOTHING = '–';
const YES = '✓';
/** Fields that name seats in any game. */
const OF_SEATS = new Set(['seat', 'seats', 'turn', 'turns', 'winners']);

type Key = { name: string; kind: string | null };

/** The kinds that references name. */
export function kindsIn(refs: Iterable<string>): Set<string> {
  return new Set([...refs].map((ref) => ref.slice(0, ref.indexOf(':'))).filter(Boolean));
}

/** A field's name in words: `view-<field>` of the game's words, or else as it is spelt. */
export function named(say: Say, field: string): string {
  const key = `view-${field.replaceAll('_', '-')}`;
  const said = say(key);
  return said === key ? spelt(field) : said;
}

/** A thing in words: as the game calls it (`square-4`), or else its kind and number. */
export function thingNamed(say: Say, ref: string): string {
  const key = ref.replace(':', '-');
  const said = say(key);
  return said === key ? spelt(ref.replace(':', ' ')) : said;
}

/** The parts of a view, each with its name. */
export function sections(view: unknown, reader: Reader): { head: string; part: Part }[] {
  return entries(view).map(([field, value]) => {
    return { head: named(reader.say, field), part: read(keyOf(field, reader), value, reader, true) };
  });
}

/** Everything in a part that can be touched. */
export function refsIn(part: Part): string[] {
  switch (part.as) {
    case 'value':
      return part.ref ? [part.ref] : [];
    case 'row':
      return part.values.flatMap(({ ref }) => ref ?? []);
    case 'table':
      return part.rows.flatMap(({ ref, cells }) => [ref ?? [], cells.flatMap(refsIn)].flat());
    case 'record':
      return part.parts.flatMap(({ ref, part }) => [ref ?? [], refsIn(part)].flat());
  }
}

function read(key: Key, value: unknown, reader: Reader, atTop = false): Part {
  if (Array.isArray(value)) return value.length ? readList(key, value, reader, atTop) : empty();
  if (value === null || typeof value !== 'object') return { as: 'value', ...single(key, value, reader) };
  const parts = entries(value);
  if (!parts.length) return empty();
  const numbered = parts.every(([field]) => /^\d+$/.test(field));
  return {
    as: 'record',
    parts: parts.map(([field, inner]) => {
      const ref = numbered && key.kind ? `${key.kind}:${field}` : undefined;
      const head = ref ? thingNamed(reader.say, ref) : named(reader.say, field);
      return { head, ...withRef(ref), part: read(keyOf(field, reader), inner, reader) };
    }),
  };
}

function readList(key: Key, list: unknown[], reader: Reader, atTop: boolean): Part {
  const things = areThings(list);
  const seats = atTop && list.length === reader.names.length && list.length > 1;
  const bySeat = seats && !OF_SEATS.has(key.name) && !(key.kind && things);
  /** How an entry is called, and what touches it: a seat, a thing by its place in the list, or just its number. */
  const headOf = (at: number) => {
    if (bySeat) return { head: reader.names[at] ?? '', ref: `seat:${at}` };
    const ref = key.kind && !things ? `${key.kind}:${at}` : undefined;
    return { head: ref ? thingNamed(reader.say, ref) : String(at + 1), ...withRef(ref) };
  };
  if (list.every(isRecord)) {
    const fields = [...new Set(list.flatMap((one) => Object.keys(one)))];
    return {
      as: 'table',
      columns: fields.map((field) => named(reader.say, field)),
      rows: list.map((one, at) => ({
        ...headOf(at),
        cells: fields.map((field) => read(keyOf(field, reader), one[field], reader)),
      })),
    };
  }
  if (bySeat || list.some((one) => one !== null && typeof one === 'object')) {
    const inner = { ...key, kind: bySeat || areThings(list.flat()) ? key.kind : null };
    return {
      as: 'record',
      parts: list.map((one, at) => ({ ...headOf(at), part: read(inner, one, reader) })),
    };
  }
  return {
    as: 'row',
    values: list.map((one, at) => {
      const { head, ref } = headOf(at);
      const value = single(things ? key : { ...key, kind: null }, one, reader);
      return { label: ref ? head : '', ...withRef(ref), ...value };
    }),
  };
}

/** A single value in words, with the thing that it names, if it names one. */
function single(key: Key, value: unknown, reader: Reader): { text: string; ref?: string } {
  if (typeof value === 'boolean') return { text: value ? YES : NOTHING };
  if (typeof value !== 'number') return { text: value == null || value === '' ? NOTHING : String(value) };
  if (OF_SEATS.has(key.name))
    return value in reader.names
      ? { text: reader.names[value] ?? '', ref: `seat:${value}` }
      : { text: NOTHING };
  if (key.kind === null || value < 0) return { text: String(value) };
  const ref = `${key.kind}:${value}`;
  const said = reader.say(`${key.kind}-${value}`);
  return { text: said === `${key.kind}-${value}` ? String(value) : said, ref };
}

/** A field and the kind of things that it holds, if its name tells: `squares`, `own_cards` and `die` do. */
function keyOf(field: string, { kinds }: Reader): Key {
  const word = field.slice(field.lastIndexOf('_') + 1);
  return { name: field, kind: [...kinds].find((kind) => forms(kind).includes(word)) ?? null };
}

function forms(kind: string): string[] {
  return [kind, `${kind}s`, `${kind}es`, kind.replace(/y$/, 'ies'), kind.replace(/^die$/, 'dice')];
}

/** Numbers that are all different name things; others say something about each place in a list. */
function areThings(list: unknown[]): boolean {
  return new Set(list).size === list.length && list.every((one) => typeof one === 'number' && one >= 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function entries(value: unknown): [string, unknown][] {
  return value !== null && typeof value === 'object' ? Object.entries(value) : [];
}

function empty(): Part {
  return { as: 'value', text: NOTHING };
}

function withRef(ref: string | undefined): { ref?: string } {
  return ref === undefined ? {} : { ref };
}

function spelt(field: string): string {
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
