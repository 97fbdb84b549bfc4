import type { Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** What an agency holds without having paid, under the lock of its row. */
export interface Unpaid {
  orders: number;
  /** How much of a night, or of a pool at one time, may be held so, percent of what is left. */
  mostPercent: number;
}

/** A night of a booking, or its time: what the agency's unpaid orders held of it before, and what was left besides. */
export interface HeldDay {
  held: number;
  left: number;
}

/**
 * Locks the agency, so that its bookings come one after the other, and counts its unpaid orders.
 *
 * @throws AppError `too_many_unpaid` when it has as many as it may.
 */
export async function admitUnpaid(trx: Trx, agencyId: number, now: Date): Promise<Unpaid> {
  const agency = await trx
    .selectFrom('agencies')
    .select(['most_unpaid_orders', 'most_unpaid_percent'])
    .where('id', '=', agencyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  // A statement of its own: it must see what was booked while the lock was waited for.
  const { orders } = await trx
    .selectFrom('orders')
    .select((one) => one.fn.countAll<number>().as('orders'))
    .where('agency_id', '=', agencyId)
    // What is asked for holds nothing, but is work for the seller, and becomes such an order once it is offered.
    .where('order_status', 'in', ['pending_payment', 'offer_pending'])
    .where('pay_by', '>', now)
    .executeTakeFirstOrThrow();
  if (orders >= agency.most_unpaid_orders)
    throw new AppError('too_many_unpaid', { facts: { count: orders } });
  return { orders, mostPercent: agency.most_unpaid_percent };
}

/**
 * Refuses with `unpaid_share_full` to hold more than a share of what is left of a day, for an agency that already
 * holds some of it without having paid. A first booking is always taken: nobody is made to split a family.
 */
export function refuseHoarding({ mostPercent }: Unpaid, days: readonly HeldDay[], wanted: number): void {
  for (const { held, left } of days) {
    if (held > 0 && (held + wanted) * 100 > (held + left) * mostPercent) {
      throw new AppError('unpaid_share_full', { facts: { held } });
    }
  }
}
