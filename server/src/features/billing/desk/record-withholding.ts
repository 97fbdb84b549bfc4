import type { recordWithholding as endpoint } from '@serai/contract/billing/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { formatMoney } from '../../../domain/money.ts';
import { refusedField, refusedInput } from '../../../platform/http/app-error.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';
import type { Done } from '../../activity/activity.ts';
import { findDeskCalendar } from '../../site/site.ts';
import { actionOnBill } from '../action-on-bill.ts';
import type { BillRow } from '../bill-store.ts';
import { insertCertificate } from '../certificate-store.ts';
import { openAnyBill } from '../open-bill.ts';
import { payBill } from '../pay-bill.ts';
import { presentForStaff } from '../present-bill.ts';
import { refuseOverpaying } from '../refuse-overpaying.ts';
import { refuseState } from '../refuse-state.ts';

type Input = Call<typeof endpoint>['input'];

/**
 * Records an agency's certificate of tax withheld from a bill. It pays that part of the bill, and the tax
 * office owes it to the seller from now on. Without it, that part stays open.
 */
export async function recordWithholding(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { input, now } = call;
  const { bill } = await openAnyBill(trx, input.bill_id);
  refuseState(bill, ['confirmed', 'part_paid'], call.lang);
  refuseOddSums(bill, input);
  await refuseComingDay(trx, input.dated, now);
  refuseOverpaying(input.amount, [bill]);
  const { certificate_number: number, dated, base, rate_bp, amount } = input;
  const note = noteOf(bill, input);
  const paid = await payBill(trx, {
    billId: bill.id,
    agencyId: bill.agency_id,
    amount,
    from: 'withholding',
    note,
    userId,
    now,
    key: `withholding:${userId}:${call.idempotencyKey}`,
  });
  const recorded = await insertCertificate(trx, {
    bill_id: bill.id,
    agency_id: bill.agency_id,
    number,
    dated,
    base,
    rate_bp,
    amount,
    posting_id: paid.postingId,
    recorded_by: userId,
    recorded_at: now,
  });
  if (!recorded) throw refusedField('certificate_number', 'certificate_known', { number });
  return {
    reply: { bill: await presentForStaff(trx, bill.id, call) },
    did: actionOnBill(bill, paid.bill, note),
  };
}

/** Refuses fractions, a base above the bill's total, and more tax than the rate yields. */
function refuseOddSums({ total, currency }: BillRow, { base, rate_bp, amount }: Input): void {
  refuseFraction('amount', { amount, currency });
  if (base > total)
    throw refusedInput('base', 'field_too_big', { limit: formatMoney({ amount: total, currency }) });
  // Rounds half up, with BigInt because the product may exceed safe integers.
  const most = Number((BigInt(base) * BigInt(rate_bp) + 5_000n) / 10_000n);
  if (amount <= most) return;
  throw refusedInput('amount', 'withheld_too_much', { most: formatMoney({ amount: most, currency }) });
}

async function refuseComingDay(trx: Trx, day: string, now: Date): Promise<void> {
  const { tz } = await findDeskCalendar(trx);
  const latest = localDate(now.getTime(), tz);
  if (day > latest) throw refusedInput('dated', 'date_in_future', { latest });
}

/** Note such as `WHT-2026-0042 · 2026-12-05 · 3% × 10,000.00 THB`, the same in both languages. */
function noteOf({ currency }: BillRow, { certificate_number, dated, base, rate_bp }: Input): string {
  return `${certificate_number} · ${dated} · ${rate_bp / 100}% × ${formatMoney({ amount: base, currency })}`;
}
