import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MoveInfo } from '../src/generated/messages';
import { speak } from '../src/lib/words.svelte';
import Question from '../src/parts/Question.svelte';

const MOVES: MoveInfo[] = [
  { move: ['sleep', 0], text: 'Sleep: Light', refs: ['track:0'], notes: [], rank: 0, copies: 1 },
  { move: ['put-back', 1], text: 'Return a blue die', refs: ['die:1'], notes: [], rank: 0, copies: 1 },
  { move: ['put-back', 2], text: 'Return a blue die', refs: ['die:2'], notes: [], rank: 0, copies: 1 },
  { move: ['put-back', 41], text: 'Return a yellow die', refs: ['die:41'], notes: [], rank: 0, copies: 1 },
];

function asked(chosen: string[] = []) {
  const calls = { act: vi.fn(), clear: vi.fn(), why: vi.fn(), undo: vi.fn(), hint: vi.fn() };
  const question = {
    rule: 'LUC-DRAW-02',
    text: 'Which dice?',
    moves: MOVES,
    refs: ['die:2'],
    source: '',
    picks: 1,
    wishes: [],
  };
  render(Question, {
    props: { question, offers: MOVES, chosen, deadline: null, canUndo: true, focus: false, ...calls },
  });
  const choices = () => screen.getAllByRole('listitem').map((item) => item.querySelector('button'));
  return { ...calls, choices };
}

afterEach(cleanup);

describe('a question to several', () => {
  it('says who has voted for what, and who is still busy', async () => {
    await speak('en');
    const calls = { act: vi.fn(), clear: vi.fn(), why: vi.fn(), undo: vi.fn(), hint: vi.fn() };
    const question = {
      rule: 'LUC-DRAW-02',
      text: 'Which dice?',
      moves: MOVES,
      refs: ['die:2'],
      source: '',
      picks: 1,
      wishes: [],
    };
    const votes = [{ seat: 1, text: 'For plan 2' }];
    const many = { votes, names: ['Ines', 'Mo', 'Ren'], busy: ['Ren', 'Mo'] };
    const rest = { offers: MOVES, chosen: [], deadline: null, canUndo: false, focus: false };
    render(Question, { props: { question, ...many, ...rest, ...calls } });
    expect(screen.getByText('Mo votes: For plan 2')).toBeTruthy();
    expect(screen.getByText('Still to answer: Ren and Mo')).toBeTruthy();
  });
});

describe('several that are picked together', () => {
  function picking(count: number) {
    const calls = {
      act: vi.fn(),
      clear: vi.fn(),
      why: vi.fn(),
      undo: vi.fn(),
      hint: vi.fn(),
      confirm: vi.fn(),
    };
    const question = {
      rule: 'LUC-DRAW-02',
      text: 'Which?',
      moves: MOVES,
      refs: [],
      source: '',
      picks: 2,
      wishes: [],
    };
    const rest = { offers: MOVES, chosen: [], deadline: null, canUndo: false, focus: false };
    render(Question, { props: { question, picks: 2, picked: MOVES.slice(1, 1 + count), ...rest, ...calls } });
    return calls;
  }
  /** Press Enter somewhere; say whether it does there what it does else. */
  const enter = (where: Element) => fireEvent.keyDown(where, { key: 'Enter' });

  it('are confirmed with Enter, from anywhere and on the menu', async () => {
    const { confirm } = picking(2);
    expect(await enter(document.body)).toBe(false);
    const choice = screen.getByText('Return a yellow die').closest('button');
    if (choice) expect(await enter(choice)).toBe(false);
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('say how many are wanted, and how many are to go', async () => {
    await speak('en');
    picking(1);
    expect(screen.getByRole('status').textContent).toBe('Choose 2, 1 to go');
    cleanup();
    picking(2);
    expect(screen.getByRole('status').textContent).toBe('Choose 2, and confirm');
  });

  it('are not confirmed before all are picked, nor by a key that presses something else', async () => {
    const few = picking(1);
    expect(await enter(document.body)).toBe(true);
    expect(few.confirm).not.toHaveBeenCalled();
    cleanup();
    const { confirm } = picking(2);
    const beside = screen.getAllByRole('button').at(-1);
    if (beside) expect(await enter(beside)).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
  });
});

describe('moves that are made on the board', () => {
  const writes: MoveInfo[] = [1, 2, 3, 4, 5, 6].map((number) => ({
    move: ['write', number],
    text: `Write ${number}`,
    refs: [`edge:${number}`],
    notes: [],
    rank: 0,
    copies: 1,
  }));
  const done: MoveInfo = { move: ['done'], text: 'Done', refs: [], notes: [], rank: 0, copies: 1 };

  function listed(moves: MoveInfo[]): number {
    const calls = { act: vi.fn(), clear: vi.fn(), why: vi.fn(), undo: vi.fn(), hint: vi.fn() };
    const question = { rule: 'TAM-PLN-01', text: 'What?', moves, refs: [], source: '', picks: 1, wishes: [] };
    const onBoard = (move: MoveInfo) => move.refs.length > 0;
    const rest = { offers: moves, chosen: [], deadline: null, canUndo: false, focus: false };
    render(Question, { props: { question, onBoard, ...rest, ...calls } });
    return screen.queryAllByRole('listitem').length;
  }

  it('are folded into one line beside others', () => {
    expect(listed([...writes, done])).toBe(1);
  });

  it('are listed where there is nothing else, so that no question is without answers', () => {
    expect(listed(writes)).toBe(6);
  });
});

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
    expect(act).toHaveBeenCalledWith(MOVES[1], true, [MOVES[1], MOVES[2]]);
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
