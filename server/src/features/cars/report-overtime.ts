import type { reportCarOvertime as endpoint } from '@serai/contract/car-orders';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { instantAt } from '../../domain/local-time.ts';
import { money } from '../../domain/money.ts';
import { priceOverrun } from '../../domain/pricing/car.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import {
  actionOnOrder,
  openOrderAsOperator,
  type Products,
  presentOrder,
  proposeAdjustment,
  sumCharges,
} from '../orders/orders.ts';
import { findCarOrder } from './car-order-store.ts';
import { isTooLong, refuseSkipped } from './check-trip.ts';
import type { SoldAs } from './price-offer.ts';
import { carWord } from './product-word.ts';

/**
 * Proposes what a rental that ended late, or drove further, costs more by the rate card it was sold under, less what
 * has been proposed or confirmed of it before: reports tell of the whole rental each time. Refuses an end that
 * clocks skipped (`time_skipped`), one to come
 * (`ended_in_future`), one later than any rental could last from the booked end on (`rental_too_long`), and with
 * `nothing_to_charge` where nothing more is due or the card has no price for a date that was run into.
 */
export async function reportCarOvertime(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const operator = operatorOf(call);
  const { id, ended_at, extra_km, reason } = call.input;
  const opened = await openOrderAsOperator(trx, products, id);
  if (opened.product.name !== carWord) throw new AppError('not_found');
  const { sold_as: sold, currency } = await findCarOrder(trx, id);
  checkEnd(sold, ended_at, call.now);
  const overrun = priceOverrun(sold.card, sold.rental, ended_at) ?? 0;
  const late = await sumCharges(trx, id, 'overtime');
  const far = await sumCharges(trx, id, 'extra_km');
  const charges = [
    { kind: 'overtime' as const, quantity: 1, unitAmount: overrun - late.amount, reason },
    {
      kind: 'extra_km' as const,
      quantity: extra_km - far.quantity,
      unitAmount: sold.extra_km_amount ?? 0,
      reason,
    },
  ].filter(({ quantity, unitAmount }) => quantity > 0 && unitAmount > 0);
  if (charges.length === 0) throw new AppError('nothing_to_charge');
  let { order } = opened;
  for (const charge of charges) {
    ({ order } = await proposeAdjustment(trx, { ...opened, order }, charge, { ...call, operator }));
  }
  const amount = charges.reduce((total, { quantity, unitAmount }) => total + quantity * unitAmount, 0);
  return {
    reply: { order: presentOrder({ ...opened, order }, call), amount: money(amount, currency) },
    did: actionOnOrder(order, { before: null, after: { ended_at, extra_km, amount }, reason }),
  };
}

/** The longest rental can run late as well, so its length counts from the booked end; beyond that it is a slip. */
function checkEnd({ rental, pickUp }: SoldAs, endedAt: string, now: Date): void {
  refuseSkipped('ended_at', endedAt, pickUp.tz);
  if (instantAt(endedAt, pickUp.tz) > now.getTime()) throw refusedField('ended_at', 'ended_in_future');
  if (isTooLong(rental.end, endedAt)) throw refusedField('ended_at', 'rental_too_long');
}
