/* Shows the rulebooks that were laid by for the time without a line. */
const SHELF = 'dreamtable-offline-1';

async function show() {
  const shelf = await caches.open(SHELF);
  const place = document.getElementById('books');
  const listed = (await shelf.matchAll('/api/games', { ignoreSearch: true })).at(-1);
  const games = listed ? await listed.json() : [];
  const titles = Object.fromEntries(games.map((game) => [game.name, game.title]));
  for (const request of await shelf.keys()) {
    const path = new URL(request.url).pathname;
    if (!path.startsWith('/api/rules/')) continue;
    const rules = await (await shelf.match(request)).json();
    if (!rules.length) continue;
    const book = document.createElement('details');
    const name = document.createElement('summary');
    name.textContent = titles[path.slice('/api/rules/'.length)] ?? path.slice('/api/rules/'.length);
    book.append(name);
    let chapter = '';
    for (const rule of rules) {
      if (rule.chapter !== chapter) {
        const head = document.createElement('h2');
        head.textContent = chapter = rule.chapter;
        book.append(head);
      }
      const text = document.createElement('p');
      text.style.whiteSpace = 'pre-line';
      text.textContent = rule.text;
      book.append(text);
    }
    place.append(book);
  }
}

void show();
addEventListener('online', () => location.reload());
