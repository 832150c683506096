import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it, vi } from 'vitest';
import TipsHarness from './TipsHarness.svelte';

it('a tip goes when the thing that it explains is taken away with the focus on it', async () => {
  const { container, rerender } = render(TipsHarness, { shown: true });
  const card = container.querySelector('button');
  if (card) card.matches = () => true;
  card?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await vi.waitFor(() => expect(container.textContent).toContain('What it does'));
  await rerender({ shown: false });
  await tick();
  expect(container.textContent.trim()).toBe('');
});

const FACES = { ref: 'die:17', title: 'Blue die', text: 'Three Shadows' };

function atTable(known = [FACES]) {
  const asked: string[][] = [];
  const explain = (refs: string[]) => {
    asked.push(refs);
    return Promise.resolve(known.filter((one) => refs.includes(one.ref)));
  };
  const { container } = render(TipsHarness, { shown: true, explain });
  const point = (type: string, at: string, pointerType: string) =>
    container
      .querySelector(at)
      ?.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));
  return { container, asked, point };
}

it('a thing without words of its own is asked about, and what it is in speaks for what has nothing to say', async () => {
  const { container, asked, point } = atTable();
  point('pointerover', '.die', 'mouse');
  await vi.waitFor(() => expect(container.querySelector('.tip')?.textContent).toContain('Three Shadows'));
  expect(asked).toEqual([['die:17']]);
  point('pointerover', '.unknown', 'mouse');
  await vi.waitFor(() => expect(container.querySelector('.tip')?.textContent).toContain('Two of four'));
});

it('a tap explains what does nothing else, and what glows only by a long press', async () => {
  const { container, asked, point } = atTable();
  for (const type of ['pointerdown', 'pointerup', 'click']) point(type, '.glowing', 'touch');
  for (const type of ['pointerdown', 'pointerup', 'click']) point(type, '.die', 'touch');
  await vi.waitFor(() => expect(container.querySelector('.tip')?.textContent).toContain('Three Shadows'));
  expect(asked).toEqual([['die:17']]);
  for (const type of ['pointerdown', 'pointerup', 'click']) point(type, '.die', 'touch');
  await vi.waitFor(() => expect(container.querySelector('.tip')).toBeNull());
});

it('things that read the same are told of once, and players not at all', async () => {
  const { container, asked, point } = atTable([FACES, { ...FACES, ref: 'die:18' }]);
  for (const type of ['pointerdown', 'pointerup', 'click']) point(type, '.asks', 'mouse');
  await vi.waitFor(() => expect(container.querySelectorAll('.tip strong')).toHaveLength(1));
  expect(asked).toEqual([['die:17', 'die:18']]);
});
