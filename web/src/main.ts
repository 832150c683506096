import './styles/base.css';
import './styles/table.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { session } from './lib/session.svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';

document.documentElement.dataset.theme = settings.theme;
const target = document.getElementById('app');
if (target) {
  await speak(settings.lang);
  void session.load();
  mount(App, { target });
}
