import type { TableInfo } from '../generated/messages';
import { addressOf } from './route.svelte';

/** The link that lets a friend sit down, or watch. */
export function inviteLink(table: TableInfo): string {
  const address = addressOf({ page: 'table', id: table.id, invite: table.invite });
  return `${location.origin}${address}`;
}
