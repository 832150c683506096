import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { Reader } from '../src/kit/reader.svelte';

let leave = () => {};
afterEach(() => {
  leave();
  sessionStorage.clear();
});

/** Somebody before a book of pages, one of which may ask for a choice. */
function before(pages: number[], asked: number | null = null, marked = true) {
  const book = $state({ pages, asked, over: false });
  let reader!: Reader<number>;
  leave = $effect.root(() => {
    reader = new Reader<number>({
      pages: () => book.pages,
      ready: () => true,
      late: () => false,
      asked: () => book.asked,
      over: () => book.over,
      marked,
    });
  });
  flushSync();
  return { book, reader };
}

describe('a reader', () => {
  it('finds what is new open, page after page', () => {
    const { book, reader } = before([1, 2]);
    expect(reader.page).toBe(1);
    reader.readOn();
    expect(reader.page).toBe(2);
    reader.readOn();
    expect(reader.page).toBeNull();
    book.pages = [1, 2, 3];
    flushSync();
    expect(reader.page).toBe(3);
  });

  it('goes on where it was when the table is loaded anew', () => {
    const { reader } = before([1, 2, 3]);
    reader.readOn();
    leave();
    expect(before([1, 2, 3]).reader.page).toBe(2);
  });

  it('looks at something alone without losing the place in the book', () => {
    const { reader } = before([1, 2, 3]);
    reader.readOn();
    leave();
    before([7, 8, 9], null, false).reader.shut();
    leave();
    expect(before([1, 2, 3]).reader.page).toBe(2);
  });

  it('lets the result of a match wait for what was not read yet', () => {
    const { book, reader } = before([1, 2]);
    expect(reader.busy).toBe(false);
    book.over = true;
    expect(reader.busy).toBe(true);
    reader.shut();
    expect(reader.busy).toBe(false);
    book.pages = [1, 2, 3];
    expect(reader.busy).toBe(true);
  });

  it('is not shown a page twice that was read when it came, although it asks for a choice', () => {
    const { reader } = before([1], 1);
    reader.readOn();
    flushSync();
    expect(reader.page).toBeNull();
  });

  it('finds the page that asks open after coming back to the table', () => {
    const { book, reader } = before([1, 2]);
    reader.shut();
    flushSync();
    book.asked = 2;
    flushSync();
    expect(reader.page).toBe(2);
  });
});
