import { afterEach, describe, expect, it, vi } from 'vitest';
import { refAt, touchable } from '../src/lib/touching';

function board(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = '<div data-ref="seat:1"><b data-ref="die:3"><i></i></b><b data-ref="die:4"></b></div>';
  document.body.append(root);
  return root;
}

function at(root: HTMLElement, ref: string): HTMLElement {
  const thing = root.querySelector<HTMLElement>(`[data-ref="${ref}"]`);
  if (!thing) throw new Error(`no ${ref}`);
  return thing;
}

afterEach(() => document.body.replaceChildren());

describe('a touchable board', () => {
  const looks = {
    glow: new Set(['die:3']),
    chosen: ['seat:1'],
    hint: new Set(['die:4']),
    coached: new Set(['seat:1']),
  };

  it('marks what glows, what is chosen and what is hinted at, and nothing else', () => {
    const root = board();
    touchable(
      () => looks,
      () => undefined,
    )(root);
    expect(at(root, 'die:3').hasAttribute('data-glow')).toBe(true);
    expect(at(root, 'die:4').hasAttribute('data-glow')).toBe(false);
    expect(at(root, 'die:4').hasAttribute('data-hint')).toBe(true);
    expect(at(root, 'seat:1').hasAttribute('data-coached')).toBe(true);
    expect(at(root, 'die:4').hasAttribute('data-coached')).toBe(false);
    expect(at(root, 'seat:1').hasAttribute('data-chosen')).toBe(true);
  });

  it('reports the innermost thing that can be touched', () => {
    const root = board();
    const touched = vi.fn();
    touchable(() => looks, touched)(root);
    root.querySelector('i')?.click();
    at(root, 'die:4').click();
    expect(touched.mock.calls).toEqual([['die:3'], ['seat:1']]);
  });

  it('reports nothing where nothing can be touched', () => {
    const root = board();
    expect(refAt(at(root, 'die:4'), { glow: new Set(), chosen: [] })).toBeNull();
  });

  it('no longer listens once it is taken away', () => {
    const root = board();
    const touched = vi.fn();
    const stop = touchable(() => looks, touched)(root);
    if (stop) stop();
    at(root, 'die:3').click();
    expect(touched).not.toHaveBeenCalled();
  });

  it('leaves a touch to what a yielding thing lies on, where both can be touched', () => {
    const root = board();
    at(root, 'die:3').setAttribute('data-yields', '');
    const [both, one] = [new Set(['die:3', 'seat:1']), new Set(['die:3'])];
    expect(refAt(at(root, 'die:3'), { glow: both, chosen: [] })).toBe('seat:1');
    expect(refAt(at(root, 'die:3'), { glow: one, chosen: [] })).toBe('die:3');
  });
});
