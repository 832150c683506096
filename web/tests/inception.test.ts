import { render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import inception from '../src/boards/inception';
import InceptionBoard from '../src/boards/inception/InceptionBoard.svelte';
import { cue, sceneIn } from '../src/boards/inception/scene';
import { allCards, kindOf, startingLocks } from '../src/boards/inception/table';
import { Contents, Kinds, type Events, type View } from '../src/generated/inception';
import type { EventInfo, QuestionInfo } from '../src/generated/messages';
import { stagesOf, type Kind } from '../src/kit/stages';
import { glowing, touch, withBoardRefs } from '../src/lib/narrowing';
import { refAt } from '../src/lib/touching';
import { speaker } from '../src/lib/words.svelte';

type Recorded = {
  seat: number;
  names: string[];
  question: QuestionInfo | null;
  news: EventInfo[];
  view: View;
};

const recorded = (name: string): Recorded =>
  JSON.parse(readFileSync(`tests/fixtures/inception-${name}.json`, 'utf8')) as Recorded;
const source = (path: string) => readFileSync(`../src/dreamtable/${path}/locale/en.ftl`, 'utf8');
const say = speaker('en', source('lang'), source('games/inception'));

function shown(name: string, changes: Partial<Recorded> = {}): HTMLElement {
  const { view, names, seat, news } = { ...recorded(name), ...changes };
  return render(InceptionBoard, { view, names, seat, news, say }).container;
}

const found = (root: HTMLElement) =>
  new Set([...root.querySelectorAll('[data-ref]')].map((thing) => thing.getAttribute('data-ref')));

describe('the board of Inception City', () => {
  it.each(['setup', 'play', 'market', 'shot', 'opened', 'over'])(
    'has words for all that it shows in %s',
    (name) => {
      const root = shown(name);
      const texts = [...root.querySelectorAll('*')].flatMap((thing) =>
        ['data-title', 'data-tip', 'aria-label'].map((attribute) => thing.getAttribute(attribute) ?? ''),
      );
      for (const text of [...texts, root.textContent]) {
        expect(text).not.toMatch(/web-|\b(card|character|skill|step|world|content|face)-[a-z]/);
      }
    },
  );

  it.each(['setup', 'play', 'market'])(
    'lets every move of %s that touches something be made by touching',
    (name) => {
      const { question } = recorded(name);
      const moves = withBoardRefs(question?.moves ?? [], inception.refs);
      const things = found(shown(name));
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves.filter(({ refs }) => refs.length)) {
        const touched = move.refs.filter((ref) => things.has(ref));
        expect(touched, move.text).not.toEqual([]);
        const left = moves.filter((other) => touched.every((ref) => other.refs.includes(ref)));
        expect(left, move.text).toEqual([move]);
      }
    },
  );

  it('shows each equal card as one that can be played', () => {
    const { question, view, seat } = recorded('play');
    const moves = withBoardRefs(question?.moves ?? [], inception.refs);
    const looks = { glow: glowing(moves, []), chosen: [] };
    const root = shown('play');
    const unseals = (view.hands[seat] ?? []).filter((card) => kindOf(card) === Kinds.UNSEAL);
    expect(unseals.length).toBe(2);
    for (const card of unseals) {
      const face = root.querySelector(`.hand [data-ref="card:${card}"] .name`);
      const ref = face && refAt(face, looks);
      expect(ref && touch(moves, [], ref).done?.text).toBe('Use Unseal on the locks of your level');
    }
  });

  it('puts everybody where they are, the dead in Limbo', () => {
    const { view } = recorded('play');
    const root = shown('play');
    view.places.forEach((place, seat) => {
      expect(
        root.querySelector(`[data-ref="level:${place}"] [data-ref="seat:${seat}"][data-travel]`),
      ).not.toBeNull();
    });
  });

  it('marks what only this seat knows, and keeps the rest face down', () => {
    const { view } = recorded('play');
    const root = shown('play');
    const labels = [1, 2, 3, 4].map((level) =>
      root.querySelector(`[data-ref="level:${level}"] .vault`)?.getAttribute('aria-label'),
    );
    expect(view.vaults.slice(1)).toEqual([null, null, Contents.GOLD, Contents.SECRET]);
    expect(labels[1]).toContain('Face down: gold or the secret.');
    expect(labels[2]).toContain('Open: gold.');
    expect(labels[3]).toContain('you know it: the secret');
  });

  it('shows watchers everybody, and no hand', () => {
    const { view } = recorded('play');
    const root = shown('play', { seat: -1, view: { ...view, seat: -1, hands: view.hands.map(() => []) } });
    expect(root.querySelectorAll('.player').length).toBe(6);
    expect(root.querySelector('[data-ref^="card:"][data-travel]')).toBeNull();
  });

  it('throws large dice when somebody is shot', () => {
    const { news } = recorded('shot');
    const scene = sceneIn(news);
    expect(scene).toMatchObject({ kind: Kinds.SHOOT, end: 'killed', result: 1 });
    const stages = stagesOf(news, (info) => cue(info.event as Events));
    const at = (kind: Kind) => {
      const number = stages.findIndex((stage) => stage.kind === kind);
      const told = stages.slice(0, number + 1).flatMap((stage) => stage.events);
      const props = { ...recorded('shot'), news: told, stage: stages[number] ?? null, say };
      return render(InceptionBoard, props).container.querySelector('.spotlight');
    };
    expect(at('roll')?.querySelectorAll('.roll svg').length).toBe(1);
    expect(at('roll')?.querySelector('.pip')).toBeNull();
    expect(at('roll')?.querySelector('.result, .killed')).toBeNull();
    expect(at('settle')?.querySelector('.pip')).not.toBeNull();
    expect(at('settle')?.querySelector('.killed')).toBeNull();
    expect(at('consequence')?.querySelector('.killed')).not.toBeNull();
    expect(shown('shot').querySelector('.spotlight')).toBeNull();
  });

  it('knows cards and locks as the rules do', () => {
    const { view } = recorded('setup');
    expect(view.deck_size).toBe(allCards(view));
    expect(view.locks).toEqual([0, 1, 2, 3, 4].map((level) => startingLocks(4, level)));
    expect([kindOf(0), kindOf(27), kindOf(28), kindOf(101)]).toEqual([0, 0, 1, 9]);
  });
});
