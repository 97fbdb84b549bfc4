import type { HistoryEvent } from '@serai/contract/orders/history';
import type { Db } from '../../calls.ts';
import { listHistory } from '../orders/orders.ts';

type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number];

/** History events that change the content of the voucher. */
const tellingEvents: ReadonlySet<HistoryEvent> = new Set([
  'confirmationCode',
  'changeGuests',
  'changeTrip',
  'replaceStay',
  'change',
  // A room may have been dropped along with it.
  'changePrice',
  'assignDriver',
  'changeDriver',
  'flightMoved',
]);

/** Lists the history rows of an order that each began a version of its voucher, oldest first. */
export async function listVersionRows(db: Db, orderId: number): Promise<HistoryRow[]> {
  const history = await listHistory(db, orderId);
  return history.filter((row) => tellingEvents.has(row.event) || isConfirmation(row));
}

/** Whether a row of the history confirmed the order. */
export function isConfirmation({ moves }: Pick<HistoryRow, 'moves'>): boolean {
  return moves.order_status?.at(-1) === 'confirmed';
}

/**
 * Version of a voucher, which increases with each change of its content: 1 when confirmed, 2 with the first
 * change, …
 */
export async function readVersion(db: Db, orderId: number): Promise<number> {
  return Math.max(1, (await listVersionRows(db, orderId)).length);
}
