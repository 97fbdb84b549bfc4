import type { reportCarOvertime as endpoint } from '@serai/contract/cars/orders';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { instantAt } from '../../domain/local-time.ts';
import { money } from '../../domain/money.ts';
import { priceOverrun } from '../../domain/pricing/car.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { actionOnOrder, proposeAdjustment, refuseBeforeService, sumCharges } from '../orders/for-products.ts';
import { openOrderForStaff, type Products, presentOrder } from '../orders/orders.ts';
import { findCarOrder } from './car-order-store.ts';
import { isTooLong, refuseSkipped } from './check-trip.ts';
import type { SoldAs } from './price-offer.ts';
import { carWord } from './product-word.ts';

/**
 * Proposes a charge for a rental that ended late or drove further, by the rate card it was sold under, less
 * what was proposed or confirmed before: each report covers the whole rental. Refuses an end that does not
 * exist locally (`time_skipped`), a future one (`ended_in_future`), one later after the booked end than any
 * rental can last (`rental_too_long`), and with `nothing_to_charge` if nothing more is due or the card has no
 * price for a date it extends into.
 */
export async function reportCarOvertime(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const operator = operatorOf(call);
  const { id, ended_at, extra_km, reason } = call.input;
  const opened = await openOrderForStaff(trx, products, id);
  if (opened.product.name !== carWord) throw new AppError('not_found');
  refuseBeforeService(opened.order, call.lang);
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

/** Counts from the booked end, because the longest rental can also end late; a later end is a mistake. */
function checkEnd({ rental, pickUp }: SoldAs, endedAt: string, now: Date): void {
  refuseSkipped('ended_at', endedAt, pickUp.tz);
  if (instantAt(endedAt, pickUp.tz) > now.getTime()) throw refusedField('ended_at', 'ended_in_future');
  if (isTooLong(rental.end, endedAt)) throw refusedField('ended_at', 'rental_too_long');
}
