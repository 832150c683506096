import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MoveInfo } from '../src/generated/messages';
import Question from '../src/parts/Question.svelte';

const MOVES: MoveInfo[] = [
  { move: ['sleep', 0], text: 'Sleep: Light', refs: ['track:0'] },
  { move: ['put-back', 1], text: 'Return a blue die', refs: ['die:1'] },
  { move: ['put-back', 2], text: 'Return a blue die', refs: ['die:2'] },
  { move: ['put-back', 41], text: 'Return a yellow die', refs: ['die:41'] },
];

function asked(chosen: string[] = []) {
  const calls = { act: vi.fn(), clear: vi.fn(), why: vi.fn(), undo: vi.fn(), hint: vi.fn() };
  const question = { rule: 'LUC-DRAW-02', text: 'Which dice?', moves: MOVES };
  render(Question, {
    props: { question, offers: MOVES, chosen, deadline: null, canUndo: true, focus: false, ...calls },
  });
  const choices = () => screen.getAllByRole('listitem').map((item) => item.querySelector('button'));
  return { ...calls, choices };
}

afterEach(cleanup);

describe('the menu', () => {
  it('lists every different choice once', () => {
    expect(asked().choices()).toHaveLength(3);
  });

  it('lists only what touches the chosen things', () => {
    expect(asked(['die:41']).choices()).toHaveLength(1);
  });

  it('is one stop of the Tab key, and the arrows move inside it', async () => {
    const { choices } = asked();
    const [first, second, third] = choices();
    expect(choices().map((choice) => choice?.tabIndex)).toEqual([0, -1, -1]);
    first?.focus();
    await fireEvent.keyDown(first as Element, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
    expect(choices().map((choice) => choice?.tabIndex)).toEqual([-1, 0, -1]);
    await fireEvent.keyDown(second as Element, { key: 'End' });
    expect(document.activeElement).toBe(third);
    await fireEvent.keyDown(third as Element, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(first);
  });

  it('takes number keys from anywhere', async () => {
    const { act } = asked();
    await fireEvent.keyDown(document.body, { key: '2' });
    expect(act).toHaveBeenCalledWith(MOVES[1], true);
  });

  it('does not take number keys from somebody who writes', async () => {
    const { act } = asked();
    const input = document.body.appendChild(document.createElement('input'));
    await fireEvent.keyDown(input, { key: '2' });
    expect(act).not.toHaveBeenCalled();
    input.remove();
  });

  it('widens with Escape, explains with ? and takes back with u', async () => {
    const { clear, why, undo } = asked(['die:1']);
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    await fireEvent.keyDown(document.body, { key: '?' });
    await fireEvent.keyDown(document.body, { key: 'u' });
    expect([clear, why, undo].map((call) => call.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('hints at what a choice touches', async () => {
    const { hint, choices } = asked();
    choices()[1]?.focus();
    expect(hint).toHaveBeenLastCalledWith(['die:1', 'die:2']);
  });
});
