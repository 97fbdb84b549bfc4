import { addDays } from '@serai/contract/dates';
import type { Trx } from '../../calls.ts';
import { type ChargeRow, makeChargesDue } from '../charges/charges.ts';
import { announceBill } from './announce-bill.ts';
import { type BillRow, type LockedBill, openOf, updateBill } from './bill-store.ts';
import { settleBill } from './settle-bill.ts';
import { termsAt } from './terms.ts';

/**
 * Issues a submitted bill. It is due the contract's number of days after `day`, a civil date of the agency,
 * or on the due date of one of its charges if that is earlier. A bill without an open amount closes at once.
 * The agency is notified.
 */
export async function issueBill(
  trx: Trx,
  locked: LockedBill,
  { day, userId, now }: { day: string; userId: number | null; now: Date },
): Promise<BillRow> {
  const { bill } = locked;
  const { due_days } = await termsAt(trx, bill.agency_id, now);
  const charges = billedCharges(locked);
  const dueOn = dueDateOf(day, due_days, charges);
  await makeChargesDue(
    trx,
    charges.map(({ id }) => id),
    dueOn,
  );
  const confirmed = await updateBill(trx, bill.id, {
    status: 'confirmed',
    due_on: dueOn,
    confirmed_at: now,
  });
  const actor = userId === null ? 'timer' : 'operator';
  const settling = { event: 'confirmBill', actor, userId, reason: '', now } as const;
  const issued = await settleBill(trx, { ...locked, bill: confirmed }, {}, settling);
  await announceIssued(trx, issued, now);
  return issued;
}

/** Charges currently on the bill. */
export function billedCharges({ lines, charges }: LockedBill): ChargeRow[] {
  return lines.filter(({ state }) => state === 'billed').map(({ charge_id }) => charges.get(charge_id)!);
}

/** Due date of a bill issued on `day`: the contract's number of days later, or an earlier one of its charges. */
export function dueDateOf(
  day: string,
  dueDays: number,
  charges: readonly { due_on: string | null }[],
): string {
  return earliest([addDays(day, dueDays), ...charges.map(({ due_on }) => due_on)]);
}

function earliest(days: readonly (string | null)[]): string {
  return days.reduce<string>((first, day) => (day !== null && day < first ? day : first), days[0]!);
}

async function announceIssued(trx: Trx, bill: BillRow, now: Date): Promise<void> {
  const { currency, due_on } = bill;
  // Everything was disputed or given back in the meantime.
  if (bill.status === 'closed') return;
  const amount = { amount: openOf(bill), currency };
  await announceBill(trx, bill, { event: 'bill_issued', facts: { amount, due_on: due_on! }, now });
}
