import { render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import eldritch from '../src/boards/eldritch';
import { FRAME, inFrame, linesOf, onChart, penned, pointsOf, type Point } from '../src/boards/eldritch/chart';
import { LAKES, LAND } from '../src/boards/eldritch/coast';
import EldritchBoard from '../src/boards/eldritch/EldritchBoard.svelte';
import { asTold, firstToShow, goingOn, scenesIn } from '../src/boards/eldritch/scene';
import {
  atTurn,
  backOf,
  contents,
  elsewhere,
  figuresOf,
  matching,
  others,
  printed,
  progress,
  thing,
} from '../src/boards/eldritch/table';
import { OMENS, Phases, type Events, type Resolving, type View } from '../src/generated/eldritch';
import type { EventInfo, QuestionInfo, Reference } from '../src/generated/messages';
import { touch, withBoardRefs } from '../src/lib/narrowing';
import { speaker } from '../src/lib/words.svelte';

type Recorded = {
  seat: number;
  names: string[];
  question: QuestionInfo | null;
  news: EventInfo[];
  events: EventInfo[];
  view: View;
};

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(`tests/fixtures/eldritch-${name}.json`, 'utf8')) as T;
const recorded = (name: string) => read<Recorded>(name);
const reference = { ...read<Reference>('reference'), readable: [] };
const source = (path: string) => readFileSync(`../src/dreamtable/${path}/locale/en.ftl`, 'utf8');
const say = speaker('en', source('lang'), source('games/eldritch'));
const MOMENTS = ['setup', 'ancient-one', 'action', 'reroll', 'encounter', 'buying', 'over'];

function shown(name: string, changes: Partial<Recorded> = {}): HTMLElement {
  const { view, names, seat, news, events } = { ...recorded(name), ...changes };
  return render(EldritchBoard, { props: { view, names, seat, news, events, reference, say } }).container;
}

const space = (id: string) => reference.spaces.findIndex((one) => one.id === id);

describe('the chart', () => {
  it('puts places where they are', () => {
    expect(onChart(0, 0)).toEqual([500, 250]);
    expect(onChart(-180, 90)).toEqual([0, 0]);
    for (const { x, y } of reference.spaces) {
      const { left, top } = inFrame(x, y);
      expect(left).toBeGreaterThan(2);
      expect(left).toBeLessThan(98);
      expect(top).toBeGreaterThan(4);
      expect(top).toBeLessThan(97);
    }
  });

  it('has the wilderness on land and the seas off it', () => {
    const coasts = LAND.map(pointsOf);
    for (const one of reference.spaces) {
      const ashore = coasts.some((coast) => inside([one.x, one.y], coast));
      if (one.kind === 'sea') expect(ashore, one.id).toBe(false);
      if (one.kind === 'wilderness') expect(ashore, one.id).toBe(true);
    }
  });

  it('draws coasts that close and do not leave the world', () => {
    for (const coast of [...LAND, ...LAKES]) {
      const points = pointsOf(coast);
      expect(points.length).toBeGreaterThan(2);
      expect(penned(points)).toMatch(/^M.*Z$/);
      for (const [x, y] of points) {
        expect(Number.isFinite(x) && x >= FRAME.x * 2 && x <= 1040).toBe(true);
        expect(y >= 0 && y <= 500).toBe(true);
      }
    }
  });

  it('lets paths over the Pacific leave at one edge and come in at the other', () => {
    const path = (one: string, other: string) => {
      const ends = [space(one), space(other)].sort((a, b) => a - b);
      const found = reference.paths.find((path) => path.ends.every((end, at) => end === ends[at]));
      if (!found) throw new Error(`no path ${one} ${other}`);
      return linesOf(found, reference.spaces);
    };
    expect(path('boston', 'chicago')).toHaveLength(1);
    expect(path('yokohama', 'north-pacific')).toHaveLength(2);
    expect(path('melbourne', 'south-pacific')).toHaveLength(2);
    expect(reference.paths).toHaveLength(60);
  });
});

function inside([x, y]: Point, coast: readonly Point[]): boolean {
  let within = false;
  coast.forEach(([x1, y1], at) => {
    const [x2, y2] = coast[(at + 1) % coast.length] ?? [0, 0];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  });
  return within;
}

describe('the table of Eldritch Horror', () => {
  const { view } = recorded('action');

  it('finds everything on the map', () => {
    const all = contents(view, reference);
    expect(all).toHaveLength(36);
    expect(all.flatMap((here) => here.foes)).toHaveLength(view.foes.length);
    expect(all.flatMap((here) => here.gates).sort()).toEqual([...view.gates].sort());
    expect(all.flatMap((here) => here.clues)).toHaveLength(Object.keys(view.clues).length);
    expect(all.flatMap((here) => here.people)).toHaveLength(2);
    expect(all.filter((here) => here.site)).toHaveLength(1);
  });

  it('counts the tokens that a card left on a space', () => {
    const marker = { space: 3, source: view.mystery, mystery: false };
    const all = contents({ ...view, markers: [marker, marker] }, reference);
    expect(all[3]?.markers).toEqual([{ source: view.mystery, mystery: false, count: 2 }]);
  });

  it('knows which gates match the Omen', () => {
    const gates = reference.things.filter((one) => one.kind === 'gate');
    const lit = (omen: number) => gates.filter((gate) => matching({ ...view, omen }, gate)).length;
    expect(lit(0) + lit(1) + lit(2)).toBe(gates.length);
    expect(lit(1)).toBe(lit(3));
    expect(OMENS).toHaveLength(4);
  });

  it('knows whose turn it is', () => {
    expect(atTurn({ ...view, phase: Phases.ACTION, turns: [1, 0] })).toBe(1);
    expect(atTurn({ ...view, phase: Phases.MYTHOS, turns: [] })).toBeNull();
  });

  it('counts clues and tokens on the Mystery', () => {
    const on = { tokens: { [view.mystery]: 2 }, clues_on: { [view.mystery]: [4] } };
    expect(progress({ ...view, ...on })).toBe(3);
  });

  it('seats others after oneself', () => {
    expect(others({ ...view, people: [null, null, null] }, 1)).toEqual([2, 0]);
    expect(others(view, -1)).toEqual([0, 1]);
  });

  it('finds cards to choose from that lie nowhere on the table', () => {
    const hidden = view.asset_discard[0] ?? reference.things.findIndex((one) => one.id === 'flare-pistol');
    const [seen = -1] = view.reserve;
    expect(elsewhere(view, [`card:${hidden}`, `card:${seen}`, 'space:3'])).toEqual([hidden]);
  });

  it('reads the figures of cultists from the sheet', () => {
    const cultist = reference.things.findIndex((one) => one.id === 'cultist');
    const god = reference.things.findIndex((one) => one.id === 'azathoth');
    const figures = figuresOf({ ...view, ancient_one: god }, reference, cultist);
    expect(figures).toMatchObject({ horror: 1, damage: 1, toughness: 1 });
  });

  it('prints a card as text', () => {
    const hook = reference.things.find((one) => one.id === 'boat-hook') ?? thing(reference, -1);
    const text = printed(say, hook);
    expect(text).toContain('Value 1');
    expect(text).toContain('Weapon');
    expect(text).toContain('Strength');
  });

  it('is told no secret side by the reference', () => {
    const secret = reference.things.filter(({ kind }) => kind === 'spell' || kind === 'condition');
    expect(secret.length).toBeGreaterThan(20);
    expect(secret.every((one) => one.back === '' && one.flavour === '')).toBe(true);
    const met = ['general', 'research', 'regional', 'other-world', 'expedition', 'special'];
    const encounters = reference.things.filter(({ kind }) => met.includes(kind));
    expect(encounters.every((one) => one.text === '' && one.back === '')).toBe(true);
  });
});

let counted = 0;
function told(event: Events, text = '', story = ''): EventInfo {
  const seated = ['phase-began', 'round-began', 'mythos-drawn', 'doom-moved'].includes(event[0]);
  return {
    number: counted++,
    event,
    text: text || event[0],
    refs: seated ? [] : [`seat:${event[1]}`],
    story,
    turning: '',
    heads: '',
    late: '',
    stood_in: '',
  };
}

describe('what the events tell', () => {
  const encounter = () => [
    told(['phase-began', Phases.ENCOUNTER]),
    told(['encounter-began', 0, 7, 'initial', 'x'], '', 'A door.'),
    told(['test-began', 0, 0, -1, 3]),
    told(['rolled', 0, [1, 3, 5]]),
  ];

  it('is an encounter with its story, its test and its dice', () => {
    const [scene] = scenesIn(encounter());
    expect(scene).toMatchObject({ kind: 'encounter', seat: 0, card: 7, stories: ['A door.'], over: false });
    expect(scene?.tests).toEqual([
      { seat: 0, skill: 0, modifier: -1, dice: [1, 3, 5], again: [], result: null, outcome: [] },
    ]);
  });

  it('goes on after a question', () => {
    const [scene, ...more] = scenesIn([
      ...encounter(),
      told(['clues-spent', 0, 1], 'Ann spends 1 Clue.'),
      told(['rerolled', 0, 1, 6]),
      told(['tested', 0, 0, 2]),
      told(['story-told', 0, 7, 'pass', 'x'], '', 'It opens.'),
      told(['lost', 0, 0, 1], 'Ann loses 1 Sanity.'),
      told(['encounter-ended', 0, 7]),
    ]);
    expect(more).toEqual([]);
    expect(scene?.tests[0]).toMatchObject({ dice: [3, 5, 6], again: [6], result: 2, outcome: ['It opens.'] });
    expect(scene?.stories).toEqual(['A door.']);
    expect(scene?.lines).toEqual(['Ann spends 1 Clue.', 'Ann loses 1 Sanity.']);
    expect(scene?.over).toBe(true);
  });

  it('keeps an ambush inside its encounter and a fight by itself', () => {
    const inside = scenesIn([...encounter(), told(['ambushed', 0, 9]), told(['combat-began', 0, 9])]);
    expect(inside).toHaveLength(1);
    expect(inside[0]?.foe).toBe(9);
    const alone = scenesIn([told(['combat-began', 0, 9]), told(['combat-began', 0, 11])]);
    expect(alone.map((scene) => [scene.kind, scene.foe])).toEqual([
      ['combat', 9],
      ['combat', 11],
    ]);
  });

  it('leaves a mythos card open until the next round', () => {
    const events = [
      told(['mythos-drawn', 40, 'x']),
      told(['phase-began', Phases.OMEN]),
      told(['doom-moved', 9, true], 'Doom advances to 9.'),
      told(['round-began', 2]),
      told(['moved', 0, 3], 'Ann moves.'),
    ];
    expect(scenesIn(events)).toMatchObject([{ kind: 'mythos', lines: ['Doom advances to 9.'], over: true }]);
  });

  it('shows the end of what one did oneself before what came next', () => {
    const before = encounter();
    const news = [
      told(['tested', 0, 0, 0]),
      told(['encounter-ended', 0, 7]),
      told(['phase-began', Phases.MYTHOS]),
      told(['mythos-drawn', 40, 'x']),
    ];
    const scenes = scenesIn([...before, ...news]);
    expect(scenes.map((scene) => scene.kind)).toEqual(['encounter', 'mythos']);
    expect(firstToShow(scenes, news, 0)).toBe(0);
    expect(firstToShow(scenes, news, 1)).toBe(1);
    expect(firstToShow(scenes, [], 0)).toBe(1);
  });

  const none: Resolving = { card: -1, you: 0, part: '', foe: -1, skill: null, modifier: 0, dice: [] };
  const now = (events: EventInfo[], ...stack: Resolving[]) => goingOn(scenesIn(events), events, stack);

  it('goes on as the view says: whose text it is, and what the dice show', () => {
    const rolling = [...encounter(), told(['test-began', 0, 2, 0, 2]), told(['rolled', 0, [1, 2]])];
    const text = { ...none, card: 7, part: 'city' };
    const scenes = now(rolling, text, { ...none, skill: 2, dice: [2, 6] });
    expect(scenes).toMatchObject([{ kind: 'encounter', card: 7, stories: ['A door.'], foe: null }]);
    expect(scenes[0]?.tests.at(-1)?.dice).toEqual([2, 6]);
    expect(now(rolling)).toEqual(scenesIn(rolling));
  });

  it('goes on with what asks, after what it came from: a fight in an encounter, and the encounter again', () => {
    const fought = [...encounter(), told(['ambushed', 0, 9]), told(['combat-began', 0, 9])];
    const text = { ...none, card: 7, part: 'initial' };
    expect(now(fought, text, { ...none, foe: 9 })).toMatchObject([
      { kind: 'encounter', card: 7, stories: ['A door.'] },
      { kind: 'combat', card: 9, foe: 9, stories: [], tests: [] },
    ]);
    const after = [...fought, told(['monster-defeated', 9], 'It falls.')];
    expect(now(after, text)).toMatchObject([
      { kind: 'encounter', card: 7, lines: ['ambushed', 'It falls.'] },
    ]);
  });

  it('goes on with the card of a reckoning, its back and what came of it, not with the mythos card', () => {
    const events = [
      told(['mythos-drawn', 40, 'x'], '', 'Ink runs.'),
      told(['reckoned', 12], 'Reckoning: the sheet.'),
      told(['doom-moved', 9, true], 'Doom advances to 9.'),
      told(['reckoned', 31], 'Reckoning: Debt.'),
    ];
    const due = { ...none, card: 31, part: 'reckoning' };
    expect(now(events, due)).toMatchObject([
      { kind: 'mythos', card: 40 },
      { kind: 'reckoning', card: 31, seat: 0, stories: [], lines: [] },
    ]);
    const flipped = [...events, told(['card-flipped', 0, 31, 1, 'x'], 'Ann flips Debt.', 'Two men wait.')];
    expect(now(flipped, due, { ...none, card: 31, part: '2' }).at(-1)).toMatchObject({
      kind: 'card',
      card: 31,
      stories: ['Two men wait.'],
    });
  });

  it('shows what asks, and only else the end of what one did oneself before it', () => {
    const before = encounter();
    const news = [
      told(['encounter-ended', 0, 7]),
      told(['phase-began', Phases.MYTHOS]),
      told(['mythos-drawn', 40, 'x']),
    ];
    const scenes = now([...before, ...news], { ...none, card: 40 });
    expect(scenes.map((scene) => scene.card)).toEqual([7, 40]);
    expect(firstToShow(scenes, news, 0, true)).toBe(1);
    expect(firstToShow(scenes, news, 0)).toBe(0);
  });

  it('shows nothing of a text before it is told, and goes on with the last until something else begins', () => {
    const stack: Resolving[] = [
      { ...none, card: 7 },
      { ...none, skill: 2 },
    ];
    const view = { ...recorded('action').view, stack };
    expect(asTold(view, [told(['rerolled', 0, 1, 6])]).stack).toEqual([{ ...none, card: 7 }]);
    expect(asTold(view, [told(['tested', 0, 0, 1]), told(['encounter-ended', 0, 7])]).stack).toEqual([]);
    expect(asTold(view, [told(['reckoned', 12])]).stack).toEqual([]);
  });

  it('tells what backs say to those who saw them', () => {
    const number = (id: string) => reference.things.findIndex((one) => one.id === id);
    const view = { ...recorded('action').view, backs: { [number('debt')]: 1 } };
    const back = { ...thing(reference, -1), id: 'back/debt/2', flavour: 'Two men wait.', text: 'Pay.' };
    const read = { ...reference, readable: [back] };
    expect(backOf(view, read, number('debt'))).toBe('Two men wait.\nPay.');
    expect(backOf(view, read, number('cursed'))).toBeUndefined();
    expect(backOf(view, reference, number('debt'))).toBeUndefined();
  });
});

describe('the board of Eldritch Horror', () => {
  it.each(MOMENTS)('has words for all that it shows in %s', (name) => {
    const root = shown(name);
    const texts = [...root.querySelectorAll('*')].flatMap((thing) =>
      ['data-title', 'data-tip', 'aria-label'].map((attribute) => thing.getAttribute(attribute) ?? ''),
    );
    for (const text of [...texts, root.textContent]) {
      expect(text).not.toMatch(
        /web-|\b(card|phase|skill|ticket|colour|space|story)-[a-z]|undefined|\[object/,
      );
    }
  });

  it.each(MOMENTS)('has a place for every thing that a move of %s touches', (name) => {
    const { question } = recorded(name);
    const root = shown(name);
    const there = new Set(
      [...root.querySelectorAll('[data-ref]')].map((one) => one.getAttribute('data-ref')),
    );
    for (const move of withBoardRefs(question?.moves ?? [], eldritch.refs)) {
      if (move.refs.length)
        expect(
          move.refs.some((ref) => there.has(ref)),
          move.text,
        ).toBe(true);
    }
  });

  it('travels by a touch of the space', () => {
    const { question } = recorded('action');
    const moves = withBoardRefs(question?.moves ?? [], eldritch.refs);
    const travel = moves.find(({ move }) => Array.isArray(move) && move[0] === 'travel');
    expect(travel).toBeDefined();
    expect(touch(moves, [], travel?.refs[0] ?? '').done).toEqual(travel);
  });

  it('shows the dice that may be rolled again', () => {
    const root = shown('reroll');
    const story = root.querySelector('article');
    expect(story?.querySelectorAll('.die').length).toBeGreaterThan(0);
    expect(story?.querySelector('.told')?.textContent).toBeTruthy();
  });

  it('shows whoever watches all sheets and no own one', () => {
    const root = shown('action', { seat: -1 });
    expect(root.querySelector('.mine')).toBeNull();
    expect(root.querySelectorAll('section[data-ref^="seat:"]')).toHaveLength(2);
  });

  it('waits for what is printed on the components', () => {
    const { view, names, seat, news } = recorded('action');
    const root = render(EldritchBoard, { view, names, seat, news, say }).container;
    expect(root.textContent).toContain(say('web-loading'));
  });
});
