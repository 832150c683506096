const root = document.documentElement;

// Charts: colours are names in the specifications, and get the values of the page's theme.

const specs = JSON.parse(document.getElementById('charts').textContent);
const NAMES = ['ink', 'soft', 'line', 'accent', 'more', 'less', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6'];
const probe = document.body.appendChild(document.createElement('i'));
probe.hidden = true;

function colours() {
  const found = {};
  for (const name of NAMES) {
    probe.style.color = `var(--${name})`;
    found[`@@${name}`] = getComputedStyle(probe).color;
  }
  return found;
}

function configured(colour, room) {
  const font = getComputedStyle(document.body).fontFamily;
  const ink = colour['@@ink'], soft = colour['@@soft'], line = colour['@@line'];
  return {
    font,
    aria: false,
    background: 'transparent',
    view: { stroke: null },
    axis: {
      labelColor: ink, titleColor: soft, gridColor: line, domainColor: line, tickColor: line,
      labelFontSize: 12, titleFontSize: 12, titleFontWeight: 'normal', titlePadding: 10,
    },
    axisX: { titleAnchor: room < 480 ? 'end' : 'middle', labelColor: soft, labelFlush: false, labelOverlap: 'greedy', labelSeparation: 8 },
    axisY: { grid: false, labelLimit: Math.min(260, Math.round(room * 0.44)), labelFontSize: 13 },
    axisYQuantitative: { grid: true, labelColor: soft, labelFontSize: 12 },
    legend: { labelColor: ink, titleColor: soft, labelFontSize: 12, titleFontSize: 12, titleFontWeight: 'normal' },
  };
}

const views = new Map();
let drawing = 0;

async function draw() {
  const turn = ++drawing;
  const colour = colours();
  delete root.dataset.drawn;
  for (const [name, spec] of Object.entries(specs)) {
    const place = document.getElementById(name);
    const themed = JSON.parse(JSON.stringify(spec), (_, value) => colour[value] ?? value);
    const config = configured(colour, place.clientWidth);
    const made = await window.vegaEmbed(place.firstChild, themed, {
      actions: false, renderer: 'svg', ast: true, config, tooltip: { theme: 'page', disableDefaultStyle: true },
    });
    views.get(name)?.finalize();
    views.set(name, made);
    place.dataset.drawn = '';
    if (turn !== drawing) return;
    await new Promise((next) => setTimeout(next));
  }
  root.dataset.drawn = String(views.size);
}

draw();

// Light and dark.

document.getElementById('theme').addEventListener('click', () => {
  root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  root.dataset.chosen = '';
  try {
    localStorage.setItem('dreamtable-report-theme', root.dataset.theme);
  } catch {
    // It holds for as long as the page is open.
  }
});
new MutationObserver(draw).observe(root, { attributeFilter: ['data-theme'] });

// Tables: a click on a head sorts, a word in the field filters.

const compared = new Intl.Collator(root.lang, { numeric: true }).compare;

function sort(table, head) {
  const at = [...head.parentNode.children].indexOf(head);
  const numeric = head.classList.contains('number');
  const up = head.ariaSort ? head.ariaSort !== 'ascending' : !numeric;
  const value = (row) => row.children[at].dataset.v;
  const order = (a, b) => (numeric ? value(a) - value(b) : compared(value(a), value(b)));
  for (const other of head.parentNode.children) other.removeAttribute('aria-sort');
  head.ariaSort = up ? 'ascending' : 'descending';
  const body = table.tBodies[0];
  body.append(...[...body.rows].sort((a, b) => (up ? order(a, b) : order(b, a))));
}

for (const table of document.querySelectorAll('table'))
  for (const head of table.tHead.rows[0].cells)
    head.firstChild.addEventListener('click', () => sort(table, head));

for (const field of document.querySelectorAll('input[data-for]'))
  field.addEventListener('input', () => {
    const wanted = field.value.trim().toLowerCase();
    for (const row of document.getElementById(field.dataset.for).tBodies[0].rows)
      row.hidden = !row.textContent.toLowerCase().includes(wanted);
  });

// The way through the page shows where the reader is.

const way = document.querySelector('nav div');
const links = new Map([...way.children].map((link) => [link.hash.slice(1), link]));

function arrive(name) {
  for (const [other, link] of links) link.toggleAttribute('data-here', other === name);
  const link = links.get(name);
  way.scrollTo({ left: link.offsetLeft + (link.offsetWidth - way.clientWidth) / 2 });
}

const seen = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) arrive(target.id);
  },
  { rootMargin: '-20% 0px -70% 0px' },
);
for (const section of document.querySelectorAll('section')) seen.observe(section);
