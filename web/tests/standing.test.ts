import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StandingInfo } from '../src/generated/messages';
import Standing from '../src/parts/Standing.svelte';

const thief: StandingInfo = {
  side: 'thief',
  role: 'You are a Dream Thief.',
  goal: 'Open the vault.',
  danger: 'The deck has 9 cards.',
  alarm: 1,
  steps: [0, 0],
  belongings: [],
};
const traitor: StandingInfo = {
  ...thief,
  side: 'traitor',
  role: 'You are a traitor.',
  goal: 'Keep it shut.',
};
const notice = () => screen.queryByRole('dialog', { hidden: true });

beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

describe('how it stands', () => {
  it('is told in three lines, with how near the danger is', () => {
    const { container } = render(Standing, { standing: thief, place: 'table.0', running: true });
    for (const line of [thief.role, thief.goal, thief.danger]) expect(screen.getByText(line)).toBeTruthy();
    expect(container.querySelector('section')?.dataset['alarm']).toBe('1');
    expect(notice()).toBeNull();
  });

  it('counts the steps of a goal, shows what the group has with it, and lets a step be seen', async () => {
    const standing = { ...thief, steps: [1, 2] as [number, number] };
    const { container, rerender } = render(Standing, { standing, place: 'table.0', running: true });
    expect(container.querySelectorAll('.pips i')).toHaveLength(2);
    expect(container.querySelectorAll('.pips .done')).toHaveLength(1);
    expect(container.querySelector('.nearer')).toBeNull();
    const belongings = [{ ref: 'card:4', text: 'Brass Lamp (Ben)' }];
    await rerender({ standing: { ...standing, steps: [2, 2], belongings }, place: 'table.0', running: true });
    expect(screen.getByText('Brass Lamp (Ben)').dataset['ref']).toBe('card:4');
    expect(container.querySelector('.nearer')).not.toBeNull();
  });

  it('is a notice to be confirmed when the side has changed, also after a reload', async () => {
    const first = render(Standing, { standing: thief, place: 'table.0', running: true });
    await first.rerender({ standing: traitor });
    expect(notice()?.textContent).toContain(traitor.goal);
    first.unmount();
    const second = render(Standing, { standing: traitor, place: 'table.0', running: true });
    screen.getByText('web-understood').click();
    await second.rerender({ standing: traitor });
    expect(notice()).toBeNull();
    second.unmount();
    render(Standing, { standing: traitor, place: 'table.0', running: true });
    expect(notice()).toBeNull();
  });

  it('needs no confirming by whoever plays no more', async () => {
    const seat = render(Standing, { standing: thief, place: 'table.0', running: true });
    await seat.rerender({ standing: traitor, running: false });
    expect(notice()).toBeNull();
  });
});
