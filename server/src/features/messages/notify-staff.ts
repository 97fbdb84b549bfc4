import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { notifyUsers, type Telling } from './notify-users.ts';

/** Role responsible for a task. */
export type StaffQueue = 'desk' | 'finance' | 'editor' | 'administrator' | 'everybody';

/** News for the seller's staff; `queue` is the role responsible, or the administrators above all queues. */
export interface StaffNews extends Omit<Telling, 'mailbox' | 'files' | 'forStaff'> {
  queue: StaffQueue | 'administrator';
}

/**
 * Notifies the responsible staff, each in their language, in the transaction of the event: all holders of the role,
 * or the administrators if there are none; `everybody` means all staff. The desk's email goes to the site's mailbox
 * if one is set.
 */
export async function notifyStaff(trx: Trx, { queue, ...telling }: StaffNews): Promise<void> {
  const mailbox = queue === 'desk' ? await findMailbox(trx) : '';
  const whom =
    queue === 'everybody'
      ? sql`role = 'operator'`
      : sql`role = 'operator' AND staff_role = CASE
    WHEN EXISTS (SELECT FROM users WHERE role = 'operator' AND staff_role = ${queue} AND disabled_at IS NULL)
    THEN ${queue} ELSE 'administrator' END`;
  await notifyUsers(trx, whom, { ...telling, forStaff: true, mailbox });
}

async function findMailbox(trx: Trx): Promise<string> {
  const row = await trx
    .selectFrom('site_settings')
    .select('value')
    .where('name', '=', 'contactMailbox')
    .executeTakeFirst();
  return typeof row?.value === 'string' ? row.value.trim() : '';
}
