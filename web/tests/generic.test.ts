import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boardOf } from '../src/boards/boards';
import type { EventInfo, MoveInfo } from '../src/generated/messages';
import GenericBoard from '../src/kit/generic/GenericBoard.svelte';
import { settings } from '../src/lib/settings.svelte';
import { speaker } from '../src/lib/words.svelte';
import BoardView from '../src/parts/BoardView.svelte';
import { thing } from './fixtures/things';

const NAMES = ['Ines', 'Mika'];
const say = speaker(
  'en',
  'web-within-reach = Also within reach\nsquare-4 = the middle\nview-own-cards = Your hand',
);

type Shown = { view: unknown; names?: string[]; offered?: string[]; events?: EventInfo[] };
const shown = ({ view, names = NAMES, offered = [], events = [] }: Shown) =>
  render(GenericBoard, { props: { view, names, seat: 0, news: [], events, offered, say } }).container;
/** The text of a part of the page as it is read: piece by piece. */
function textOf(one: Node | null | undefined): string {
  if (!one?.hasChildNodes()) return one?.textContent?.trim() ?? '';
  return [...one.childNodes].map(textOf).filter(Boolean).join(' ');
}
const at = (root: HTMLElement, ref: string) => textOf(root.querySelector(`[data-ref="${ref}"]`));
const region = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLElement>(`section[aria-label="${name}"]`);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the board of a game that brings none', () => {
  it('is found for any game without a folder', async () => {
    expect((await boardOf('no-such-game')).Board).toBe(GenericBoard);
  });

  it('says what is so in a few words: names for seats, signs for yes, no and nothing', () => {
    const root = shown({
      view: { turn: 1, round: 4, awake: true, asleep: false, lord: null, watch_turn: '' },
    });
    const facts = Object.fromEntries(
      [...root.querySelectorAll('dl > div')].map((one) => [
        textOf(one.querySelector('dt')),
        textOf(one.querySelector('dd')),
      ]),
    );
    expect(facts).toEqual({
      Turn: 'Mika',
      Round: '4',
      Awake: '✓',
      Asleep: '–',
      Lord: '–',
      'Watch turn': '–',
    });
    expect(at(root, 'seat:1')).toBe('Mika');
  });

  it('makes a table of what belongs to the seats, one row each', () => {
    const root = shown({
      view: {
        people: [
          { health: 3, clues: [4, 9] },
          { health: 5, clues: [] },
        ],
      },
    });
    const table = region(root, 'People')?.querySelector('table');
    expect([...(table?.querySelectorAll('th[scope="col"]') ?? [])].map(textOf)).toEqual(['Health', 'Clues']);
    expect([...(table?.querySelectorAll('th[scope="row"]') ?? [])].map(textOf)).toEqual(NAMES);
    expect(at(root, 'seat:1')).toBe('Mika');
    expect(textOf(table?.querySelector('tbody tr'))).toBe('Ines 3 4 9');
  });

  it('lets things be touched by their place in a list that is named after them', () => {
    const root = shown({
      view: { squares: [0, 1, -1, -1, -1, 0, -1, -1, -1] },
      offered: ['square:4', 'square:8'],
    });
    expect(at(root, 'square:4')).toBe('the middle -1');
    expect(at(root, 'square:8')).toBe('Square 8 -1');
    expect(region(root, 'Also within reach')).toBeNull();
  });

  it('lets things be touched by their number where a list holds things', () => {
    const root = shown({ view: { own_cards: [17, 4], top_card: 23 }, offered: ['card:17', 'card:23'] });
    expect(at(root, 'card:17')).toBe('17');
    expect(at(root, 'card:4')).toBe('4');
    expect(at(root, 'card:23')).toBe('23');
    expect(region(root, 'Your hand')).not.toBeNull();
  });

  it('knows things again that events have touched, so that they shine', () => {
    const events: EventInfo[] = [
      {
        number: 0,
        event: ['rolled', 3],
        text: '',
        refs: ['die:3'],
        story: '',
        turning: '',
        heads: '',
        late: '',
        stood_in: '',
      },
    ];
    expect(at(shown({ view: { dice: [3, 5] }, events }), 'die:3')).toBe('3');
    expect(shown({ view: { dice: [3, 5, 7] } }).querySelector('[data-ref]')).toBeNull();
  });

  it('finds things by number among parts that are named by number', () => {
    const root = shown({ view: { tokens: { 12: 3 }, clues_on_cards: { 7: [1] } }, offered: ['card:7'] });
    expect(at(root, 'card:7')).toBe('Card 7');
    expect(textOf(region(root, 'Tokens'))).toBe('Tokens 12 3');
  });

  it('has a place for everything that may be touched, also for what it finds nowhere', () => {
    const root = shown({ view: { round: 1 }, offered: ['door:2', 'square:4'] });
    expect(textOf(region(root, 'Also within reach'))).toBe('Also within reach Door 2 the middle');
    expect(at(root, 'door:2')).toBe('Door 2');
  });

  it('shows what the match has revealed', () => {
    const reference = { things: [], spaces: [], paths: [], parts: [], readable: [thing('7')] };
    const props = { view: {}, names: NAMES, seat: 0, news: [], reference, say };
    expect(render(GenericBoard, { props }).container.textContent).toContain('What is in letter 7.');
  });

  it.each([null, 7, 'x', [], {}, { a: [[[1]]], b: { c: { d: null } }, e: [null, { f: 1 }] }])(
    'draws whatever a view may be: %j',
    (view) => {
      expect(() => shown({ view })).not.toThrow();
    },
  );

  it('makes moves by a touch, as any board does', async () => {
    const moves: MoveInfo[] = [0, 1].map((square) => ({
      move: ['mark', square],
      text: `Mark ${square}`,
      refs: [`square:${square}`],
      notes: [],
      rank: 0,
      copies: 1,
    }));
    vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody answers')));
    await boardOf('tictactoe');
    const made: MoveInfo[] = [];
    const props = {
      table: 'table',
      game: 'tictactoe',
      view: { squares: [-1, -1] },
      names: ['A', 'B', 'C'],
      seat: 0,
      news: [],
      moves,
    };
    const { container } = render(BoardView, { ...props, act: (move: MoveInfo) => made.push(move) });
    await vi.waitFor(() => expect(container.querySelectorAll('[data-glow]')).toHaveLength(2));
    container.querySelector<HTMLElement>('[data-ref="square:1"] .value')?.click();
    expect(made).toEqual([moves[1]]);
  });

  it('speaks the language that was chosen last, though words of another come later', async () => {
    const answers = new Map<string, (words: string) => void>();
    vi.stubGlobal('fetch', (path: string) => {
      const lang = /words\/slow-game\?lang=(.*)/.exec(path)?.[1];
      if (!lang) return Promise.resolve(new Response('{}'));
      return new Promise((done) => {
        answers.set(lang, (sources) => done(new Response(JSON.stringify({ lang, sources: [sources] }))));
      });
    });
    settings.lang = 'en';
    const props = { table: 'table', game: 'slow-game', view: { round: 1 }, names: NAMES, seat: 0, news: [] };
    const { container } = render(BoardView, props);
    await vi.waitFor(() => expect(answers.has('en')).toBe(true));
    settings.lang = 'ja';
    await tick();
    await vi.waitFor(() => expect(answers.has('ja')).toBe(true));
    answers.get('ja')?.('view-round = ラウンド');
    await vi.waitFor(() => expect(container.textContent).toContain('ラウンド'));
    answers.get('en')?.('view-round = Of this round');
    await new Promise((done) => setTimeout(done, 20));
    expect(container.textContent).toContain('ラウンド');
    settings.lang = 'en';
  });
});
