import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo, SeatInfo, TableInfo } from '../src/generated/messages';
import { api } from '../src/lib/api';
import { say, speak } from '../src/lib/words.svelte';
import Lobby from '../src/parts/Lobby.svelte';
import Question from '../src/parts/Question.svelte';
import Waiting from '../src/parts/Waiting.svelte';

await speak('en');

function seat(name: string): SeatInfo {
  const kind = name ? 'person' : 'empty';
  return {
    name,
    kind,
    level: null,
    online: true,
    away: false,
    conceded: false,
    since: null,
    relieved: null,
    offered: false,
  };
}

/** A table of four: I sit on some seats, the third one is free, a friend has the last one. */
function table(mine: number[]): TableInfo {
  const names = ['Ines (1)', 'Ines (2)', '', 'Mo'];
  return {
    id: 'table',
    game: 'team',
    mode: 'all',
    status: 'open',
    private: true,
    host: 0,
    seats: names.map(seat),
    seconds: null,
    options: {},
    my_seat: mine[0] ?? null,
    my_seats: mine,
    my_turn: false,
    answers: 0,
    updated: 0,
    next_table: null,
    rematch: null,
    campaign: null,
    session: null,
    lesson: false,
    hints: true,
    suggestions: true,
    askable: [],
    packs: [],
    rests: null,
    agreements: [],
    newcomers: false,
    absence: 60,
    watchers: 0,
    quiet: false,
    guests: [],
    group: null,
    my_orders: true,
    invite: null,
    result: null,
    reason: null,
    daily: null,
    closed: false,
    what_if: false,
    branch: null,
  };
}

function game(shared: boolean): GameInfo {
  return {
    name: 'team',
    title: 'Team',
    tagline: '',
    least_seats: 1,
    most_seats: 4,
    available: true,
    options: [],
    bots: [],
    campaign: false,
    packs: [],
    ahead: false,
    story: false,
    lesson: false,
    first_game: null,
    modes: [
      {
        name: 'all',
        label: 'All',
        least_seats: 1,
        most_seats: 4,
        together: false,
        open_hands: shared,
        ignores: [],
      },
    ],
  };
}

async function lobby(shared: boolean, mine: number[]) {
  vi.spyOn(api, 'games').mockResolvedValue([game(shared)]);
  vi.spyOn(api, 'fairness').mockResolvedValue({
    commitment: 'c',
    nonces: [],
    secret: null,
    seed: null,
    scheme: 2,
  });
  const joins = vi.spyOn(api, 'join').mockResolvedValue(table(mine));
  const leaves = vi.spyOn(api, 'leave').mockResolvedValue(table(mine));
  const changed = vi.fn();
  render(Lobby, { props: { table: table(mine), invite: null, changed, about: vi.fn() } });
  await screen.findByText('Team');
  const buttons = (key: string) => screen.queryAllByRole('button', { name: say(key) });
  return { joins, leaves, changed, buttons };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('one person on several seats', () => {
  it('takes a free seat too where the game allows it', async () => {
    const { joins, changed, buttons } = await lobby(true, [0]);
    const [button] = buttons('web-play-too');
    expect(buttons('web-play-too')).toHaveLength(1);
    await fireEvent.click(button as Element);
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect(joins.mock.lastCall?.[1]).toMatchObject({ seat: 2, also: true });
  });

  it('has no such offer in other games, nor before sitting down', async () => {
    expect((await lobby(false, [0])).buttons('web-play-too')).toHaveLength(0);
    cleanup();
    const { buttons } = await lobby(true, []);
    expect(buttons('web-play-too')).toHaveLength(0);
    expect(buttons('web-sit')).toHaveLength(1);
  });

  it('frees one of the seats and stays at the table', async () => {
    const { leaves, changed, buttons } = await lobby(true, [0, 1]);
    expect(buttons('web-leave')).toHaveLength(0);
    await fireEvent.click(buttons('web-leave-seat')[1] as Element);
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect(leaves).toHaveBeenCalledExactlyOnceWith('table', 1);
  });

  it('leaves the table from the only seat', async () => {
    const { leaves, buttons } = await lobby(true, [1]);
    expect(buttons('web-leave-seat')).toHaveLength(0);
    await fireEvent.click(buttons('web-leave')[0] as Element);
    expect(leaves).toHaveBeenCalledExactlyOnceWith('table');
  });

  it('waits for others only', () => {
    const calls = { undo: vi.fn(), back: vi.fn() };
    render(Waiting, {
      props: {
        table: table([0, 1]),
        waiting: [1, 3],
        deadline: null,
        canUndo: false,
        latest: '',
        conceded: false,
        ...calls,
      },
    });
    expect(screen.getByText(say('web-waiting-for', { names: 'Mo' }))).toBeTruthy();
  });

  it('reads which of the own seats is asked', () => {
    const calls = { act: vi.fn(), clear: vi.fn(), why: vi.fn(), undo: vi.fn(), hint: vi.fn() };
    const question = {
      rule: 'LUC-DRAW-02',
      text: 'Which dice?',
      moves: [],
      refs: [],
      source: '',
      picks: 1,
      wishes: [],
    };
    const rest = { offers: [], chosen: [], deadline: null, canUndo: false, focus: false };
    render(Question, { props: { question, who: 'Ines (2)', ...rest, ...calls } });
    expect(screen.getByText('Ines (2)')).toBeTruthy();
  });
});
