import './styles/base.css';
import './styles/table.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { place } from './lib/route.svelte';
import { session } from './lib/session.svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';

document.documentElement.dataset.theme = settings.theme;
// A page from before an update of the server asks for files that are gone: it begins anew. A new page never does.
addEventListener('vite:preloadError', () => {
  if (performance.now() > 10_000) location.reload();
});
const target = document.getElementById('app');
if (target) {
  // A table is fetched together with the words, not after them.
  if (place.route.page === 'table') void import('./pages/TablePage.svelte').catch(() => null);
  await speak(settings.lang);
  void session.load();
  target.replaceChildren(); // the moon that was there first
  mount(App, { target });
}
