import type { QueueName } from '@serai/contract/back-office/queue-names';
import type { StaffNode } from '@serai/contract/staff/nodes';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { notifyUsers, type Telling } from './notify-users.ts';

/** Role responsible for a task. */
export type StaffQueue = 'desk' | 'finance' | 'editor' | 'administrator' | 'everybody';

/** News for the seller's staff; `queue` is the role responsible, or the administrators above all queues. */
export interface StaffNews extends Omit<Telling, 'mailbox' | 'files' | 'forStaff'> {
  queue: StaffQueue | 'administrator';
  /** Order concerned: roles that are limited to others are not notified; unset for news of no order. */
  order?: NewsOrder;
  /** Queue concerned: roles that are limited to other queues are not notified. Unset for news of no queue. */
  about?: QueueName;
  /** Only roles with exactly this limit to queues, null for roles without one; unset for all roles. */
  limit?: readonly string[] | null;
}

/** Facts of an order by which roles are limited. */
export interface NewsOrder {
  country: string;
  /** Selling company. */
  entity_id: number | null;
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
 * `everybody` means all staff. The desk's mail goes to the site's mailbox if one is set, except news for one `limit`.
 */
export async function notifyStaff(
  trx: Trx,
  { queue, order, about, limit, ...telling }: StaffNews,
): Promise<void> {
  const mailbox = queue === 'desk' && !limit ? await findMailbox(trx) : '';
  await notifyUsers(trx, recipientsOf(queue, { order, about, limit }), {
    ...telling,
    forStaff: true,
    mailbox,
  });
}

/** What narrows the recipients of news. */
type NewsBounds = { [name in 'order' | 'about' | 'limit']?: StaffNews[name] | undefined };

/**
 * Returns the condition on `users` for the recipients of a queue's news. Roles with a limit to countries or selling
 * companies receive only news of their orders; roles with a limit to queues do not receive news about other queues.
 */
export function recipientsOf(
  queue: StaffQueue,
  { order, about, limit }: NewsBounds = {},
): RawBuilder<boolean> {
  if (queue === 'everybody') return sql<boolean>`role = 'operator'`;
  if (queue === 'administrator') return sql<boolean>`role = 'operator' AND staff_role = 'administrator'`;
  const roles = sql`SELECT code FROM staff_roles WHERE ${isResponsible(queue)}
    AND (countries IS NULL OR ${order?.country ?? ''} = ANY (countries))
    AND (sellers IS NULL OR ${order?.entity_id ?? null}::bigint = ANY (sellers))
    AND (queues IS NULL OR ${about ?? null}::text IS NULL OR ${about ?? null}::text = ANY (queues))
    AND ${limit === undefined ? sql`true` : sql`queues IS NOT DISTINCT FROM ${limit && [...limit]}::text[]`}`;
  return sql<boolean>`(staff_role IN (${roles}) OR staff_role = 'administrator' AND NOT EXISTS (
    SELECT FROM users holder WHERE holder.staff_role IN (${roles}) AND holder.disabled_at IS NULL))`;
}

/** Condition on `staff_roles` for the roles responsible for the tasks of a queue. */
function isResponsible(queue: keyof typeof taskNodes): RawBuilder<boolean> {
  return sql<boolean>`(code = ${queue} OR ${taskNodes[queue]} = ANY (staff_roles.nodes))`;
}

/**
 * Lists the limits to queues of the roles that receive news of all orders and that somebody active has. Null, for no
 * limit, is the first and always listed.
 */
export async function listQueueLimits(
  trx: Trx,
  queue: keyof typeof taskNodes,
): Promise<(readonly string[] | null)[]> {
  const { rows } = await sql<{ queues: string[] }>`
    SELECT DISTINCT queues FROM staff_roles
    WHERE ${isResponsible(queue)} AND countries IS NULL AND sellers IS NULL AND queues IS NOT NULL
      AND EXISTS (SELECT FROM users WHERE users.staff_role = staff_roles.code AND users.disabled_at IS NULL)
    ORDER BY queues`.execute(trx);
  return [null, ...rows.map(({ queues }) => queues)];
}

async function findMailbox(trx: Trx): Promise<string> {
  const row = await trx
    .selectFrom('site_settings')
    .select('value')
    .where('name', '=', 'contactMailbox')
    .executeTakeFirst();
  return typeof row?.value === 'string' ? row.value.trim() : '';
}
