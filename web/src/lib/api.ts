import type {
  BookInfo,
  BookSharing,
  BotSeat,
  CampaignInfo,
  CampaignLine,
  Conduct,
  Created,
  Credentials,
  CurveInfo,
  DayPage,
  EndingInfo,
  ExplanationInfo,
  Fairness,
  Farewell,
  FirstSession,
  FriendsInfo,
  GameInfo,
  GameWords,
  GroupChange,
  GroupInfo,
  GroupLine,
  GroupSaid,
  HistoryPage,
  Joining,
  LogPage,
  MailAddress,
  MailInfo,
  Me,
  Muting,
  NewBranch,
  NewCampaign,
  NewPassword,
  NewSession,
  NewTable,
  Profile,
  PushAddress,
  PushKey,
  Recovery,
  Report,
  RuleText,
  SeatFeats,
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
const group = (id: string) => `/api/groups/${encodeURIComponent(id)}`;
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
  recover: (how: Recovery) => call<Me>('POST', '/api/account/recover', how),
  newRecovery: (password: string) => call<Me>('POST', '/api/account/recovery', { password }),
  pushKey: () => call<PushKey>('GET', '/api/push'),
  callHere: (where: PushAddress) => call<null>('PUT', '/api/push', where),
  callNoMore: (address: string) => call<null>('POST', '/api/push/forget', { address }),
  friends: () => call<FriendsInfo>('GET', '/api/friends'),
  friendLink: () => call<FriendsInfo>('POST', '/api/friends/link'),
  befriend: (key: string) => call<FriendsInfo>('POST', '/api/friends', { key }),
  unfriend: (who: string) => call<FriendsInfo>('POST', '/api/friends/forget', { who }),
  mail: () => call<MailInfo>('GET', '/api/mail'),
  giveMail: (where: MailAddress) => call<MailInfo>('PUT', '/api/mail', where),
  mailCalls: (calls: boolean) => call<MailInfo>('PUT', '/api/mail/calls', { calls }),
  forgetMail: () => call<MailInfo>('POST', '/api/mail/forget'),
  forgotten: (account: string) => call<unknown>('POST', '/api/account/forgotten', { account }),
  dataAddress: () => '/api/account/data',
  hints: (wanted: boolean) => call<Me>('PUT', '/api/me/hints', { wanted }),
  readInShort: (game: string) => call<Me>('PUT', `/api/me/read/${game}`),
  learn: (game: string) => call<TableInfo>('POST', `/api/lessons/${encodeURIComponent(game)}`),
  games: (lang: string) => call<GameInfo[]>('GET', `/api/games?lang=${lang}`),
  tables: () => call<TableInfo[]>('GET', '/api/tables'),
  mine: () => call<TableInfo[]>('GET', '/api/tables/mine'),
  daily: (day: string | null, lang: string) =>
    call<DayPage>('GET', `/api/daily${day ? `/${encodeURIComponent(day)}` : ''}?lang=${lang}`),
  beginDaily: (game: string) => call<TableInfo>('POST', `/api/daily/${encodeURIComponent(game)}`),
  profile: () => call<Profile>('GET', '/api/profile'),
  history: (wish: { game: string; person: string; result: string }, before: number | null) => {
    const asked = new URLSearchParams(Object.entries(wish).filter(([, value]) => value));
    if (before !== null) asked.set('before', String(before));
    return call<HistoryPage>('GET', `/api/history?${asked}`);
  },
  create: (wish: NewTable) => call<Created>('POST', '/api/tables', wish),
  table: (id: string) => call<TableInfo>('GET', table(id)),
  /** Show the invitation of a table, to be let in from now on; without one nothing is shown. */
  enter: (id: string, invite: string | null) =>
    invite ? call<TableInfo>('POST', `${table(id)}/invitation`, { invite }) : Promise.resolve(null),
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
  whatIf: (id: string, from: NewBranch) => call<Created>('POST', `${table(id)}/what-if`, from),
  chances: (id: string, lang: string) => call<CurveInfo[]>('GET', `${table(id)}/chances?lang=${lang}`),
  fairness: (id: string) => call<Fairness>('GET', `${table(id)}/fairness`),
  replay: (id: string, seat: number, lang: string) =>
    call<Update[]>('GET', `${table(id)}/replay?seat=${seat}&lang=${lang}`),
  meanwhile: (id: string, since: number, seat: number, lang: string) =>
    call<Update[]>('GET', `${table(id)}/meanwhile?since=${since}&seat=${seat}&lang=${lang}`),
  rules: (game: string, lang: string) => call<RuleText[]>('GET', `/api/rules/${game}?lang=${lang}`),
  reference: (id: string, lang: string) => call<TableReference>('GET', `${table(id)}/reference?lang=${lang}`),
  ending: (id: string, lang: string) => call<EndingInfo>('GET', `${table(id)}/ending?lang=${lang}`),
  groups: () => call<GroupLine[]>('GET', '/api/groups/mine'),
  group: (id: string, lang: string) => call<GroupInfo>('GET', `${group(id)}?lang=${lang}`),
  foundGroup: (title: string) => call<GroupInfo>('POST', '/api/groups', { title }),
  joinGroup: (id: string, invite: string, lang: string) =>
    call<GroupInfo>('POST', `${group(id)}/join?lang=${lang}`, { invite }),
  changeGroup: (id: string, how: GroupChange, lang: string) =>
    call<GroupInfo>('PUT', `${group(id)}?lang=${lang}`, how),
  leaveGroup: (id: string, who: string | null) => call<GroupLine[]>('POST', `${group(id)}/leave`, { who }),
  sayToGroup: (id: string, text: string, after: number, lang: string) =>
    call<GroupSaid[]>('POST', `${group(id)}/say?lang=${lang}`, { text, after }),
  hearGroup: (id: string, after: number, lang: string) =>
    call<GroupSaid[]>('GET', `${group(id)}/chat?after=${after}&lang=${lang}`),
  groupTable: (id: string, game: string) => call<Created>('POST', `${group(id)}/table`, { game }),
  conduct: (id: string, whom: Conduct) => call<TableInfo>('PUT', `${table(id)}/standing`, whom),
  quiet: (id: string, on: boolean) => call<TableInfo>('PUT', `${table(id)}/quiet`, { on }),
  mute: (id: string, whom: Muting) => call<unknown>('PUT', `${table(id)}/mute`, whom),
  report: (id: string, what: Report) => call<unknown>('POST', `${table(id)}/report`, what),
  feats: (id: string, lang: string) => call<SeatFeats[]>('GET', `${table(id)}/feats?lang=${lang}`),
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
  lookIn: (id: string, invite: string, lang: string) =>
    call<CampaignInfo>('POST', `${campaign(id)}/invitation?lang=${lang}`, { invite }),
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
  onward: (id: string, session: number) =>
    call<Created>('POST', `${campaign(id)}/sessions/${session}/onward`),
  importCampaign: (file: Blob) => call<CampaignInfo>('POST', '/api/campaigns/import', file),
  exportAddress: (id: string) => `${campaign(id)}/export`,
  recordAddress: (id: string) => `${table(id)}/record`,
};
