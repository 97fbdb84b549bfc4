import type { ReplyOf } from '@serai/contract/endpoint';
import type { recordCash as endpoint } from '@serai/contract/vehicles/cash';
import { cashCurrencies, maxCashDays } from '@serai/contract/vehicles/cash-words';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { formatMoney } from '../../../domain/money.ts';
import { daysBefore } from '../../../platform/clock.ts';
import { refusedField, refusedInput } from '../../../platform/http/app-error.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnOrder } from '../../orders/for-products.ts';
import { openOrderForStaff, type Products } from '../../orders/orders.ts';
import { findRideOrder, lockRide } from '../dispatch-store.ts';
import { findCash, insertCash, listRideDrivers } from './cash-store.ts';
import { refuseUndriven } from './decide-cash.ts';
import { presentCash } from './present-cash.ts';

/**
 * Records cash that guests paid a driver on the road. Nothing is posted, and the order and the agency's account do not
 * change: the money is owed by the driver to the office only (docs/decisions/0115).
 */
export async function recordCash(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, lang, now } = call;
  const { userId } = operatorOf(call);
  const { ride_id, driver_id, amount, currency, purpose, note } = input;
  const { order } = await openOrderForStaff(trx, products, await findRideOrder(trx, ride_id));
  const ride = await lockRide(trx, ride_id);
  const drivers = await listRideDrivers(trx, [ride_id]);
  refuseUndriven(ride, drivers.length > 0, { now, lang });
  const driver = drivers.find(({ id }) => id === driver_id);
  if (!driver) throw refusedField('driver_id', 'driver_not_of_ride');
  if (!currenciesOf(order).includes(currency)) throw refusedField('currency', 'currency_unknown');
  refuseFraction('amount', { amount, currency });
  if (purpose === 'other' && note === '') throw refusedInput('note', 'cash_note_required');
  const takenAt = new Date(input.taken_at * 1000);
  if (takenAt > now || takenAt < daysBefore(now, maxCashDays)) {
    throw refusedField('taken_at', 'cash_time_wrong', { days: maxCashDays });
  }
  const id = await insertCash(trx, {
    ride_id,
    driver_id,
    amount,
    currency,
    purpose,
    note,
    taken_at: takenAt,
    recorded_by: userId,
    recorded_at: now,
  });
  const [row] = await findCash(trx, [id]);
  return {
    reply: { cash: presentCash(row!, call) },
    did: actionOnOrder(order, {
      before: null,
      after: { cash: formatMoney({ amount, currency }), cash_purpose: purpose, cash_driver: driver.name_en },
      reason: note,
    }),
  };
}

/** Currencies in which cash of an order is recorded, its own first. */
export function currenciesOf({ currency }: { currency: string }): string[] {
  return [...new Set([currency, ...cashCurrencies])];
}
