import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { EventInfo } from '../src/generated/messages';
import { speak } from '../src/lib/words.svelte';
import Log from '../src/parts/Log.svelte';

await speak('en');

afterEach(cleanup);

const told: EventInfo = {
  number: 0,
  event: ['told'],
  text: 'Bo writes.',
  refs: [],
  story: '',
  turning: '',
  heads: '',
  late: 'Time ran out for Ann.',
  stood_in: '',
};

const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent.trim());

describe('The log', () => {
  it('says before an event whose time ran out', () => {
    render(Log, { props: { events: [told], game: 'stones' } });
    expect(lines()).toEqual([expect.stringMatching(/^Time ran out for Ann\.\s*Bo writes\.$/)]);
  });

  it('says at its end whose time ran out when nothing has happened since', () => {
    render(Log, {
      props: { events: [{ ...told, late: '' }], game: 'stones', late: 'Time ran out for Ann.' },
    });
    expect(lines()).toEqual(['Bo writes.', 'Time ran out for Ann.']);
  });
});
