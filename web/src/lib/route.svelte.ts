export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'campaign'; id: string; invite: string | null }
  | { page: 'group'; id: string; invite: string | null }
  | { page: 'book'; id: string; shared: boolean; chapter: number | null }
  | { page: 'replay'; id: string; seat: number; step: number | null; invite?: string | null }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'profile'; invite?: string | null }
  /** The dreams of a day; of today without one. */
  | { page: 'daily'; day: string | null }
  | { page: 'lost' };

/** The eyes of a replay: all cards open. */
export const ALL_OPEN = -2;

/** What stands before the secret of an invitation. Behind `#` it is never sent to anybody by itself. */
const JOIN = 'join=';

/**
 * Where an address leads: `/table/ID`, `/table/ID#join=INVITE`, `/replay/ID?seat=1&step=7`,
 * the same with `#join=INVITE`, `/rules/GAME/ID`,
 * `/campaign/ID`, `/campaign/ID#join=INVITE`, `/book/CAMPAIGN?chapter=2`, `/book/shared/KEY`. Links of old have all of it behind `#`: `#/table/ID/join/INVITE`.
 */
export function routeOf(address: string): Route {
  const old = address.indexOf('#/');
  const [whole = '', secret = ''] = (old < 0 ? address : address.slice(old + 1)).split('#');
  const [path = '', query = ''] = whole.replace(/^\/(index\.html$)?/, '').split('?');
  const [page, first, second, third] = path.split('/').map(decoded);
  const invite =
    second === 'join' ? third : secret.startsWith(JOIN) ? decoded(secret.slice(JOIN.length)) : '';
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read at once
  const params = new URLSearchParams(query);
  if (!page) return { page: 'home' };
  if (page === 'profile' && !first) return { page, ...(invite ? { invite } : {}) };
  if (page === 'daily') return { page, day: first ?? null };
  if ((page === 'table' || page === 'campaign' || page === 'group') && first) {
    return { page, id: first, invite: invite || null };
  }
  if (page === 'book' && first) {
    const shared = first === 'shared' && Boolean(second);
    return { page, id: shared ? (second ?? '') : first, shared, chapter: numberIn(params, 'chapter') };
  }
  if (page === 'replay' && first) {
    const moment = { seat: numberIn(params, 'seat') ?? ALL_OPEN, step: numberIn(params, 'step') };
    return { page, id: first, ...moment, ...(invite ? { invite } : {}) };
  }
  if (page === 'rules' && first) return { page, game: first, rule: second ?? null };
  return { page: 'lost' };
}

/** The address of a route. */
export function addressOf(route: Route): string {
  switch (route.page) {
    case 'profile':
      return `/profile${joining(route.invite)}`;
    case 'daily':
      return route.day ? `/daily/${encodeURIComponent(route.day)}` : '/daily';
    case 'table':
    case 'campaign':
    case 'group':
      return `/${route.page}/${encodeURIComponent(route.id)}${joining(route.invite)}`;
    case 'book': {
      const chapter = route.chapter === null ? '' : `?chapter=${route.chapter}`;
      return `/book/${route.shared ? 'shared/' : ''}${encodeURIComponent(route.id)}${chapter}`;
    }
    case 'replay': {
      const step = route.step === null ? '' : `&step=${route.step}`;
      return `/replay/${encodeURIComponent(route.id)}?seat=${route.seat}${step}${joining(route.invite)}`;
    }
    case 'rules':
      return `/rules/${encodeURIComponent(route.game)}${route.rule ? `/${encodeURIComponent(route.rule)}` : ''}`;
    default:
      return '/';
  }
}

function joining(invite: string | null | undefined): string {
  return invite ? `#${JOIN}${encodeURIComponent(invite)}` : '';
}

/** The table or campaign that a pasted text means: a link, or the bare id of a table. */
export function tableIn(text: string): Route | null {
  const trimmed = text.trim();
  const address = /^[a-z]+:\/\/[^/]+/i.exec(trimmed)?.[0];
  const route = routeOf(
    address ? trimmed.slice(address.length) : trimmed.includes('/') ? trimmed : `/table/${trimmed}`,
  );
  return trimmed && (route.page === 'table' || route.page === 'campaign' || route.page === 'group')
    ? route
    : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function numberIn(params: URLSearchParams, name: string): number | null {
  const text = params.get(name);
  return text !== null && /^-?\d+$/.test(text) ? Number(text) : null;
}

/** Where the browser is. */
const here = () => `${location.pathname}${location.search}${location.hash}`;

class Place {
  route = $state.raw<Route>(routeOf(here()));

  constructor() {
    this.arrive();
    addEventListener('popstate', () => this.arrive());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(route: Route): void {
    history.pushState(null, '', addressOf(route));
    this.route = route;
    scrollTo({ top: 0, behavior: 'instant' });
  }

  /** Change the address without a step in the browser's history. */
  amend(route: Route): void {
    history.replaceState(null, '', addressOf(route));
  }

  /** Show what the address names; one of old is written anew. */
  private arrive(): void {
    this.route = routeOf(here());
    if (location.hash.startsWith('#/') && this.route.page !== 'lost') this.amend(this.route);
  }

  /** A link to a page of ours is followed without loading everything anew. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.target || link.download || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(routeOf(`${link.pathname}${link.search}${link.hash}`));
  }
}

export const place = new Place();
