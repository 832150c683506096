import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Banner from '../src/kit/Banner.svelte';
import Die from '../src/kit/Die.svelte';
import { explained, tip } from '../src/kit/explained';
import { hueOf, numberOf, seatHue } from '../src/kit/hues';
import Pips from '../src/kit/Pips.svelte';
import SeatPanel from '../src/kit/SeatPanel.svelte';
import { around } from '../src/kit/seats';
import SeatTabs from '../src/kit/SeatTabs.svelte';
import StoryPage from '../src/kit/StoryPage.svelte';
import { inLine, lines, member } from '../src/kit/texts';
import { createRawSnippet } from 'svelte';

afterEach(cleanup);

const apart = (one: number, other: number) => Math.min((one - other + 360) % 360, (other - one + 360) % 360);

describe('a die', () => {
  const spots = (pips: number) =>
    [...render(Die, { pips }).container.querySelectorAll('.pip')].map((pip) =>
      ['cx', 'cy'].map((of) => Number(pip.getAttribute(of))).join(' '),
    );

  it.each([1, 2, 3, 4, 5, 6])('that shows %i has as many pips, alike from both sides', (pips) => {
    const found = spots(pips);
    expect(new Set(found).size).toBe(pips);
    const turned = found.map((spot) => spot.split(' ').map((one) => 100 - Number(one)));
    expect(turned.map((spot) => spot.join(' ')).sort()).toEqual([...found].sort());
    expect(found.includes('50 50')).toBe(pips % 2 === 1);
  });

  it('shows another face where the game has one', () => {
    const children = createRawSnippet(() => ({ render: () => '<text>skull</text>' }));
    const { container } = render(Die, { children });
    expect(container.textContent).toContain('skull');
    expect(container.querySelector('.pip')).toBeNull();
  });

  it('shows no face before it lies still', async () => {
    const children = createRawSnippet(() => ({ render: () => '<text>skull</text>' }));
    const { container, rerender } = render(Die, { children, pips: 3, rolling: true, late: 120 });
    expect(container.textContent).not.toContain('skull');
    expect(container.querySelector('.pip')).toBeNull();
    expect(container.querySelector<SVGElement>('.rolling')?.style.getPropertyValue('--late')).toBe('120ms');
    await rerender({ rolling: false });
    expect(container.textContent).toContain('skull');
    expect(container.querySelectorAll('.pip')).toHaveLength(3);
  });
});

describe('pips', () => {
  it('say how many of how many', () => {
    const { container } = render(Pips, { lit: 2, most: 5, label: '2 of 5', ...tip('Actions', '') });
    const row = container.querySelector('[role="img"]');
    expect(row?.getAttribute('aria-label')).toBe('2 of 5');
    expect(row?.getAttribute('data-tip')).toBe('Actions');
    expect(container.querySelectorAll('i')).toHaveLength(5);
    expect(container.querySelectorAll('i.lit')).toHaveLength(2);
  });
});

describe('the banner', () => {
  it('says whose turn it is and what is going on', () => {
    const { container } = render(Banner, { seat: 1, name: 'Mika', line: 'Play phase' });
    expect(container.textContent.replace(/\s+/g, ' ').trim()).toBe('Mika Play phase');
    const mark = container.querySelector<SVGElement>('[data-mark="seat:1"]');
    expect(mark?.style.getPropertyValue('--seat')).toBe(`${seatHue(1)}`);
  });

  it('has no mark while it is nobody’s turn, and is silent if there is nothing to say', () => {
    expect(render(Banner, { seat: null, name: 'Mythos' }).container.querySelector('[data-mark]')).toBeNull();
    expect(render(Banner, { seat: 2, name: '' }).container.querySelector('.turn')).toBeNull();
  });
});

describe('the panel of a seat', () => {
  it('can be touched, found by name, and knows whose turn it is', () => {
    const children = createRawSnippet(() => ({ render: () => '<p>Hand</p>' }));
    const props = { seat: 3, label: 'Ines', turn: true, class: 'player', 'data-ref': 'seat:3', children };
    const panel = render(SeatPanel, props).container.querySelector('section');
    expect(panel?.getAttribute('aria-label')).toBe('Ines');
    expect(panel?.dataset.ref).toBe('seat:3');
    expect(panel?.classList.contains('player')).toBe(true);
    expect(panel?.classList.contains('turn')).toBe(true);
    expect(panel?.classList.contains('out')).toBe(false);
  });
});

describe('hues', () => {
  it('tell eight seats apart', () => {
    const hues = Array.from({ length: 8 }, (_, seat) => seatHue(seat));
    for (const one of hues)
      for (const other of hues) if (one !== other) expect(apart(one, other)).toBeGreaterThan(25);
    expect(new Set(hues).size).toBe(8);
  });

  it('tell neighbours in number apart, and are the same for the same name', () => {
    for (let number = 0; number < 40; number++)
      expect(apart(hueOf(number), hueOf(number + 1))).toBeGreaterThan(90);
    expect(numberOf('梦')).toBe(numberOf('梦'));
    expect(numberOf('梦')).not.toBe(numberOf('夢'));
  });
});

describe('seats', () => {
  it('go around the table from anyone, either way', () => {
    expect(around(4, 2)).toEqual([2, 3, 0, 1]);
    expect(around(4, 1, -1)).toEqual([1, 0, 3, 2]);
    expect(around(1, 0)).toEqual([0]);
  });
});

describe('texts', () => {
  it('leave out what is not there', () => {
    expect(lines('one', '', false, null, undefined, 'two')).toBe('one\ntwo');
    expect(inLine('one', false, 'two')).toBe('one · two');
  });

  it('name members of enums as the language files do', () => {
    expect(member({ POWER_1: 1, PRIMEVAL_FEAR: 4 }, 4)).toBe('primeval-fear');
    expect(member({ POWER_1: 1 }, 9)).toBe('');
  });

  it('explain a thing by its title if there is no more to say; the keyboard reaches it if that is wanted', () => {
    expect(tip('Deck', '')).toEqual({ 'data-title': 'Deck', 'data-tip': 'Deck' });
    expect(explained('Deck', '12 left')).toEqual({
      'data-title': 'Deck',
      'data-tip': '12 left',
      tabindex: 0,
    });
  });
});

describe('a page of a story', () => {
  afterEach(() => vi.unstubAllGlobals());

  const page = (at: number) => ({
    sort: 'book',
    label: 'The book',
    title: 'The Hall',
    number: 'G01',
    at,
    pages: 3,
    told: ['Nine chairs.', 'Nine numbers.'],
    turn: vi.fn<(to: number) => void>(),
    readOn: vi.fn<() => void>(),
    onward: 'Go on',
    shut: vi.fn<() => void>(),
    shutting: 'Close',
    children: createRawSnippet(() => ({ render: () => '<h2>The Hall</h2>' })),
    say: (key: string) => key,
  });

  it('turns to the pages before and after it, goes on, and is shut by Escape', async () => {
    const props = page(1);
    const { getByRole } = render(StoryPage, props);
    await fireEvent.click(getByRole('button', { name: 'web-page-earlier' }));
    await fireEvent.click(getByRole('button', { name: 'web-page-later' }));
    expect(props.turn.mock.calls).toEqual([[0], [2]]);
    await fireEvent.click(getByRole('button', { name: 'Go on' }));
    expect(props.readOn).toHaveBeenCalledOnce();
    await fireEvent.keyDown(getByRole('region', { name: 'The Hall' }), { key: 'Escape' });
    expect(props.shut).toHaveBeenCalledOnce();
  });

  it('ends where there are no more pages', () => {
    const { getByRole } = render(StoryPage, page(2));
    expect(getByRole('button', { name: 'web-page-later' })).toHaveProperty('disabled', true);
    expect(getByRole('button', { name: 'web-page-earlier' })).toHaveProperty('disabled', false);
  });

  it('offers no voice where the browser has none', () => {
    const { queryByRole } = render(StoryPage, page(0));
    expect(queryByRole('button', { name: 'web-page-aloud' })).toBeNull();
  });

  it('is read aloud paragraph by paragraph, and falls silent when it is turned', async () => {
    const spoken: string[] = [];
    const cancel = vi.fn<() => void>();
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        constructor(readonly text: string) {}
      },
    );
    vi.stubGlobal('speechSynthesis', {
      speak: (one: { text: string }) => spoken.push(one.text),
      cancel,
    });
    const { getByRole, rerender } = render(StoryPage, page(0));
    await fireEvent.click(getByRole('button', { name: 'web-page-aloud' }));
    expect(spoken).toEqual(['Nine chairs.', 'Nine numbers.']);
    expect(getByRole('button', { name: 'web-page-hush' }).getAttribute('aria-pressed')).toBe('true');
    cancel.mockClear();
    await rerender(page(1));
    expect(cancel).toHaveBeenCalled();
    expect(getByRole('button', { name: 'web-page-aloud' }).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('tabs of seats', () => {
  const children = createRawSnippet((who: () => number) => ({ render: () => `<b>#${who()}</b>` }));
  const tabs = (seat: number) => ({
    label: 'Players',
    seat,
    names: ['Ann', 'Ben', 'Cai'],
    seats: 3,
    shown: 1,
    show: vi.fn<(who: number) => void>(),
    turn: 2,
    out: (who: number) => who === 0,
    children,
  });

  it('begin with the own seat, and show whose things are seen', async () => {
    const props = tabs(1);
    const { getAllByRole, getByText } = render(SeatTabs, props);
    const found = getAllByRole('tab');
    expect(found.map((tab) => tab.textContent?.trim())).toEqual(['Ben #1', 'Cai #2', 'Ann #0']);
    expect(found.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
    expect(found.map((tab) => tab.classList.contains('turn'))).toEqual([false, true, false]);
    expect(found.map((tab) => tab.classList.contains('out'))).toEqual([false, false, true]);
    await fireEvent.click(getByText('Ann'));
    expect(props.show).toHaveBeenCalledWith(0);
  });

  it('begin with the first seat for who looks on', () => {
    const { getAllByRole } = render(SeatTabs, tabs(-1));
    expect(getAllByRole('tab')[0]?.textContent).toContain('Ann');
  });
});
