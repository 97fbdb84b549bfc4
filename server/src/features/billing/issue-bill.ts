import { addDays } from '@serai/contract/dates';
import type { Trx } from '../../calls.ts';
import { type ChargeRow, makeChargesDue } from '../charges/charges.ts';
import { announceBill } from './announce-bill.ts';
import { type BillRow, type LockedBill, openOf, updateBill } from './bill-store.ts';
import { settleBill } from './settle-bill.ts';
import { termsAt } from './terms.ts';

/**
 * Makes a submitted bill owed: due so many days after `day`, a civil date of the agency, or on the day on which one of its
 * charges falls due, if that is earlier. One that owes nothing closes at once. The agency is notified.
 */
export async function issueBill(
  trx: Trx,
  locked: LockedBill,
  { day, userId, now }: { day: string; userId: number | null; now: Date },
): Promise<BillRow> {
  const { bill } = locked;
  const { due_days } = await termsAt(trx, bill.agency_id, now);
  const charges = billedCharges(locked);
  const dueOn = earliest([addDays(day, due_days), ...charges.map(({ due_on }) => due_on)]);
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

/** The charges that are on the bill now. */
export function billedCharges({ lines, charges }: LockedBill): ChargeRow[] {
  return lines.filter(({ state }) => state === 'billed').map(({ charge_id }) => charges.get(charge_id)!);
}

function earliest(days: readonly (string | null)[]): string {
  return days.reduce<string>((first, day) => (day !== null && day < first ? day : first), days[0]!);
}

async function announceIssued(trx: Trx, bill: BillRow, now: Date): Promise<void> {
  const { currency, due_on } = bill;
  // All of it was disputed or given back meanwhile.
  if (bill.status === 'closed') return;
  const amount = { amount: openOf(bill), currency };
  await announceBill(trx, bill, { event: 'bill_issued', facts: { amount, due_on: due_on! }, now });
}
