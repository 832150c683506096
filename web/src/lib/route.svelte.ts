export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'replay'; id: string; seat: number; step: number | null }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'lost' };

/** The eyes of a replay: all cards open. */
export const ALL_OPEN = -2;

/** Where an address leads: `#/table/ID`, `#/table/ID/join/INVITE`, `#/replay/ID?seat=1&step=7`, `#/rules/GAME/ID`. */
export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, first, second, third] = path.split('/').map(decoded);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read at once
  const params = new URLSearchParams(query);
  if (!page) return { page: 'home' };
  if (page === 'table' && first) {
    return { page, id: first, invite: second === 'join' && third ? third : null };
  }
  if (page === 'replay' && first) {
    return { page, id: first, seat: numberIn(params, 'seat') ?? ALL_OPEN, step: numberIn(params, 'step') };
  }
  if (page === 'rules' && first) return { page, game: first, rule: second ?? null };
  return { page: 'lost' };
}

/** The address of a route, to be put behind `#`. */
export function addressOf(route: Route): string {
  switch (route.page) {
    case 'table': {
      const join = route.invite ? `/join/${encodeURIComponent(route.invite)}` : '';
      return `#/table/${encodeURIComponent(route.id)}${join}`;
    }
    case 'replay': {
      const step = route.step === null ? '' : `&step=${route.step}`;
      return `#/replay/${encodeURIComponent(route.id)}?seat=${route.seat}${step}`;
    }
    case 'rules':
      return `#/rules/${encodeURIComponent(route.game)}${route.rule ? `/${encodeURIComponent(route.rule)}` : ''}`;
    default:
      return '#/';
  }
}

/** The table that a pasted text means: a link, or the bare id. */
export function tableIn(text: string): Route | null {
  const trimmed = text.trim();
  const hash = trimmed.includes('#') ? trimmed.slice(trimmed.indexOf('#')) : `#/table/${trimmed}`;
  const route = routeOf(hash);
  return trimmed && route.page === 'table' ? route : null;
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

class Place {
  route = $state.raw<Route>(routeOf(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = routeOf(location.hash)));
  }

  go(route: Route): void {
    location.hash = addressOf(route);
  }

  /** Change the address without a step in the browser's history. */
  amend(route: Route): void {
    history.replaceState(null, '', addressOf(route));
  }
}

export const place = new Place();
