import type {
  EndingInfo,
  BookInfo,
  BookSharing,
  BotSeat,
  CampaignInfo,
  CampaignLine,
  Created,
  Credentials,
  ExplanationInfo,
  LogPage,
  Fairness,
  FirstSession,
  Farewell,
  GameInfo,
  GameWords,
  Joining,
  Me,
  NewCampaign,
  NewPassword,
  NewSession,
  NewTable,
  RuleText,
  TableInfo,
  TableReference,
  Update,
} from '../generated/messages';

/** A refusal of the server, with its reason in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

let greeted: Promise<Response> | null = null;

/** The very first call of a new guest makes the session; all others wait for it, so that there is only one. */
export async function greet(): Promise<void> {
  greeted ??= fetch('/api/me', { credentials: 'same-origin' });
  await greeted.catch(() => (greeted = null));
}

/** Make one call; an answer that is no success becomes a `Refusal`. Status 0: nobody answered. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  await greet();
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(0, '');
  }
  const text = await response.text();
  const answer: unknown = text ? parsed(text) : null;
  if (!response.ok) throw new Refusal(response.status, reasonIn(answer) ?? response.statusText);
  return answer as T;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function reasonIn(answer: unknown): string | null {
  const reason = answer && typeof answer === 'object' && 'reason' in answer ? answer.reason : null;
  return typeof reason === 'string' ? reason : null;
}

const campaign = (id: string) => `/api/campaigns/${encodeURIComponent(id)}`;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  rename: (name: string) => call<Me>('PUT', '/api/me/name', { name }),
  register: (who: Credentials) => call<Me>('POST', '/api/account/register', who),
  login: (who: Credentials) => call<Me>('POST', '/api/account/login', who),
  logout: () => call<Me>('POST', '/api/account/logout'),
  logoutEverywhere: () => call<Me>('POST', '/api/account/logout-everywhere'),
  changePassword: (how: NewPassword) => call<Me>('POST', '/api/account/password', how),
  deleteMe: (goodbye: Farewell) => call<Me>('POST', '/api/account/delete', goodbye),
  dataAddress: () => '/api/account/data',
  hints: (wanted: boolean) => call<Me>('PUT', '/api/me/hints', { wanted }),
  readInShort: (game: string) => call<Me>('PUT', `/api/me/read/${game}`),
  learn: (game: string) => call<TableInfo>('POST', `/api/lessons/${encodeURIComponent(game)}`),
  games: (lang: string) => call<GameInfo[]>('GET', `/api/games?lang=${lang}`),
  tables: () => call<TableInfo[]>('GET', '/api/tables'),
  mine: () => call<TableInfo[]>('GET', '/api/tables/mine'),
  create: (wish: NewTable) => call<Created>('POST', '/api/tables', wish),
  table: (id: string) => call<TableInfo>('GET', table(id)),
  join: (id: string, how: Joining) => call<TableInfo>('POST', `${table(id)}/join`, how),
  leave: (id: string, seat?: number) =>
    call<TableInfo>('POST', `${table(id)}/leave${seat === undefined ? '' : `?seat=${seat}`}`),
  start: (id: string) => call<TableInfo>('POST', `${table(id)}/start`),
  rematch: (id: string) => call<Created>('POST', `${table(id)}/rematch`),
  readyAgain: (id: string, ready: boolean) => call<TableInfo>('PUT', `${table(id)}/rematch/ready`, { ready }),
  beginAgain: (id: string) => call<TableInfo>('POST', `${table(id)}/rematch/start`),
  seatBot: (id: string, bot: BotSeat) => call<TableInfo>('PUT', `${table(id)}/bot`, bot),
  offerSeat: (id: string, seat: number, on: boolean) =>
    call<TableInfo>('PUT', `${table(id)}/offer`, { seat, on }),
  fairness: (id: string) => call<Fairness>('GET', `${table(id)}/fairness`),
  replay: (id: string, seat: number, lang: string) =>
    call<Update[]>('GET', `${table(id)}/replay?seat=${seat}&lang=${lang}`),
  meanwhile: (id: string, since: number, seat: number, lang: string) =>
    call<Update[]>('GET', `${table(id)}/meanwhile?since=${since}&seat=${seat}&lang=${lang}`),
  rules: (game: string, lang: string) => call<RuleText[]>('GET', `/api/rules/${game}?lang=${lang}`),
  reference: (id: string, lang: string) => call<TableReference>('GET', `${table(id)}/reference?lang=${lang}`),
  ending: (id: string, lang: string) => call<EndingInfo>('GET', `${table(id)}/ending?lang=${lang}`),
  log: (id: string, before: number, lang: string) =>
    call<LogPage>('GET', `${table(id)}/log?before=${before}&lang=${lang}`),
  explanations: (id: string, refs: readonly string[], lang: string) => {
    const things = refs.map((ref) => `&ref=${encodeURIComponent(ref)}`).join('');
    return call<ExplanationInfo[]>('GET', `${table(id)}/explanations?lang=${lang}${things}`);
  },
  words: (game: string, lang: string) =>
    call<GameWords>('GET', `/api/words/${encodeURIComponent(game)}?lang=${lang}`),
  phrases: (game: string, lang: string) => call<string[]>('GET', `/api/phrases/${game}?lang=${lang}`),
  campaigns: () => call<CampaignLine[]>('GET', '/api/campaigns/mine'),
  campaign: (id: string, lang: string) => call<CampaignInfo>('GET', `${campaign(id)}?lang=${lang}`),
  beginCampaign: (wish: NewCampaign) => call<CampaignInfo>('POST', '/api/campaigns', wish),
  beginWith: (first: FirstSession) => call<CampaignInfo>('POST', '/api/campaigns/with-table', first),
  book: (id: string, lang: string) => call<BookInfo>('GET', `${campaign(id)}/book?lang=${lang}`),
  sharedBook: (key: string, lang: string) =>
    call<BookInfo>('GET', `/api/campaigns/shared-book/${encodeURIComponent(key)}?lang=${lang}`),
  shareBook: (id: string, wish: BookSharing, lang: string) =>
    call<BookInfo>('PUT', `${campaign(id)}/book/shared?lang=${lang}`, wish),
  joinCampaign: (id: string, invite: string) =>
    call<CampaignInfo>('POST', `${campaign(id)}/join`, { invite }),
  leaveCampaign: (id: string) => call<null>('POST', `${campaign(id)}/leave`),
  letGo: (id: string, member: number) =>
    call<CampaignInfo>('POST', `${campaign(id)}/members/${member}/remove`),
  beginSession: (id: string, wish: NewSession) => call<Created>('POST', `${campaign(id)}/sessions`, wish),
  importCampaign: (file: Blob) => call<CampaignInfo>('POST', '/api/campaigns/import', file),
  exportAddress: (id: string) => `${campaign(id)}/export`,
  recordAddress: (id: string) => `${table(id)}/record`,
};
