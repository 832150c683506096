import type { EventInfo } from '../generated/messages';

/** What happened, in the game's own terms: its generated `Events`. */
export function told<Events>(news: readonly EventInfo[]): Events[] {
  return news.map(({ event }) => event as Events);
}
