import { say } from './words.svelte';

/** Whether the reader can be, is, or won't be called by the browser. */
export function calling(): 'can' | 'on' | 'never' {
  if (typeof Notification === 'undefined') return 'never';
  return Notification.permission === 'granted'
    ? 'on'
    : Notification.permission === 'denied'
      ? 'never'
      : 'can';
}

export async function askToCall(): Promise<void> {
  if (calling() === 'can') await Notification.requestPermission();
}

/** Show in the tab's title, and by a notification if the page is out of sight, that it is the reader's turn. */
export function callToTable(mine: boolean, game: string, question: string): void {
  document.title = mine ? `● ${say('web-your-turn')} · ${game}` : `${game} · ${say('title')}`;
  if (!mine || !question || !document.hidden || calling() !== 'on') return;
  try {
    const note = new Notification(say('web-your-turn'), {
      body: `${game}: ${question}`,
      tag: location.pathname,
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some browsers allow notifications from service workers only
  }
}
