import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { tryCreditLimit as endpoint } from '@serai/contract/wallet/desk';
import { maxTriedOrders } from '@serai/contract/wallet/open-item-parts';
import type { Selectable } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { creditLeft } from '../../../domain/exposure.ts';
import { toSeconds } from '../../../platform/clock.ts';
import type { OrdersTable } from '../../../tables.ts';
import { contractAt } from '../../contracts/contracts.ts';
import { findFirstDue, presentExposure, readExposure, readWallet } from '../../wallet/wallet.ts';

/**
 * Calculates what another credit limit would change: the credit left, and which unpaid orders it would pay, in the
 * order of their deadlines. A stop of the credit is independent of the limit. Nothing is saved.
 */
export async function tryCreditLimit(
  db: Db,
  { input, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { agency_id: agencyId, credit_limit: tried } = input;
  const wallet = await readWallet(db, agencyId, now);
  const { currency, amount: limit } = wallet.credit_limit;
  const exposure = await readExposure(db, agencyId, now);
  const stop = wallet.credit_stop ?? (wallet.verified ? null : 'unverified');
  const leftUnder = (most: number) => (stop === null ? creditLeft(most, exposure.total) : 0);
  const money = (amount: number) => ({ amount, currency });
  const orders = await listUnpaid(db, agencyId, now);
  const isPaid = coveredBy(orders, leftUnder(limit));
  const isPaidIfTried = coveredBy(orders, leftUnder(tried));
  return {
    limit: wallet.credit_limit,
    tried: money(tried),
    exposure: presentExposure(exposure, currency),
    left: money(leftUnder(limit)),
    left_if_tried: money(leftUnder(tried)),
    credit_stop: stop,
    stops_on: await findStop(db, agencyId, now),
    orders: orders.slice(0, maxTriedOrders).map((order, at) => ({
      id: order.id,
      sn: order.sn,
      reference: order.reference,
      pay_by: toSeconds(order.pay_by),
      total: money(order.total_price),
      covered: isPaid[at]!,
      covered_if_tried: isPaidIfTried[at]!,
    })),
    more_orders: orders.length > maxTriedOrders,
  };
}

/** First day on which an unpaid amount is past due by more than the grace period. */
async function findStop(db: Db, agencyId: number, now: Date): Promise<string | null> {
  const due = await findFirstDue(db, agencyId);
  const contract = await contractAt(db, agencyId, now);
  return due === null ? null : addDays(due, (contract?.grace_days ?? 0) + 1);
}

type UnpaidOrder = Pick<Selectable<OrdersTable>, 'id' | 'sn' | 'reference' | 'pay_by' | 'total_price'>;

async function listUnpaid(db: Db, agencyId: number, now: Date): Promise<UnpaidOrder[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'sn', 'reference', 'pay_by', 'total_price'])
    .where('agency_id', '=', agencyId)
    .where('order_status', '=', 'pending_payment')
    .where('pay_by', '>', now)
    .orderBy('pay_by')
    .orderBy('id')
    .limit(maxTriedOrders + 1)
    .execute();
}

/** Which orders a sum pays one after the other; an order that is too dear is left out, and the next one is tried. */
function coveredBy(orders: readonly UnpaidOrder[], left: number): boolean[] {
  let rest = left;
  return orders.map(({ total_price }) => {
    if (total_price > rest) return false;
    rest -= total_price;
    return true;
  });
}
