import type { StaffNode } from '@serai/contract/staff/nodes';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { notifyUsers, type Telling } from './notify-users.ts';

/** Role responsible for a task. */
export type StaffQueue = 'desk' | 'finance' | 'editor' | 'administrator' | 'everybody';

/** News for the seller's staff; `queue` is the role responsible, or the administrators above all queues. */
export interface StaffNews extends Omit<Telling, 'mailbox' | 'files' | 'forStaff'> {
  queue: StaffQueue | 'administrator';
  /** Country of the service concerned: roles that are limited to other countries are not notified. */
  country?: string;
}

/** Nodes that make a role of the seller's own responsible for the tasks of a queue. */
const taskNodes = {
  desk: '/console/request/answer',
  finance: '/console/receipt/edit',
  editor: '/console/content/edit',
} as const satisfies Partial<Record<StaffQueue, StaffNode>>;

/**
 * Notifies the staff responsible, each in their language, in the transaction of the event: all holders of the
 * built-in role and of the seller's own roles with its main right, or the administrators if there are none;
 * `everybody` means all staff. The desk's mail goes to the site's mailbox if one is set.
 */
export async function notifyStaff(trx: Trx, { queue, country, ...telling }: StaffNews): Promise<void> {
  const mailbox = queue === 'desk' ? await findMailbox(trx) : '';
  await notifyUsers(trx, recipientsOf(queue, country), { ...telling, forStaff: true, mailbox });
}

/**
 * Returns the condition on `users` for the recipients of a queue's news. Roles with a limit to countries receive only
 * news of services there.
 */
export function recipientsOf(queue: StaffQueue, country = ''): RawBuilder<boolean> {
  if (queue === 'everybody') return sql<boolean>`role = 'operator'`;
  if (queue === 'administrator') return sql<boolean>`role = 'operator' AND staff_role = 'administrator'`;
  const roles = sql`SELECT code FROM staff_roles WHERE (code = ${queue} OR ${taskNodes[queue]} = ANY (staff_roles.nodes))
    AND (countries IS NULL OR ${country} = ANY (countries))`;
  return sql<boolean>`(staff_role IN (${roles}) OR staff_role = 'administrator' AND NOT EXISTS (
    SELECT FROM users holder WHERE holder.staff_role IN (${roles}) AND holder.disabled_at IS NULL))`;
}

async function findMailbox(trx: Trx): Promise<string> {
  const row = await trx
    .selectFrom('site_settings')
    .select('value')
    .where('name', '=', 'contactMailbox')
    .executeTakeFirst();
  return typeof row?.value === 'string' ? row.value.trim() : '';
}
