import type { offerRate as endpoint } from '@serai/contract/billing/desk';
import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { rateText } from '../../../domain/exchange.ts';
import { localDate } from '../../../domain/local-time.ts';
import { formatMoney } from '../../../domain/money.ts';
import { refusedField, refusedInput } from '../../../platform/http/app-error.ts';
import { refuseUnknownCurrency } from '../../../platform/http/refuse-unknown-currency.ts';
import type { Done } from '../../activity/activity.ts';
import { findDeskCalendar } from '../../site/site.ts';
import { announceBill } from '../announce-bill.ts';
import { addBillEvent, type BillRow, openOf } from '../bill-store.ts';
import { insertOffer, presentOffer } from '../offer-store.ts';
import { openAnyBill } from '../open-bill.ts';
import { presentForStaff } from '../present-bill.ts';
import { refuseState } from '../refuse-state.ts';

/** Maximum validity of an offered rate. */
const maxDays = 90;
/** A larger amount is a mistake, as for any booked amount. */
const maxAmount = 1e12;

/**
 * Offers to take a bill's open amount in another currency at a fixed rate until a day, by default its due
 * date, and notifies the agency. A payment that arrives by then settles at this rate; the seller bears the
 * difference from the daily rate.
 */
export async function offerRate(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { input, now } = call;
  const { bill } = await openAnyBill(trx, input.id);
  refuseState(bill, ['confirmed', 'part_paid'], call.lang);
  refuseOddCurrency(bill, input);
  const { tz } = await findDeskCalendar(trx);
  const today = localDate(now.getTime(), tz);
  const until = input.until ?? bill.due_on!;
  refuseOddDay(until, today);
  const offer = await insertOffer(trx, {
    bill_id: bill.id,
    agency_id: bill.agency_id,
    currency: input.currency,
    rate: input.rate,
    rate_of: input.rate_of,
    offered_on: today,
    until,
    offered_by: userId,
    offered_at: now,
  });
  const { amount, rate: stated } = presentOffer(bill, offer);
  if (!(amount.amount >= 1 && amount.amount <= maxAmount)) throw refusedField('rate', 'worth_out_of_reach');
  const rate = rateText(stated, stated.of === bill.currency ? input.currency : bill.currency);
  const note = `${formatMoney(amount)} · ${rate}`;
  await addBillEvent(trx, bill, { event: 'offered', amount: openOf(bill), note, user_id: userId, at: now });
  await announceBill(trx, bill, { event: 'bill_offered', facts: { amount, rate, until }, now });
  return {
    reply: { bill: await presentForStaff(trx, bill.id, call) },
    did: {
      on: { kind: 'bill', id: bill.id, name: bill.number },
      before: null,
      after: { offered: formatMoney(amount), rate, until },
    },
  };
}

function refuseOddCurrency(bill: BillRow, { currency, rate_of }: Call<typeof endpoint>['input']): void {
  refuseUnknownCurrency('currency', currency);
  if (currency === bill.currency) throw refusedInput('currency', 'offer_in_own_currency', { currency });
  if (rate_of === currency || rate_of === bill.currency) return;
  throw refusedInput('rate_of', 'rate_of_misfit', { currency, account: bill.currency });
}

function refuseOddDay(until: string, today: string): void {
  const latest = addDays(today, maxDays);
  if (until < today) throw refusedInput('until', 'date_in_past', { today });
  if (until > latest) throw refusedInput('until', 'date_in_future', { latest });
}
