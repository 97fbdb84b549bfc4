import type { Endpoint } from '@serai/contract/endpoint';
import type { HistoryEvent, OrderChange } from '@serai/contract/orders/history';
import type { Call, Db, StaffScope, Trx } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { withinScope } from './within-scope.ts';

/** Maximum number of changes that a refusal names, the newest. */
const MAX_NAMED = 5;

/** An order, and the newest row of its history that the caller's page shows. */
interface Seen {
  orderId: number;
  version: number;
}

/**
 * Refuses a change by the staff with `order_changed` if another person has changed the order since the caller's page
 * was loaded. The page names order and version in the header `seen`; without it nothing is checked. Locks the order
 * first, like the operations that follow, so that nobody can change it between the check and the operation. The header
 * can only lead to a refusal; therefore its order is not compared with the input.
 */
export async function refuseStale(trx: Trx, { caller, seen }: Call<Endpoint>): Promise<void> {
  const shown = readSeen(seen);
  // The refusal reveals history, so that it needs the right to read it.
  if (!shown || caller?.kind !== 'operator' || !caller.nodes.has('/console/order/view')) return;
  if (!(await lockSeen(trx, shown.orderId, caller.scope))) return;
  const changes = await listChangesByOthers(trx, shown, caller.userId);
  const last = changes.at(-1);
  if (last) throw new AppError('order_changed', { facts: { user: last.user }, data: { changes } });
}

/** Returns the newest row of an order's history, the version of the order that its page sends back. */
export async function findVersion(db: Db, orderId: number): Promise<number> {
  const newest = await db
    .selectFrom('order_history')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.id ?? 0;
}

function readSeen(seen: string | undefined): Seen | undefined {
  const [, orderId, version] = /^order-(\d{1,15})-(\d{1,15})$/.exec(seen ?? '') ?? [];
  return orderId === undefined ? undefined : { orderId: Number(orderId), version: Number(version) };
}

/** Locks an order like `lockOrder`, if it exists and the caller may see it. */
async function lockSeen(trx: Trx, id: number, scope: StaffScope): Promise<boolean> {
  const isWithin = withinScope(scope);
  let query = trx.selectFrom('orders').select('id').where('id', '=', id);
  if (isWithin) query = query.where(isWithin);
  return (await query.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/** Lists the changes of an order after a version by people other than the caller, oldest first. */
async function listChangesByOthers(
  trx: Trx,
  { orderId, version }: Seen,
  userId: number,
): Promise<OrderChange[]> {
  const rows = await trx
    .selectFrom('order_history')
    .innerJoin('users', 'users.id', 'order_history.user_id')
    .select(['at', 'event', 'users.nickname as user'])
    .where('order_id', '=', orderId)
    .where('order_history.id', '>', version)
    .where('user_id', '<>', userId)
    .orderBy('order_history.id', 'desc')
    .limit(MAX_NAMED)
    .execute();
  return rows
    .reverse()
    .map(({ at, event, user }) => ({ at: toSeconds(at), event: event as HistoryEvent, user }));
}
