import type {
  CampaignInfo,
  NewSession,
  OfferInfo,
  SeatingInfo,
  SessionInfo,
  TableInfo,
} from '../generated/messages';
import { api } from './api';
import { addPart } from './fairness';
import { addressOf, place } from './route.svelte';
import { attempt } from './toasts.svelte';

/** A line of sessions, each of which follows the one before; the first one follows `from`. */
export type Road = { from: SessionInfo | null; sessions: SessionInfo[] };

/** The sessions of a campaign as lines: what was played on from a second time begins a line of its own. */
export function roadsOf(sessions: SessionInfo[]): Road[] {
  const roads: Road[] = [];
  for (const session of sessions) {
    const road = roads.find((one) => (one.sessions.at(-1)?.number ?? null) === session.follows);
    if (road) road.sessions.push(session);
    else {
      const from = sessions.find((one) => one.number === session.follows) ?? null;
      roads.push({ from, sessions: [session] });
    }
  }
  return roads;
}

/** The sessions that are put up or played just now, the latest first. */
export function underway(campaign: CampaignInfo): SessionInfo[] {
  return campaign.sessions.filter((session) => session.status !== 'over').reverse();
}

/** The session that was finished last. */
export function latestOf(campaign: CampaignInfo): SessionInfo | null {
  return campaign.sessions.find((session) => session.number === campaign.latest) ?? null;
}

/** The link that lets a friend take part. */
export function campaignLink(campaign: CampaignInfo): string {
  const address = addressOf({ page: 'campaign', id: campaign.id, invite: campaign.invite });
  return `${location.origin}${address}`;
}

/** What a session is played with, as far as its offer allows: what the group had, or a seat for everybody. */
export type Party = Required<Pick<NewSession, 'seats' | 'bots' | 'led' | 'seconds' | 'options'>> & {
  mode: string | null;
  /** Where the one sits who begins it. */
  seat: number;
  /** Further seats of who begins it. */
  also: number[];
};

/** Who plays, and how, where nothing else was wished: as in the session before, or for the first time. */
export function partyFor(campaign: CampaignInfo, offer: OfferInfo, before: SeatingInfo | null): Party {
  const known = offer.modes.find((mode) => mode.name === before?.mode);
  const most = Math.max(...offer.modes.map((mode) => mode.most_seats));
  const least = Math.min(...offer.modes.map((mode) => mode.least_seats));
  const seats = Math.min(most, Math.max(least, before?.seats ?? campaign.members.length));
  const own = before?.mine.find((seat) => seat < seats) ?? 0;
  const others = (seat: number) => seat !== own && seat < seats;
  const bots = Object.entries(before?.bots ?? {}).filter(([seat]) => others(Number(seat)));
  return {
    seats,
    mode: known && known.least_seats <= seats && seats <= known.most_seats ? known.name : null,
    bots: Object.fromEntries(bots),
    seat: own,
    led: {},
    seconds: before?.seconds ?? null,
    options: {},
    also: (before?.mine ?? []).filter(others),
  };
}

/** Whether nobody else has to come: on all other seats are bots, or who begins it, or a bot leads them. */
export function isAlone(party: Pick<Party, 'seats' | 'bots' | 'led' | 'also'>): boolean {
  const taken = [party.bots, party.led].flatMap((seats) => Object.keys(seats));
  return party.seats === 1 + taken.length + party.also.length;
}

/** Put up the table of a session and sit down at it; where nobody else has to come it begins at once. */
export async function beginSession(
  campaign: CampaignInfo,
  follows: number | null,
  party: Party,
  packs: string[] | null = null,
): Promise<void> {
  const { also, ...wish } = party;
  const session = { ...wish, packs, number: campaign.next_number, follows };
  const created = await attempt(api.beginSession(campaign.id, session));
  if (!created) return;
  await attempt(sitDown(created.table, also, isAlone(party)));
  place.go({ page: 'table', id: created.table.id, invite: null });
}

async function sitDown(table: TableInfo, also: number[], alone: boolean): Promise<void> {
  for (const seat of also) await addPart(table.id, { seat, invite: null, also: true });
  if (!alone) return;
  await addPart(table.id, { seat: table.my_seat, invite: null });
  await api.start(table.id);
}

/** Be there for what follows a session, everybody on their seats; where nobody else has to come it begins. */
export async function goOnward(table: TableInfo): Promise<TableInfo | null> {
  if (table.campaign === null || table.session === null) return null;
  const created = await attempt(api.onward(table.campaign, table.session));
  if (!created) return null;
  const next = created.table;
  if (next.status === 'open') {
    for (const seat of next.my_seats) await addPart(next.id, { seat, invite: null }).catch(() => undefined);
    const info = await api.readyAgain(table.id, true).catch(() => null);
    if (info) return info;
  }
  // It runs already: the others were faster.
  place.go({ page: 'table', id: next.id, invite: null });
  return null;
}

/** Go on after a session as its group had it. */
export async function goOn(campaign: CampaignInfo, after: SessionInfo | null): Promise<void> {
  const offer = after ? after.offer : campaign.beginning;
  if (!offer) return;
  await beginSession(campaign, after?.number ?? null, partyFor(campaign, offer, after?.seating ?? null));
}
