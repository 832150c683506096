import type { CampaignInfo, SessionInfo } from '../generated/messages';
import { addressOf } from './route.svelte';

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
