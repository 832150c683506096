import { fireEvent, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import etherfields from '../src/boards/etherfields';
import { HUES, SIGNS } from '../src/boards/etherfields/art';
import EtherfieldsBoard from '../src/boards/etherfields/EtherfieldsBoard.svelte';
import Riddle from '../src/boards/etherfields/Riddle.svelte';
import { cue, rolled } from '../src/boards/etherfields/scene';
import {
  actionName,
  deeds,
  edgesOf,
  elsewhere,
  frameOf,
  has,
  hintsIn,
  iconsOf,
  isWide,
  needed,
  pagesOf,
  paragraphAsked,
  placesOf,
  spaceNamed,
  prices,
  standingAt,
  stepsOf,
  stepState,
  thing,
  SUITS,
} from '../src/boards/etherfields/table';
import { NOTHING, Phases, WAYS, type Events, type View } from '../src/generated/etherfields';
import type {
  EventInfo,
  MoveInfo,
  QuestionInfo,
  Reference,
  TableReference,
  ThingInfo,
  VoteInfo,
} from '../src/generated/messages';
import { UNKNOWN } from '../src/kit/texts';
import { withBoardRefs } from '../src/lib/narrowing';
import { speaker } from '../src/lib/words.svelte';

// Whole boards are drawn, maybe on a machine that has much else to do.
vi.setConfig({ testTimeout: 60_000 });

type Recorded = {
  seat: number;
  names: string[];
  question: QuestionInfo | null;
  votes: VoteInfo[];
  news: EventInfo[];
  view: View;
  readable: ThingInfo[];
};

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(`tests/fixtures/etherfields-${name}.json`, 'utf8')) as T;
const recorded = (name: string) => read<Recorded>(name);
const printed = read<Reference>('reference');
const source = (path: string) => readFileSync(`../src/dreamtable/${path}/locale/en.ftl`, 'utf8');
const say = speaker('en', source('lang'), source('games/etherfields'));
const MOMENTS = ['dreamers', 'paying', 'floor', 'voting', 'entity', 'over'];

const referenceAt = (moment: Recorded): TableReference => ({ ...printed, readable: moment.readable });

function boardOf(name: string, changed: object = {}) {
  const moment = recorded(name);
  const offers = withBoardRefs(moment.question?.moves ?? [], etherfields.refs);
  const props = {
    view: moment.view,
    names: moment.names,
    seat: moment.seat,
    news: moment.news,
    reference: referenceAt(moment),
    offered: offers.flatMap((move) => move.refs),
    offers,
    votes: moment.votes,
    say,
    ...changed,
  };
  return { moment, offers, ...render(EtherfieldsBoard, { props }) };
}

const eventOf = (...event: Events) => ({ number: 0, event }) as unknown as EventInfo;

describe('the board of Etherfields', () => {
  it.each(MOMENTS)('says everything in words at the moment of %s', (name) => {
    const { container } = boardOf(name);
    expect(container.textContent).not.toMatch(/web-|undefined|NaN|\{ \$/);
    for (const said of container.querySelectorAll('[data-tip], [aria-label]')) {
      const text = `${said.getAttribute('data-tip')} ${said.getAttribute('aria-label')}`;
      expect(text).not.toMatch(/web-etherfields|thing-|\{ \$/);
    }
  });

  it.each(['paying', 'floor', 'entity'])('shows everything that a move names at the moment of %s', (name) => {
    const { container, offers } = boardOf(name);
    const kinds = ['card:', 'action:', 'space:', 'figure:', 'payment:', 'own:'];
    const named = offers.flatMap((move) => move.refs).filter((ref) => kinds.some((k) => ref.startsWith(k)));
    expect(named.length).toBeGreaterThan(0);
    for (const ref of named) expect(container.querySelector(`[data-ref="${ref}"]`), ref).not.toBeNull();
  });

  it('lets each Dreamer be chosen at the beginning', () => {
    const { container } = boardOf('dreamers');
    expect(container.querySelectorAll('.dreamers article')).toHaveLength(4);
    for (const { id, kind } of printed.things) if (kind === 'dreamer') expect(HUES).toHaveProperty(id);
  });

  it('draws each tile that lies there with its spaces, and nothing of those that do not', () => {
    const { container, moment } = boardOf('floor');
    const { view } = moment;
    expect(container.querySelectorAll('.space')).toHaveLength(view.tiles.length * 4);
    for (const laid of view.tiles)
      expect(container.textContent).toContain(thing(referenceAt(moment), laid.tile).name);
  });

  it('keeps sealed components sealed until they can be read', () => {
    const moment = recorded('floor');
    const sealed = printed.things.findIndex(
      (one, at) => one.kind === 'sealed' && !moment.readable.some(({ id }) => id.endsWith(`/${at}`)),
    );
    expect(thing(referenceAt(moment), sealed).name).toBe('');
  });

  it('shows what is paid and what is wanted', () => {
    const { container, moment } = boardOf('paying');
    const need = needed(moment.view);
    expect(container.querySelector('.sum')?.textContent).toContain(
      `${moment.view.payments.at(-1)?.paid} / ${need}`,
    );
    expect(
      container.querySelector('[data-ref="payment:cancel"], [data-ref="payment:finish"]'),
    ).not.toBeNull();
  });

  it('shows a vote on the page that asks for it, and who is for what', async () => {
    const moment = recorded('voting');
    const [first] = moment.question?.moves ?? [];
    const votes = [{ seat: 1, text: first?.text ?? '' }] as VoteInfo[];
    const { container } = boardOf('voting', { votes });
    for (let at = 0; at < 20 && !container.querySelector('.ways'); at += 1) {
      const on = container.querySelector<HTMLElement>('.book footer .primary');
      if (on) await fireEvent.click(on);
    }
    expect(container.querySelectorAll('button.way')).toHaveLength(2);
    expect(container.querySelectorAll('button.way .votes i')).toHaveLength(1);
  });

  it('lets the end wait until the last page was read', async () => {
    const tells = vi.fn();
    const moment = recorded('over');
    const { rerender, container } = boardOf('over', {
      view: { ...moment.view, outcome: null, turn: 1 },
      tells,
    });
    expect(tells).toHaveBeenLastCalledWith(false);
    await rerender({ view: moment.view });
    expect(tells).toHaveBeenLastCalledWith(true);
    const on = () => container.querySelector('article.book footer .primary');
    for (let button = on(); button; button = on()) await fireEvent.click(button);
    expect(tells).toHaveBeenLastCalledWith(false);
  });

  it('does not open what was read before for who comes in the midst', () => {
    const { container } = boardOf('entity');
    expect(container.querySelector('article.book')).toBeNull();
  });

  it('shows cards that may be chosen and lie nowhere', () => {
    const moment = recorded('floor');
    const lying = moment.view.dreamers[0]?.hand[0] ?? NOTHING;
    const away = printed.things.findIndex(({ kind }) => kind === 'item');
    expect(elsewhere(moment.view, [`card:${away}`, `card:${lying}`, 'seat:1'])).toEqual([away]);
  });
});

describe('a riddle', () => {
  const move = (ref: string, text: string) => ({ refs: [ref], text, notes: [] }) as unknown as MoveInfo;

  it('shows the dials that are set and the alphabet of the next one', () => {
    const riddle = { step: 1, seat: 0, dials: ['digit-7'], sorts: ['digit', 'suit'] };
    const offers = [
      ...SUITS.map((suit) => move(`setting:suit-${suit}`, `the ${suit}`)),
      move('riddle:leave', 'Leave it'),
    ];
    const readable = [{ ...(printed.things[0] as ThingInfo), id: 'hint/1-1', flavour: 'Count the chairs.' }];
    const reference = { ...printed, readable };
    const hints = hintsIn(reference, riddle.step);
    const props = { riddle, reference, who: '', mine: true, hints, offers, say };
    const { container } = render(Riddle, { props });
    expect(container.querySelector('.hint')?.textContent).toBe('Count the chairs.');
    expect(container.querySelectorAll('.dials li')).toHaveLength(2);
    expect(container.querySelector('.dials .set')?.textContent).toContain('7');
    expect(container.querySelectorAll('.alphabet button')).toHaveLength(4);
    expect(container.querySelector('.alphabet button')?.getAttribute('aria-label')).toBe('the hearts');
    expect(container.querySelector('[data-ref="riddle:leave"]')?.textContent).toBe('Leave it');
    expect(container.querySelector('[data-ref="riddle:enter-answer"]')).toBeNull();
  });
});

describe('what is drawn', () => {
  it('reads costs as ways of parts, those of a group for all Dreamers', () => {
    expect(prices('2A', 3)).toEqual([[{ sign: 'awareness', num: 2, gradual: false }]]);
    expect(prices('2W~P/2A~P', 3).map(([one]) => one)).toEqual([
      { sign: 'wrath', num: 6, gradual: true },
      { sign: 'awareness', num: 6, gradual: true },
    ]);
    expect(prices('H1 or seal(2)', 1).map(([one]) => one?.sign)).toEqual(['hour', 'sealed']);
    expect(prices('top+D1', 1)[0]?.map((one) => one.sign)).toEqual(['deck', 'distress']);
    expect(prices('XA', 2)[0]?.[0]?.num).toBe(0);
    expect(prices('0', 2)).toEqual([]);
  });

  it('has a sign for every part of every cost that is printed', () => {
    for (const { figures } of printed.things)
      for (const [name, written] of Object.entries(figures))
        if (name === 'cost' || name === 'place' || name.startsWith('cost-'))
          for (const part of prices(String(written), 2).flat()) expect(SIGNS).toHaveProperty(part.sign);
  });

  it('finds bits beyond those that can be shifted', () => {
    expect(has(2 ** 47, 47)).toBe(true);
    expect(has(2 ** 47, 15)).toBe(false);
    expect(has(2 ** 40 + 2 ** 3, 3)).toBe(true);
  });

  it('shows some of the unknown around the first tile', () => {
    const { view } = recorded('floor');
    const one = { ...view, tiles: view.tiles.slice(0, 1) };
    expect(frameOf(one)).toMatchObject({ rows: 4, columns: 3 });
    expect(frameOf({ ...view, tiles: [] })).toMatchObject({ rows: 4, columns: 3 });
    expect(isWide({ row: 0, column: 0, rows: 2, columns: 8 })).toBe(true);
  });

  it('draws walls where the masks are closed, and ways where they are open', () => {
    const moment = recorded('floor');
    const edges = edgesOf(moment.view);
    expect(new Set(edges.map((edge) => edge.sort))).toEqual(new Set(['wall', 'way', 'end']));
    const shut = edgesOf({ ...moment.view, east: 0, south: 0 });
    expect(shut.some((edge) => edge.sort === 'way')).toBe(false);
  });

  it('finds who stands where, and what can be done there', () => {
    const moment = recorded('entity');
    const { view } = moment;
    const [figure] = view.figures;
    expect(standingAt(view, figure?.space ?? NOTHING).figures).toContainEqual(figure);
    const places = placesOf(view, referenceAt(moment));
    expect(places.flatMap((place) => place.deeds).length).toBeGreaterThan(3);
    expect(places.some((place) => place.terrains.includes('darkness'))).toBe(true);
    expect(places.some((place) => place.blocked)).toBe(true);
    for (const place of places) for (const deed of place.deeds) expect(deed.name && deed.text).toBeTruthy();
    const entity = thing(referenceAt(moment), view.entities[0]?.card ?? NOTHING);
    expect(deeds(entity)).toHaveLength(2);
    expect(actionName(referenceAt(moment), deeds(entity)[0]?.action ?? NOTHING)).toBe(deeds(entity)[0]?.name);
  });

  it('shows each space once, as it lies uppermost, where tiles and Overlays lie over each other', () => {
    const moment = recorded('entity');
    const [under, over] = moment.view.tiles as [View['tiles'][number], View['tiles'][number]];
    const reference = referenceAt(moment);
    const plank: ThingInfo = {
      ...UNKNOWN,
      id: 'secret/9999',
      figures: { patch: 'C4.nw B2.nw', 'icons-C4.nw': 'stairs', 'gone-B2.nw': 'draw-1 actions' },
    };
    const view = {
      ...moment.view,
      tiles: [...moment.view.tiles, { ...over, space: under.space + 1 }],
      overlays: [9999],
    };
    const places = placesOf(view, {
      ...reference,
      things: { ...reference.things, 9999: { ...UNKNOWN, kind: 'sealed' } },
      readable: [...reference.readable, plank],
    } as unknown as TableReference);
    const spaces = places.map((place) => place.space);
    expect(new Set(spaces).size).toBe(spaces.length);
    expect(places.find((place) => place.space === under.space + 1)?.tile.id).toBe(
      thing(reference, over.tile).id,
    );
    expect(places.find((place) => place.space === spaceNamed('C4.nw'))).toMatchObject({
      icons: ['stairs'],
      patched: true,
    });
    expect(places.find((place) => place.space === spaceNamed('B2.nw'))).toMatchObject({
      icons: [],
      deeds: [],
    });
  });

  it('puts icons of one sort together', () => {
    expect(iconsOf(['spawn-hearts', 'spawn-diamonds', 'draw-2'])).toMatchObject([
      { sort: 'spawn', suits: ['hearts', 'diamonds'] },
      { sort: 'draw', note: '2' },
    ]);
  });

  it('knows which step of the Turn card is on', () => {
    const { view } = recorded('entity');
    const steps = stepsOf(printed.things[view.current] as ThingInfo);
    expect(steps.length).toBeGreaterThan(0);
    const events = { ...view, phase: Phases.EVENTS, step: 1, blocked_steps: [2] };
    expect([0, 1, 2].map((at) => stepState(events, at))).toEqual(['done', 'at', 'blocked']);
  });
});

describe('the book', () => {
  const told = (number: number, event: Events) => ({ number, event }) as unknown as EventInfo;

  it('has its pages in the order in which they were read', () => {
    const moment = recorded('voting');
    const reference = referenceAt(moment);
    const { view } = moment;
    const all = pagesOf(view, reference, []);
    expect(all.slice(0, view.read.length)).toEqual(view.read.map((number) => `paragraph/${number}`));
    const [first, second] = view.read as [number, number];
    const secret = view.shown.find((card) => all.includes(`secret/${card}`)) ?? NOTHING;
    const events = [told(0, ['secret-shown', secret]), told(1, ['paragraph-read', second])];
    const pages = pagesOf(view, reference, events);
    expect(pages.slice(-2)).toEqual([`secret/${secret}`, `paragraph/${second}`]);
    expect(pages[0]).toBe(`paragraph/${first}`);
    expect(new Set(pages)).toEqual(new Set(all));
  });

  it('knows which paragraph lets choose', () => {
    expect(paragraphAsked(['seat:1', `choice:${1005 * WAYS + 1}`], WAYS)).toBe(1005);
    expect(paragraphAsked(['seat:1'], WAYS)).toBeNull();
  });
});

describe('the moves and events of Etherfields', () => {
  it('are made where they lie on the board', () => {
    const refs = (move: unknown) => etherfields.refs?.(move);
    expect(refs(['start-move'])).toEqual(['own:figure']);
    expect(refs(['finish'])).toEqual(['payment:finish']);
    expect(refs(['act', 3])).toEqual([]);
    expect(etherfields.onBoard?.(['walk', 3])).toBe(true);
    expect(etherfields.onBoard?.(['done'])).toBe(false);
  });

  it('rolls dice before what follows from them', () => {
    expect(cue(['luck-rolled', 0, 4])).toBe('roll');
    expect(cue(['pace-rolled', 0, 1, 40])).toBe('roll');
    expect(cue(['suffered', 0, 1])).toBe('consequence');
    expect(cue(['phase-began', 5])).toBe('quiet');
    expect(cue(['moved', 0, [1, 2]])).toBe('land');
    const stage = {
      kind: 'roll' as const,
      events: [eventOf('luck-rolled', 1, 4)],
      ms: 1,
      after: false,
      tells: false,
    };
    expect(rolled(stage)).toEqual({ die: 'luck', seat: 1, face: 4 });
    expect(rolled({ ...stage, kind: 'land' })).toBeNull();
  });
});
