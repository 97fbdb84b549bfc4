import type {
  blockAgency as blockEndpoint,
  unblockAgency as unblockEndpoint,
} from '@serai/contract/agencies/blocking';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { endSessionsOfAgency } from '../accounts/accounts.ts';
import type { Done } from '../activity/activity.ts';
import { announce } from '../messages/messages.ts';
import { updateBlocked } from '../people/people.ts';
import { findDeskContact } from '../site/site.ts';
import { lockAgency } from './lock-agency.ts';

/**
 * Blocks an agency: the sessions of its users end at once, logins are refused, and its owners are notified whom to
 * contact. Its orders go on, with their messages. Refuses a blocked agency with `agency_blocked_already`.
 */
export async function blockAgency(
  trx: Trx,
  { input: { agency_id: id, reason }, now }: Call<typeof blockEndpoint>,
): Promise<Done<ReplyOf<typeof blockEndpoint>>> {
  const { name, blocked_at } = await lockAgency(trx, id);
  if (blocked_at !== null) throw new AppError('agency_blocked_already');
  await updateBlocked(trx, id, { reason, now });
  await endSessionsOfAgency(trx, id, now);
  const facts = { agency: name, contact: await findDeskContact(trx) };
  await announce(trx, { agencyId: id, to: [], event: 'agency_blocked', facts, now });
  return changed({ id, name, reason }, false, true);
}

/** Unblocks an agency and notifies its owners. Refuses one that is not blocked with `agency_not_blocked`. */
export async function unblockAgency(
  trx: Trx,
  { input: { agency_id: id, reason }, now }: Call<typeof unblockEndpoint>,
): Promise<Done<ReplyOf<typeof unblockEndpoint>>> {
  const { name, blocked_at } = await lockAgency(trx, id);
  if (blocked_at === null) throw new AppError('agency_not_blocked');
  await updateBlocked(trx, id, null);
  // A login in progress when the agency was blocked may have opened a session, which no call accepted so far.
  await endSessionsOfAgency(trx, id, now);
  await announce(trx, { agencyId: id, to: [], event: 'agency_unblocked', facts: { agency: name }, now });
  return changed({ id, name, reason }, true, false);
}

function changed(
  { id, name, reason }: { id: number; name: string; reason: string },
  before: boolean,
  after: boolean,
): Done<Record<string, never>> {
  const on = { kind: 'agency', id, name } as const;
  return { reply: {}, did: { on, before: { blocked: before }, after: { blocked: after }, reason } };
}
