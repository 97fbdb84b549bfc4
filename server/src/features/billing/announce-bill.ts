import type { Money } from '@serai/contract/money';
import type { Trx } from '../../calls.ts';
import { announce, notifyStaff } from '../messages/messages.ts';
import { findFinance } from '../people/people.ts';
import type { BillRow } from './bill-store.ts';

/** Bill events that are announced, with their facts besides the bill number. */
interface BillNews {
  bill_issued: { amount: Money; due_on: string };
  bill_rejected: { reason: string };
  bill_voided: { reason: string };
  bill_offered: { amount: Money; rate: string; until: string };
  bill_answered: { order: string; answer: string };
  bill_due: { amount: Money; note?: string };
  bill_overdue: { amount: Money; days: number; due_on: string; note?: string };
  bill_paid: { amount: Money; open: Money };
  bill_withheld: { amount: Money; open: Money };
  bill_reopened: { amount: Money; open: Money; reason: string };
}

/** Notifies the agency's owners and finance members of an event of a bill. */
export async function announceBill<Event extends keyof BillNews>(
  trx: Trx,
  { id, agency_id: agencyId, number }: BillRow,
  { event, facts, now }: { event: Event; facts: BillNews[Event]; now: Date },
): Promise<void> {
  await announce(trx, {
    agencyId,
    event,
    facts: { bill: number, ...facts, bill_id: id },
    to: await findFinance(trx, agencyId),
    now,
  });
}

/** Notifies the seller's finance of a bill or dispute that needs an answer. */
export async function notifyFinance(
  trx: Trx,
  bill: BillRow,
  news: {
    event: 'bill_applied' | 'bill_disputed' | 'bill_dispute_late';
    amount: Money;
    reason?: string;
    /** Order number, if one is concerned. */
    order?: string;
    now: Date;
  },
): Promise<void> {
  const agencies = trx.selectFrom('agencies').select('name').where('id', '=', bill.agency_id);
  const { name } = await agencies.executeTakeFirstOrThrow();
  const { event, amount, reason = '', order = '', now } = news;
  await notifyStaff(trx, {
    queue: 'finance',
    event,
    facts: { bill: bill.number, agency: name, amount, reason, order },
    now,
  });
}
