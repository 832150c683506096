import { fireEvent, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import tamashii from '../src/boards/tamashii';
import { art } from '../src/kit/art/art';
import { cue, drawnIn, rolled } from '../src/boards/tamashii/scene';
import {
  atTurn,
  cellTowards,
  chronicle,
  complete,
  edgeBetween,
  elsewhere,
  focus,
  frame,
  hexagon,
  middle,
  needOf,
  others,
  printed as printedOn,
  programsOf,
  rowsOf,
  thing,
  tileThing,
  tokenName,
  waysIn,
} from '../src/boards/tamashii/table';
import TamashiiBoard from '../src/boards/tamashii/TamashiiBoard.svelte';
import { EDGES, Steps, type Events, type View } from '../src/generated/tamashii';
import type {
  Ahead,
  EventInfo,
  QuestionInfo,
  Reference,
  ThingInfo,
  VoteInfo,
} from '../src/generated/messages';
import type { Stage } from '../src/kit/stages';
import { withBoardRefs } from '../src/lib/narrowing';
import { speaker } from '../src/lib/words.svelte';

type Recorded = {
  seat: number;
  names: string[];
  question: QuestionInfo | null;
  votes: VoteInfo[];
  news: EventInfo[];
  view: View;
  readable: ThingInfo[];
  ahead: Ahead[];
};

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(`tests/fixtures/tamashii-${name}.json`, 'utf8')) as T;
const recorded = (name: string) => read<Recorded>(name);
const printed = read<Reference>('reference');
const source = (path: string) => readFileSync(`../src/dreamtable/${path}/locale/en.ftl`, 'utf8');
const say = speaker('en', source('lang'), source('games/tamashii'));
const MOMENTS = [
  'colours',
  'writing',
  'moving',
  'launching',
  'rerolling',
  'fighting',
  'voting',
  'boss',
  'over',
];

type Changes = Partial<Recorded> & { seeAhead?: (() => void) | null };

/** The board at a moment; what is clicked on it that stands for a move is noted. */
function shown(name: string, changes: Changes = {}) {
  const moment = { ...recorded(name), ...changes };
  const { view, names, seat, votes, readable, ahead } = moment;
  const offers = withBoardRefs(moment.question?.moves ?? [], tamashii.refs);
  const offered = [...new Set(offers.flatMap((move) => move.refs))];
  const reference = { ...printed, readable };
  const props = {
    view,
    names,
    seat,
    news: [],
    reference,
    offered,
    offers,
    votes,
    ahead,
    stage: null as Stage | null,
    seeAhead: changes.seeAhead ?? null,
    say,
  };
  const { container, rerender } = render(TamashiiBoard, { props });
  const touched: string[] = [];
  container.addEventListener('click', (event) => {
    const ref = (event.target as Element).closest('[data-ref]')?.getAttribute('data-ref');
    if (ref && offered.includes(ref)) touched.push(ref);
  });
  const one = <T extends Element>(selector: string) => {
    const found = container.querySelector<T & HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  return {
    container,
    touched,
    one,
    offered,
    moment,
    change: (to: Partial<typeof props>) => rerender({ ...props, ...to }),
  };
}

/** The helper robot as it begins. */
const JORDAN: NonNullable<View['jordan']> = {
  place: 0,
  battery: 5,
  moved: false,
  free: true,
  acting: false,
  freshly_moved: false,
  promised: false,
  carried: {},
  wears: false,
};

const cell = (number: number) => `[data-ref="cell:${number}"] .spot`;

describe('the table of Tamashii', () => {
  const { view, readable } = recorded('fighting');
  const reference = { ...printed, readable };

  it('reads patterns and combat boxes as they are written', () => {
    expect(rowsOf('R*R/.?.')).toEqual([
      [1, 7, 1],
      [0, 8, 0],
    ]);
    expect(needOf('HS')).toEqual({ faces: [0, 1], many: false });
    expect(needOf('H*')).toEqual({ faces: [0], many: true });
  });

  it('knows which cells touch', () => {
    expect(EDGES).toHaveLength(31);
    expect(edgeBetween(0, 1)).toBe(edgeBetween(1, 0));
    expect(edgeBetween(0, 6)).toBeUndefined();
    expect(edgeBetween(4, 5)).toBeUndefined();
    expect(cellTowards(0, 'ArrowLeft')).toBeNull();
    expect(cellTowards(0, 'ArrowDown')).toBe(5);
    expect(cellTowards(19, 'ArrowDown')).toBeNull();
    expect(cellTowards(4, 'ArrowRight')).toBeNull();
  });

  it('lays six hexagons around one', () => {
    const here = middle({ q: 0, r: 0 });
    const around = [
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ].map(([q = 0, r = 0]) => middle({ q, r }));
    const far = around.map(({ x, y }) => Math.hypot(x - here.x, y - here.y));
    for (const one of far) expect(one).toBeCloseTo(far[0] ?? 0);
    expect(hexagon(0, 0, 10).split(' ')).toHaveLength(6);
    const box = frame(view.places);
    for (const place of view.places) expect(middle(place).x).toBeGreaterThan(box.x);
    expect(frame([]).width).toBeGreaterThan(0);
  });

  it('has a drawing for every tile', () => {
    const tiles = printed.things.filter((one) => one.kind === 'tile');
    expect(tiles).toHaveLength(24);
    expect(new Set(tiles.map((tile) => art(String(tile.figures.art)).body)).size).toBe(24);
  });

  it('is told no secret of the scenario by what is printed', () => {
    const secret = printed.things.filter((one) =>
      ['story', 'special', 'victory', 'defeat'].includes(one.kind),
    );
    expect(secret.length).toBeGreaterThan(100);
    for (const card of secret) {
      expect([card.name, card.text, card.flavour, card.parts]).toEqual(['', '', '', []]);
    }
  });

  it('reads both sides of a story card that was turned', () => {
    const story = thing(reference, view.story);
    expect(story.name).not.toBe('');
    expect(story.flavour).not.toBe('');
    expect(story.figures.objective).not.toBe('');
    expect(story.text).not.toContain(String(story.figures.objective));
    expect(thing({ ...reference, readable: [] }, view.story).name).toBe('');
  });

  it('tells after a story what comes back of earlier scenarios', () => {
    const story = thing(reference, view.story);
    const recalled = ['first', 'second'].map((flavour) => ({
      ...story,
      id: `recall/${story.id}-${flavour}`,
      flavour,
    }));
    const other = { ...story, id: 'recall/other', flavour: 'other' };
    const readable = [...recalled, other, ...reference.readable];
    expect(thing({ ...reference, readable }, view.story).flavour).toBe(`${story.flavour}\nfirst\nsecond`);
  });

  it('names tokens as the cards do that can be read', () => {
    const card = { ...thing(reference, view.story), figures: { 'token-survivor': 'survivor' } };
    expect(tokenName(say, { ...reference, readable: [card] }, 'survivor')).toBe('survivor');
    expect(tokenName(say, { ...reference, things: [], readable: [] }, 'success')).toBe('success token');
    expect(tokenName(say, { ...reference, things: [], readable: [] }, 'unheard-of')).toBe('marker');
  });

  it('knows whose turn it is and where to look', () => {
    expect(atTurn({ ...view, step: Steps.MOVE, turns: [1, 0] })).toBe(1);
    expect(atTurn({ ...view, step: Steps.WRITING, turns: [1] })).toBeNull();
    expect(focus({ ...view, step: Steps.WRITING })).toBe('launcher');
    expect(focus({ ...view, step: Steps.MOVE })).toBe('map');
    expect(focus({ ...view, step: Steps.SLOTS })).toBe('fight');
    expect(focus({ ...view, step: Steps.WORLD })).toBe('story');
    expect(others(view, 1)).toEqual([2, 0]);
    expect(others(view, -1)).toEqual([0, 1, 2]);
  });

  it('tells in which order the story was read', () => {
    expect(chronicle({ ...view, guide: 3, drawn: [8, 9, 8] })).toEqual([3, 8, 9]);
    expect(chronicle({ ...view, guide: -1, drawn: [] })).toEqual([]);
  });

  it('finds cards to choose from that lie nowhere on the table', () => {
    const [foe = -1] = view.players.flatMap((player) => player.queue.map((one) => one.enemy));
    expect(elsewhere(view, [`card:${foe}`, 'card:999', 'seat:1'])).toEqual([999]);
  });

  it('takes what is complete from the menu and from what it was told', () => {
    const way = (moves: number, program: number) => ({
      type: 'ahead' as const,
      number: 0,
      seat: 0,
      moves,
      ways: [{ text: 'x', refs: [`program:${program}`, 'cell:3'], moves: moves ? [['write', 4]] : [] }],
    });
    expect(complete(['program:1', 'cell:2'], [way(0, 5), way(1, 7)])).toEqual(new Set([1, 5]));
    expect(waysIn([way(1, 7)])).toEqual([{ text: 'x', moves: 1, cells: [3], programs: [7], writes: [4] }]);
  });

  it('says no figure of a component twice to whoever points at it', () => {
    for (const one of reference.things) {
      const told = printedOn(say, one).split('\n');
      expect(new Set(told).size).toBe(told.length);
      expect(told.filter((line) => /^(Movement|Level) \d/.test(line)).length).toBeLessThan(2);
    }
    expect(reference.things.some((one) => printedOn(say, one).startsWith('Movement'))).toBe(true);
  });

  it('knows tiles by the number printed on them', () => {
    expect(tileThing(reference, 1).id).toBe('shelter');
    expect(tileThing(reference, 99).name).toBe('');
  });
});

describe('the board of Tamashii', () => {
  it.each(MOMENTS)('is drawn at the moment of %s', (name) => {
    const { container } = shown(name);
    expect(container.textContent).not.toMatch(/web-tamashii|undefined|NaN/);
    expect(container.querySelectorAll('[data-ref]').length).toBeGreaterThan(3);
  });

  it.each(MOMENTS)('is drawn for who watches at the moment of %s', (name) => {
    const { container } = shown(name, { seat: -1, question: null });
    expect(container.querySelector('.help')).toBeNull();
  });

  it('waits for what is printed', () => {
    const { view, names } = recorded('writing');
    const props = { view, names, seat: 0, news: [], reference: null, say };
    expect(render(TamashiiBoard, { props }).container.textContent).toContain(say('web-loading'));
  });

  it('lets a board be chosen by its colour', () => {
    const { container } = shown('colours');
    expect(container.querySelectorAll('[data-ref^="colour:"]')).toHaveLength(4);
  });

  it('shows every place of the map, and who stands where', () => {
    const { container, moment } = shown('moving');
    expect(container.querySelectorAll('.place')).toHaveLength(moment.view.places.length);
    expect(container.querySelectorAll('g.figure')).toHaveLength(3);
    const unknown = moment.view.places.filter((place) => place.tile <= 0).length;
    expect(container.querySelectorAll('.place.hidden')).toHaveLength(unknown);
  });

  it('lets a place be chosen with the keyboard', async () => {
    const { one, touched, moment } = shown('moving');
    const [name, place] = (moment.question?.moves.find(({ move }) => (move as string[])[0] === 'move-to')
      ?.move ?? []) as [string, number];
    expect(name).toBe('move-to');
    const there = one<SVGElement>(`[data-ref="place:${place}"]`);
    await fireEvent.keyDown(there, { key: 'Enter' });
    expect(touched).toEqual([]);
    there.setAttribute('data-glow', '');
    await fireEvent.keyDown(there, { key: 'Enter' });
    expect(touched).toEqual([`place:${place}`]);
  });
});

describe('the launcher', () => {
  /** A token that can be moved, where it can go, and by which write. */
  function movable({ question, view }: Recorded): { from: number; to: number; edge: number } {
    for (const { move } of question?.moves ?? []) {
      const [name, edge] = move as [string, number];
      const [a, b] = EDGES[edge] ?? [0, 0];
      if (name === 'write' && view.players[0]?.launcher[a]) return { from: a, to: b, edge };
    }
    throw new Error('Nothing can be moved.');
  }

  it('has twenty cells, twelve of them highlighted and four locked', () => {
    const { container } = shown('writing');
    expect(container.querySelectorAll('.cell')).toHaveLength(20);
    expect(container.querySelectorAll('.cell.light')).toHaveLength(12);
    expect(container.querySelectorAll('.cell.locked')).toHaveLength(4);
  });

  it('says of every cell where it is and what lies there', () => {
    const { one } = shown('writing');
    expect(one(cell(0)).getAttribute('aria-label')).toMatch(/^row 1, column 1, .+, highlighted$/);
    expect(one(cell(1)).getAttribute('aria-label')).toBe('row 1, column 2, nothing');
    expect(one(cell(4)).getAttribute('aria-label')).toContain('locked');
  });

  it('moves a token by two clicks', async () => {
    const { one, touched, moment, container } = shown('writing');
    const { from, to, edge } = movable(moment);
    await fireEvent.click(one(cell(from)));
    expect(one(cell(from)).getAttribute('aria-pressed')).toBe('true');
    expect(container.querySelectorAll('.target').length).toBeGreaterThan(0);
    await fireEvent.click(one(cell(to)));
    expect(touched).toEqual([`edge:${edge}`]);
  });

  it('lays a token down again by a second click on it', async () => {
    const { one, touched, moment } = shown('writing');
    const { from } = movable(moment);
    await fireEvent.click(one(cell(from)));
    await fireEvent.click(one(cell(from)));
    expect(one(cell(from)).getAttribute('aria-pressed')).toBe('false');
    expect(touched).toEqual([]);
  });

  it('moves a token with the arrow keys, and walks with them while none is picked up', async () => {
    const { one, touched, moment } = shown('writing');
    const { from, to, edge } = movable(moment);
    const key = to === from + 1 ? 'ArrowRight' : 'ArrowDown';
    await fireEvent.focus(one(cell(from)));
    await fireEvent.keyDown(one(cell(from)), { key });
    expect(touched).toEqual([]);
    expect(document.activeElement).toBe(one(cell(to)));
    await fireEvent.focus(one(cell(from)));
    await fireEvent.click(one(cell(from)));
    await fireEvent.keyDown(one(cell(from)), { key });
    expect(touched).toEqual([`edge:${edge}`]);
    await fireEvent.keyDown(one(cell(to)), { key: 'Escape' });
    expect(one(cell(from)).getAttribute('aria-pressed')).toBe('false');
  });

  it('moves a token by dragging it to where it may go, and nowhere else', async () => {
    const { one, touched, moment } = shown('writing');
    const { from, to, edge } = movable(moment);
    let under = cell(to);
    document.elementsFromPoint = () => [one(under)];
    const drag = async () => {
      const spot = one(cell(from));
      spot.setPointerCapture = () => undefined;
      await fireEvent.pointerDown(spot, { button: 0, clientX: 10, clientY: 10 });
      await fireEvent.pointerMove(spot, { clientX: 60, clientY: 10 });
      await fireEvent.pointerUp(spot, { clientX: 60, clientY: 10 });
      await fireEvent.click(spot, { detail: 1 });
    };
    await drag();
    expect(touched).toEqual([`edge:${edge}`]);
    expect(one(cell(from)).getAttribute('aria-pressed')).toBe('false');
    under = cell(19);
    await drag();
    expect(touched).toEqual([`edge:${edge}`]);
  });

  it('discards a token only by way of the bin', async () => {
    const moment = recorded('writing');
    const from = movable(moment).from;
    const discard = {
      move: ['discard-code', from],
      text: 'x',
      refs: [`cell:${from}`],
      notes: [],
      rank: 0,
      copies: 1,
    };
    const question = { ...moment.question, moves: [discard] } as unknown as QuestionInfo;
    const { one, touched } = shown('writing', { question });
    await fireEvent.click(one(cell(from)));
    expect(touched).toEqual([]);
    await fireEvent.click(one('.bin'));
    expect(touched).toEqual([`discard:${from}`]);
  });

  it('leaves other questions about cells to the page', async () => {
    const moment = recorded('writing');
    const pick = { move: ['pick-cell', 0], text: 'x', refs: ['cell:0'], notes: [], rank: 0, copies: 1 };
    const question = { ...moment.question, moves: [pick] } as unknown as QuestionInfo;
    const { one, touched } = shown('writing', { question });
    await fireEvent.click(one(cell(0)));
    expect(touched).toEqual(['cell:0']);
  });

  it('lights up what is complete', () => {
    const { container, one } = shown('launching');
    const lit = [...container.querySelectorAll('.program.lit')];
    expect(lit.length).toBeGreaterThan(0);
    expect(one('.program.lit').getAttribute('aria-label')).toContain('complete');
  });

  it('asks by itself what is complete, and shows more to who asks for it', async () => {
    vi.useFakeTimers();
    const seeAhead = vi.fn();
    const { container, one, moment } = shown('writing', { seeAhead });
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(seeAhead).toHaveBeenCalledTimes(1);
    expect(container.querySelector('.ways')).toBeNull();
    await fireEvent.click(one('.help'));
    const found = waysIn(moment.ahead).filter((way) => way.moves > 0);
    expect(container.querySelectorAll('.way')).toHaveLength(found.length);
    const [first] = found;
    await fireEvent.click(one('.way'));
    expect(container.querySelectorAll('.cell.part')).toHaveLength(first?.cells.length ?? -1);
    expect(container.querySelectorAll('.arrows line')).toHaveLength(first?.writes.length ?? -1);
  });

  it('is shown for others without anything to touch', async () => {
    const { container, one } = shown('writing');
    await fireEvent.click(one('[role=tab][data-ref="seat:1"]'));
    expect(container.querySelectorAll('[data-ref^="cell:"]')).toHaveLength(0);
    expect(container.querySelectorAll('.spot')).toHaveLength(20);
  });
});

describe('fights and dice', () => {
  it('shows the queue with damage, what enemies do, and their programs', () => {
    const { container, moment } = shown('fighting');
    const queue = moment.view.players[0]?.queue ?? [];
    expect(container.querySelectorAll('.foe')).toHaveLength(queue.length);
    expect(container.querySelectorAll('.foe.top .program').length).toBeGreaterThan(1);
    const top = thing({ ...printed, readable: moment.readable }, queue[0]?.enemy ?? -1);
    expect(programsOf(top).map((part) => part.sort)).toContain('repel');
  });

  it('fills a box with as many dice as one wants', async () => {
    const moment = recorded('fighting');
    const [box] = moment.question?.moves.flatMap(({ move }) => {
      const [name, number] = move as [string, number];
      return name === 'resolve-box' ? [number] : [];
    }) ?? [-1];
    const moves = [1, 2].map((dice) => ({
      move: ['resolve-box', box, dice],
      text: `${dice}`,
      refs: [`box:${box}`],
      notes: [],
      rank: 0,
      copies: 1,
    }));
    const { one, touched, container } = shown('fighting', {
      question: { ...moment.question, moves } as unknown as QuestionInfo,
    });
    expect(container.querySelectorAll('.uses button')).toHaveLength(2);
    await fireEvent.click(one(`[data-ref="use:${box}-2"]`));
    expect(touched).toEqual([`use:${box}-2`]);
  });

  it('rerolls the dice that were picked', async () => {
    const { container, one, touched, moment } = shown('rerolling');
    const faces = moment.view.dice?.faces ?? [];
    const dice = [...container.querySelectorAll<HTMLElement>('.tray button.pick')];
    expect(dice).toHaveLength(faces.reduce((sum, count) => sum + count, 0));
    const again = one<HTMLButtonElement>('.tray .primary');
    expect(again.disabled).toBe(true);
    const [first] = dice;
    if (first) await fireEvent.click(first);
    expect(again.disabled).toBe(false);
    await fireEvent.click(again);
    const face = faces.findIndex((count) => count > 0);
    const wanted = [0, 1, 2].map((one) => (one === face ? 1 : 0)).join('-');
    expect(touched.at(-1)).toBe(`reroll:${wanted}`);
  });

  const event = (one: Events, number: number): EventInfo => ({
    number,
    event: one,
    text: '',
    refs: [],
    story: '',
    turning: '',
    heads: '',
    late: '',
    stood_in: '',
  });

  it('shows an enemy that locks on, and to whom, before it stands in a queue', async () => {
    const { one, container, moment, change } = shown('fighting');
    const enemy = moment.view.players[0]?.queue[0]?.enemy ?? -1;
    const events = [event(['locked-on', 1, enemy], 1)];
    const stage = { kind: 'draw' as const, events, ms: 1, after: false, tells: true };
    expect(cue(['locked-on', 1, enemy])).toBe('draw');
    expect(drawnIn(stage)).toEqual([{ seat: 1, card: enemy, foe: true }]);
    expect(drawnIn({ ...stage, kind: 'land' })).toEqual([]);
    await change({ stage });
    expect(one('.drawn article').dataset.ref).toBe(`card:${enemy}`);
    expect(one('.drawn .whom').textContent).toContain('Bo');
    await change({ stage: null });
    expect(container.querySelector('.drawn')).toBeNull();
  });

  it('shows dice that roll before it shows what they brought', () => {
    const events = [event(['dice-rolled', 1, 1, 2, 0, 1], 1), event(['dice-rerolled', 1, 1, 3, 0, 0], 2)];
    const stage = { kind: 'roll' as const, events, ms: 1, after: false, tells: false };
    expect(rolled(stage)).toEqual({ seat: 1, roll: null, faces: [3, 0, 0] });
    expect(rolled({ ...stage, kind: 'land' })).toBeNull();
    expect(rolled(null)).toBeNull();
    expect(cue(['dice-rolled', 1, 1, 2, 0, 1])).toBe('roll');
    expect(cue(['written', 0, 3])).toBe('quiet');
    expect(cue(['integrity-lost', 0, 2])).toBe('consequence');
    expect(cue(['moved', 0, 2, -1])).toBe('land');
  });
});

describe('the story', () => {
  it('opens with the guide, reads on to the first card, and then shows the table', async () => {
    const { container, one, moment } = shown('writing');
    const guide = printed.things[moment.view.guide];
    expect(one('.page h2').textContent).toBe(guide?.name);
    await fireEvent.click(one('.page .primary'));
    expect(one('.page h2').textContent).not.toBe(guide?.name);
    await fireEvent.click(one('.page .primary'));
    expect(container.querySelector('.page')).toBeNull();
  });

  it('is not opened again for who comes later, but can be read', async () => {
    const { container, one, moment } = shown('fighting');
    expect(moment.view.round).toBeGreaterThan(1);
    expect(container.querySelector('.page')).toBeNull();
    await fireEvent.click(one('.story header button'));
    expect(one('.page h2').textContent).toBe(
      thing({ ...printed, readable: moment.readable }, moment.view.story).name,
    );
  });

  it('opens when a card is drawn', async () => {
    const end = recorded('over');
    const { container, one, moment, change } = shown('fighting');
    expect(container.querySelector('.page')).toBeNull();
    const last = end.view.drawn.at(-1) ?? -1;
    const view = { ...moment.view, drawn: [...moment.view.drawn, last] };
    await change({ view, reference: { ...printed, readable: end.readable } });
    expect(one('.page h2').textContent).toBe(thing({ ...printed, readable: end.readable }, last).name);
    expect(one('.page').className).toMatch(/victory|defeat/);
  });

  it('shows the ways of a choice and who has voted for which', async () => {
    const moment = recorded('voting');
    const [first] = moment.question?.moves ?? [];
    const votes = [{ seat: 1, text: first?.text ?? '' }];
    const { one, container, touched } = shown('voting', { votes });
    expect(one('.page h2').textContent).toBe(
      thing({ ...printed, readable: moment.readable }, moment.view.stack.at(-1)?.card ?? -1).name,
    );
    const ways = [...container.querySelectorAll('.page .way')];
    expect(ways).toHaveLength(moment.question?.moves.length ?? -1);
    expect(ways[0]?.querySelector('.votes')?.textContent?.trim()).toBe('B');
    const [way] = ways;
    if (way) await fireEvent.click(way);
    expect(touched[0]).toMatch(/^way:/);
  });
});

describe('Jordan', () => {
  it('shows its battery, what it carries and the program that loads it', () => {
    const { view } = recorded('writing');
    const jordan = { ...JORDAN, place: view.players[0]?.place ?? 0, battery: 3, carried: { survivor: 2 } };
    const { one, container } = shown('writing', { view: { ...view, jordan } });
    expect(one('.jordan [role="img"]:not(svg)').getAttribute('aria-label')).toBe('Battery 3 of 5');
    expect(one('.jordan .token').textContent).toContain('2');
    expect(container.querySelectorAll('.jordan .program')).toHaveLength(1);
    expect(container.querySelectorAll('.map .figure')).toHaveLength(view.players.length + 1);
  });

  it('is not there where nobody plays alone', () => {
    expect(shown('moving').container.querySelector('.jordan')).toBeNull();
  });
});

describe('the moves of Tamashii', () => {
  it('touch what has a place of its own on this board', () => {
    const refs = (move: unknown) => tamashii.refs?.(move) ?? [];
    expect(refs(['discard-code', 3])).toEqual(['discard:3']);
    expect(refs(['reroll', 1, 0, 2])).toEqual(['reroll:1-0-2']);
    expect(refs(['resolve-box', 7, 2])).toEqual(['use:7-2']);
    expect(refs(['spend-energy', 0])).toEqual([]);
    expect(refs(['spend-energy', 2])).toEqual(['resource:energy']);
    expect(refs(['ready'])).toEqual([]);
  });

  it('are folded in the menu where they are made on the board', () => {
    expect(tamashii.onBoard?.(['write', 3])).toBe(true);
    expect(tamashii.onBoard?.(['move-to', 3])).toBe(true);
    expect(tamashii.onBoard?.(['ready'])).toBe(false);
    expect(tamashii.onBoard?.(['launch', 3])).toBe(false);
  });
});
