import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EventInfo } from '../src/generated/messages';
import { boardOf } from '../src/boards/boards';
import { AMBIENCES, ambienceOf, NOTES, soundsIn, type Sound } from '../src/kit/sounds';
import { stagesOf } from '../src/kit/stages';

const GAMES = ['lucidity', 'inception', 'tamashii', 'eldritch', 'etherfields'];

/** The names of all events of a game, as its model has them. */
function eventsOf(game: string): string[] {
  const text = readFileSync(resolve(import.meta.dirname, `../src/generated/${game}.ts`), 'utf8');
  const union = /export type Events =([^;]+);/.exec(text)?.[1] ?? '';
  return [...union.matchAll(/\w+/g)].map(
    ([type]) => new RegExp(`export type ${type} = \\[\\s*'([a-z-]+)'`).exec(text)?.[1] ?? type,
  );
}

const happened = (...names: string[]) =>
  names.map((name, number) => ({ number, event: [name], text: name, refs: [] }) as unknown as EventInfo);

describe('what is heard', () => {
  it.each(GAMES)('in %s is named by events that there are, with dice, cards and steps', async (game) => {
    const board = await boardOf(game);
    const text = readFileSync(resolve(import.meta.dirname, `../src/boards/${game}/sounds.ts`), 'utf8');
    const named = [...text.matchAll(/^ {2}'?([a-z-]+)'?: '/gm)].map(([, name = '']) => name);
    const events = eventsOf(game);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !events.includes(name))).toEqual([]);
    const heard = new Set(events.map((name) => board.sound?.([name])));
    expect([...heard]).toEqual(expect.arrayContaining(['dice', 'card', 'step', 'alarm', 'chime']));
  });

  it.each(GAMES)('in %s rolls only where dice roll', async (game) => {
    const board = await boardOf(game);
    const events = eventsOf(game);
    const rolls = events.filter((name) => board.cue?.([name]) === 'roll');
    expect(events.filter((name) => board.sound?.([name]) === 'dice').sort()).toEqual(rolls.sort());
  });

  it('is nothing but dice while they roll: what they lead to is heard when it is seen', async () => {
    const board = await boardOf('tamashii');
    const soundOf = ({ event }: EventInfo) => board.sound?.(event);
    const news = happened('dice-rolled', 'written', 'enemy-damaged', 'enemy-defeated');
    const stages = stagesOf(news, ({ event }) => board.cue?.(event) ?? 'land');
    expect(stages.map((stage) => [stage.kind, soundsIn(stage, soundOf)])).toEqual([
      ['roll', ['dice']],
      ['settle', []],
      ['consequence', ['blow', 'chime']],
    ]);
  });

  it('is each once, never many together, and one for who wants things to stay still', () => {
    const all: Sound[] = ['card', 'card', 'step', 'blow', 'chime'];
    const stage = { kind: 'land' as const, events: happened(...all), ms: 0, after: true, tells: true };
    const soundOf = ({ text }: EventInfo) => text as Sound;
    expect(soundsIn(stage, soundOf)).toEqual(['card', 'step', 'blow']);
    expect(soundsIn(stage, soundOf, true)).toEqual(['chime']);
  });

  it('is short and made of what can be made', () => {
    for (const notes of Object.values(NOTES))
      for (const { from, to = from, at, lasts, loud } of notes) {
        expect(Math.min(from, to, lasts, loud)).toBeGreaterThan(0);
        expect(at + lasts).toBeLessThan(3);
        expect(loud).toBeLessThan(1);
      }
  });

  it('lies under every game; a Dream that names nothing sounds as its game', async () => {
    for (const game of GAMES) {
      const ambience = (await boardOf(game)).ambience?.({ gate: -1 }, null);
      expect(Object.values(AMBIENCES)).toContain(ambience);
    }
    const board = await boardOf('etherfields');
    const reference = (figures: object) => ({ things: [{ kind: 'gate', figures }], readable: [] }) as never;
    expect(board.ambience?.({ gate: 0 }, reference({ ambience: 'sea' }))).toBe(AMBIENCES.sea);
    expect(board.ambience?.({ gate: 0 }, reference({}))).toBe(AMBIENCES.dusk);
    expect(ambienceOf('constructor', 'dusk')).toBe(AMBIENCES.dusk);
  });
});
