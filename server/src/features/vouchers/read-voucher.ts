import type { HistoryEvent } from '@serai/contract/orders/history';
import type { VoucherScope } from '@serai/contract/vouchers/design';
import type { VoucherView } from '@serai/contract/vouchers/vouchers';
import type { Db } from '../../calls.ts';
import { findSeller, listHistory, type OpenOrder } from '../orders/orders.ts';
import { describeVoucher } from './describe-voucher.ts';
import { readLook } from './read-look.ts';
import { refuseWithoutVoucher } from './refuse-without-voucher.ts';
import { codeOf } from './voucher-store.ts';

export interface VoucherDeps {
  db: Db;
  /** Origin of the pages that vouchers link to. */
  publicUrl: string;
}

/**
 * Describes the voucher of an order. `mayShowPrice`: its reader may see the agency's price. Refuses an order
 * without a valid voucher with `voucher_not_yet`, `voucher_suspended` or `voucher_over`.
 */
export async function readVoucher(
  { db, publicUrl }: VoucherDeps,
  { order, product }: OpenOrder,
  { mayShowPrice, now }: { mayShowPrice: boolean; now: Date },
): Promise<VoucherView> {
  refuseWithoutVoucher(order);
  const seller = await findSeller(db, order);
  const version = await readVersion(db, order.id);
  const code = await codeOf(db, order.id);
  return describeVoucher({
    order,
    version,
    seller,
    mayShowPrice,
    now,
    content: await product.describeVoucher(db, order.id, seller.phone24h || seller.phone),
    look: await readLook(db, order.agency_id, order.product as VoucherScope),
    checkUrl: `${publicUrl}/voucher/check/${code}?v=${version}`,
  });
}

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

/**
 * Version of a voucher, which increases with each change of its content: 1 when confirmed, 2 with the first
 * change, …
 */
export async function readVersion(db: Db, orderId: number): Promise<number> {
  const history = await listHistory(db, orderId);
  const changes = history.filter(
    ({ event, moves }) => tellingEvents.has(event) || moves.order_status?.at(-1) === 'confirmed',
  );
  return Math.max(1, changes.length);
}
