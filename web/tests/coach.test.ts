import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CoachInfo, GameInfo, MoveInfo } from '../src/generated/messages';
import { adviceOn, isFirstGame } from '../src/lib/advice';
import Coach from '../src/kit/Coach.svelte';
import Question from '../src/parts/Question.svelte';

const HINT: CoachInfo = {
  name: 'sleep',
  text: 'How deep do you sleep?',
  refs: ['track:light'],
  step: 0,
  steps: 0,
  moves: null,
  waits: false,
};
const STEP: CoachInfo = { ...HINT, name: 'first-welcome', step: 2, steps: 23, moves: [] };

afterEach(cleanup);

function coached(coach: CoachInfo, focus = false) {
  const wish = vi.fn();
  render(Coach, { coach, focus, wish });
  return { wish, buttons: screen.getAllByRole('button') };
}

describe('the coach', () => {
  it('is read and goes on, or is left', async () => {
    const { wish, buttons } = coached(STEP);
    const [on, skip] = buttons;
    if (on && skip) {
      await fireEvent.click(on);
      await fireEvent.click(skip);
    }
    expect(wish.mock.calls).toEqual([['on'], ['skip']]);
  });

  it('waits for a move without a way around it but to leave the lesson', async () => {
    const { wish, buttons } = coached({ ...STEP, waits: true, moves: [0] });
    expect(buttons).toHaveLength(1);
    if (buttons[0]) await fireEvent.click(buttons[0]);
    expect(wish).toHaveBeenCalledWith('skip');
  });

  it('tells hints that can be silenced', async () => {
    const { wish, buttons } = coached(HINT);
    if (buttons[1]) await fireEvent.click(buttons[1]);
    expect(wish).toHaveBeenCalledWith('mute');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('takes the focus from who uses the keyboard only', () => {
    expect(coached(STEP, true).buttons[0]).toBe(document.activeElement);
    cleanup();
    expect(coached(STEP).buttons[0]).not.toBe(document.activeElement);
  });
});

describe('a menu in a lesson', () => {
  const offers: MoveInfo[] = [
    { move: ['put-back', 1], text: 'Return a blue die', refs: ['die:1'], notes: [], rank: 0, copies: 1 },
    { move: ['put-back', 2], text: 'Return a blue die', refs: ['die:2'], notes: [], rank: 0, copies: 1 },
    { move: ['put-back', 41], text: 'Return a yellow die', refs: ['die:41'], notes: [], rank: 0, copies: 1 },
  ];

  it('shows all entries, and takes the open move of one that stands for several', async () => {
    const calls = { act: vi.fn(), clear: vi.fn(), why: vi.fn(), undo: vi.fn(), hint: vi.fn() };
    const question = {
      rule: 'LUC-DRAW-02',
      text: 'Which dice?',
      moves: offers,
      refs: [],
      source: '',
      picks: 1,
      wishes: [],
    };
    render(Question, {
      props: {
        question,
        offers,
        open: [1],
        chosen: [],
        deadline: null,
        canUndo: false,
        focus: false,
        ...calls,
      },
    });
    const [blue, yellow] = screen.getAllByRole('listitem').map((item) => item.querySelector('button'));
    expect(blue?.classList.contains('later')).toBe(false);
    expect(yellow?.classList.contains('later')).toBe(true);
    if (blue) await fireEvent.click(blue);
    expect(calls.act).toHaveBeenCalledWith(offers[1], expect.anything(), offers.slice(0, 2));
  });

  it('puts what a lesson wants to be done first, and what a newcomer is advised with its reason', () => {
    const calls = { act: vi.fn(), clear: vi.fn(), why: vi.fn(), undo: vi.fn(), hint: vi.fn() };
    const question = {
      rule: 'LUC-DRAW-02',
      text: 'Which dice?',
      moves: offers,
      refs: [],
      source: '',
      picks: 1,
      wishes: [],
    };
    const asked = { question, offers, chosen: [], deadline: null, canUndo: false, focus: false, ...calls };
    const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent);
    const { unmount } = render(Question, { props: { ...asked, open: [2] } });
    expect(texts()[0]).toContain('yellow');
    unmount();
    const advice = adviceOn(offers, [
      { move: 'put-back', ref: 'die:41', why: 'Yellow is kind.' },
      { move: 'resolve', ref: 'die:1', why: 'Another kind of move.' },
    ]);
    expect([...advice]).toEqual([['die:41', 'Yellow is kind.']]);
    render(Question, { props: { ...asked, advice } });
    expect(texts()[0]).toContain('Yellow is kind.');
    expect(texts()[1]).not.toContain('kind');
  });
});

describe('a first game', () => {
  const gate = { name: 'gate', label: 'Gate', kind: 'choice', default: 'one', choices: [] };
  const votes = { name: 'votes', label: 'Votes', kind: 'flag', default: 'no', choices: [] };
  const game = {
    options: [gate, votes],
    first_game: { seats: 2, mode: null, options: {}, picks: [] },
  } as unknown as GameInfo;

  it('is one with what is usual, or what is recommended for it', () => {
    expect(isFirstGame(game, {})).toBe(true);
    expect(isFirstGame(game, { gate: 'one', votes: 'yes' })).toBe(true);
  });

  it('is none behind another Gate: what is told of the first tells nothing of that', () => {
    expect(isFirstGame(game, { gate: 'three' })).toBe(false);
  });
});
