import type { Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';

/** Unpaid bookings of an agency, read under the lock of its row. */
export interface Unpaid {
  orders: number;
  /** Maximum unpaid share of a night, or of a pool at one time, in percent of the remaining units. */
  maxPercent: number;
}

/**
 * A night or time slot of a booking: units held by the agency's unpaid orders before, and remaining units.
 */
export interface HeldDay {
  held: number;
  left: number;
}

/**
 * Locks the agency row to serialise its bookings, and counts its unpaid orders.
 * @throws AppError `too_many_unpaid` if the maximum is reached.
 */
export async function limitUnpaidOrders(trx: Trx, agencyId: number, now: Date): Promise<Unpaid> {
  const agency = await trx
    .selectFrom('agencies')
    .select(['most_unpaid_orders', 'most_unpaid_percent'])
    .where('id', '=', agencyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  // A separate statement, so that it sees bookings committed while waiting for the lock.
  const { orders } = await trx
    .selectFrom('orders')
    .select((one) => one.fn.countAll<number>().as('orders'))
    .where('agency_id', '=', agencyId)
    // A request holds no stock, but it is work for the seller and becomes an unpaid order once offered.
    .where('order_status', 'in', ['pending_payment', 'offer_pending'])
    .where('pay_by', '>', now)
    .executeTakeFirstOrThrow();
  if (orders >= agency.most_unpaid_orders)
    throw new AppError('too_many_unpaid', { facts: { count: orders } });
  return { orders, maxPercent: agency.most_unpaid_percent };
}

/**
 * Refuses with `unpaid_share_full` if an agency that already holds unpaid units of a day would exceed its
 * share of the remaining units. A first booking is always accepted, so that no family has to be split.
 */
export function limitUnpaidShare({ maxPercent }: Unpaid, days: readonly HeldDay[], wanted: number): void {
  for (const { held, left } of days) {
    if (held > 0 && (held + wanted) * 100 > (held + left) * maxPercent) {
      throw new AppError('unpaid_share_full', { facts: { held } });
    }
  }
}
