import { untrack } from 'svelte';
import type { EventInfo } from '../../generated/messages';
import { bookmark } from '../../kit/bookmark';
import type { Scene } from './scene';

export type Told = {
  /** All that is read as a page by now, in its order. */
  pages: () => readonly Scene[];
  events: () => readonly EventInfo[];
  news: () => readonly EventInfo[];
  /** The text that asks now; null while none does. */
  asking: () => Scene | null;
  /** Whether something is asked that has to do with no text. */
  apart: () => boolean;
  /** Whether who comes now comes at the beginning, and has read nothing. */
  early: () => boolean;
};

const NONE = -1;

/**
 * Which page lies open over the map: what is new, one after the other, as long as it takes to read; but first what
 * asks. Who answers what has to do with no text, or shuts a page, has read them all.
 */
export class Pages {
  /** The number of the page that lies open. */
  private open = $state(NONE);
  /** Pages up to this number were read. */
  private read = NONE;
  /** The last event that was seen; null before anything was. */
  private seen: number | null = null;
  /** What was told when something was asked that has to do with no text. */
  private left = NONE;

  constructor(private readonly told: Told) {
    $effect(() => {
      const [pages, asking, events, news] = [told.pages(), told.asking(), told.events(), told.news()];
      untrack(() => this.find(pages, asking, events, news));
    });
    $effect(() => {
      if (told.apart() && this.open !== NONE) this.left = untrack(() => this.seen) ?? NONE;
    });
  }

  /** The number of the page that lies open; null while one looks at the map. */
  get at(): number | null {
    return this.open === NONE ? null : this.open;
  }

  /** Turn to a page, also to one that was read. */
  turnTo(page: number): void {
    this.open = page;
  }

  /** Read on: the next page that is new, or the map. */
  readOn(): void {
    this.readTo(this.open);
    this.open = this.told.asking() ? NONE : this.next(this.told.pages());
  }

  /** Close it, with all that was not read. */
  shut(): void {
    this.readTo(Math.max(this.open, this.told.pages().at(-1)?.number ?? NONE));
    this.open = NONE;
  }

  private readTo(page: number): void {
    this.read = Math.max(this.read, page);
    bookmark.put(this.read);
  }

  private next(pages: readonly Scene[]): number {
    return pages.find((one) => one.number > this.read)?.number ?? NONE;
  }

  private find(
    pages: readonly Scene[],
    asking: Scene | null,
    events: readonly EventInfo[],
    news: readonly EventInfo[],
  ): void {
    const last = events.at(-1)?.number ?? NONE;
    const from = news[0]?.number ?? last + 1;
    const before = events.findLast((one) => one.number < from)?.number ?? NONE;
    if (this.seen === null || last < this.seen || before > this.seen) this.comeIn(pages, from);
    else if (this.left !== NONE && last > this.left) this.leave();
    this.seen = last;
    if (asking) this.turnToAsking(pages, asking);
    else if (this.open === NONE) this.open = this.next(pages);
  }

  /** Come in the midst, or leap in a replay: what goes on and what is new is to be read. */
  private comeIn(pages: readonly Scene[], from: number): void {
    const early = this.seen === null && this.told.early();
    const goingOn = pages.findLast((one) => !one.over)?.number ?? from;
    this.read = early ? (bookmark.get() ?? NONE) : Math.min(from, goingOn) - 1;
    this.open = NONE;
    this.left = NONE;
  }

  /** Go on with something else. */
  private leave(): void {
    this.readTo(this.left);
    this.open = NONE;
    this.left = NONE;
  }

  private turnToAsking(pages: readonly Scene[], asking: Scene): void {
    const page = pages.find((one) => one.number === asking.number);
    if (this.open === asking.number) return;
    if (this.open !== NONE) this.readTo(this.open);
    this.open = page && page.number > this.read ? page.number : NONE;
  }
}
