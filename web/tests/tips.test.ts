import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it } from 'vitest';
import TipsHarness from './TipsHarness.svelte';

it('a tip goes when the thing that it explains is taken away with the focus on it', async () => {
  const { container, rerender } = render(TipsHarness, { shown: true });
  const card = container.querySelector('button');
  if (card) card.matches = () => true;
  card?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await tick();
  expect(container.textContent).toContain('What it does');
  await rerender({ shown: false });
  await tick();
  expect(container.textContent.trim()).toBe('');
});
