import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { notifyUsers, type Telling } from './notify-users.ts';

/** Announcement to an agency. */
export interface News extends Omit<Telling, 'mailbox'> {
  agencyId: number;
  /** Users of the agency who are notified besides its owners. */
  to: readonly number[];
}

/** Notifies an agency's owners and the given users, in the transaction of the event. */
export async function announce(trx: Trx, { agencyId, to, ...telling }: News): Promise<void> {
  const whom = sql`agency_id = ${agencyId}::bigint AND (role = 'owner' OR id = ANY(${[...to]}::bigint[]))`;
  await notifyUsers(trx, whom, telling);
}
