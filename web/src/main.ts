import './styles/base.css';
import './styles/table.css';
import { mount } from 'svelte';
import App from './App.svelte';
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
  await speak(settings.lang);
  void session.load();
  mount(App, { target });
}
