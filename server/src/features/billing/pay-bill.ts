import { defaultLang, type Lang } from '@serai/phrases/lang';
import type { Trx } from '../../calls.ts';
import { type BillPayment, billPaidLines, recoveredLines } from '../../domain/ledger/bill-lines.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SettlingEvent } from '../orders/orders.ts';
import { post } from '../wallet/wallet.ts';
import { announceBill } from './announce-bill.ts';
import { type BillRow, type LockedBill, lockBills, noteOnBill, openOf } from './bill-store.ts';
import { refuseState } from './refuse-state.ts';
import { settleBill } from './settle-bill.ts';
import { updateCreditStop } from './stop-credit.ts';
import { termsAt } from './terms.ts';

export interface PaymentOfBill {
  billId: number;
  agencyId: number;
  /** What comes in, in minor units of the bill's currency; at least 1. */
  amount: number;
  /** Out of the deposit, by the agency or set off by the seller; or of a receipt, with what its rate lost. */
  from: 'deposit' | 'set_off' | { receiptId: number; fxDifference?: number };
  /** A payment happens once per key. */
  key: string;
  note?: string;
  userId: number | null;
  now: Date;
  /** For the words of a refusal. */
  lang?: Lang;
}

/** What became of a payment. */
export interface PaidBill {
  bill: BillRow;
  postingId: number;
  /** What of the bill it settled, with what was forgiven within the tolerance. */
  settled: number;
  /** What of it is for the caller to use otherwise. */
  rest: number;
}

/**
 * Pays a bill, or a part of it, or what was written off of it. A receipt that is short by no more than the contract's
 * tolerance pays it in full: the agency's bank kept the rest. What is over is answered. Refuses a bill of another
 * agency with `not_found`, one that owes nothing with `bill_wrong_state`. Who pays several bills locks them first
 * (`lockBills`).
 */
export async function payBill(trx: Trx, payment: PaymentOfBill): Promise<PaidBill> {
  const [locked] = await lockBills(trx, [payment.billId], payment.agencyId);
  if (!locked) throw new AppError('not_found');
  const { bill } = locked;
  const givenUp = bill.written_off - bill.recovered;
  if (bill.status === 'closed' && givenUp > 0) return recover(trx, locked, payment, givenUp);
  const open = openOf(bill);
  if (open <= 0) refuseState(bill, [], payment.lang ?? defaultLang);
  return payOpen(trx, locked, payment, open);
}

async function payOpen(
  trx: Trx,
  locked: LockedBill,
  payment: PaymentOfBill,
  open: number,
): Promise<PaidBill> {
  const { bill } = locked;
  const { now, userId } = payment;
  const isReceipt = typeof payment.from === 'object';
  const brought = payment.amount + (isReceipt ? (fxOf(payment.from) ?? 0) : 0);
  const covered = Math.min(brought, open);
  const short = open - covered;
  const isForgiven = isReceipt && short > 0 && short <= (await termsAt(trx, bill.agency_id, now)).tolerance;
  const paid: BillPayment = {
    source: isReceipt ? 'receipt' : (payment.from as 'deposit' | 'set_off'),
    amount: isForgiven ? open : covered,
    bankCharge: isForgiven ? short : 0,
    fxDifference: fxOf(payment.from) ?? 0,
  };
  const postingId = await postForBill(trx, bill, payment, `bill_${paid.source}`, billPaidLines(paid));
  await noteOnBill(trx, bill, {
    event: 'paid',
    amount: paid.amount,
    source: paid.source,
    bank_charge: paid.bankCharge,
    fx_difference: paid.fxDifference,
    posting_id: postingId,
    note: payment.note ?? '',
    user_id: userId,
    at: now,
  });
  const settling = settlingOf(payment, 'payBill');
  const settled = await settleBill(trx, locked, { paid: bill.paid + paid.amount }, settling);
  await updateCreditStop(trx, bill.agency_id, now);
  const { currency } = bill;
  const facts = {
    amount: { amount: paid.amount, currency },
    open: { amount: openOf(settled), currency },
  };
  await announceBill(trx, settled, { event: 'bill_paid', facts, now });
  return { bill: settled, postingId, settled: paid.amount, rest: brought - covered };
}

/** What was given up is paid after all: it is no debt any more, so nothing is settled by it again. */
async function recover(
  trx: Trx,
  locked: LockedBill,
  payment: PaymentOfBill,
  givenUp: number,
): Promise<PaidBill> {
  const { bill } = locked;
  const { from, now, userId } = payment;
  const source = typeof from === 'object' ? 'receipt' : from;
  const amount = Math.min(payment.amount, givenUp);
  const lines = recoveredLines(source, amount);
  const postingId = await postForBill(trx, bill, payment, 'recover', lines);
  await noteOnBill(trx, bill, {
    ...{ event: 'recovered', amount, source, posting_id: postingId, note: payment.note ?? '' },
    ...{ user_id: userId, at: now },
  });
  const standing = { recovered: bill.recovered + amount };
  const settled = await settleBill(trx, locked, standing, settlingOf(payment, 'recoverDebt'));
  return { bill: settled, postingId, settled: amount, rest: payment.amount - amount };
}

/** The agency pays out of its deposit; all other money the seller books. */
function settlingOf(
  { from, userId, now, note = '' }: PaymentOfBill,
  event: 'payBill' | 'recoverDebt',
): SettlingEvent {
  return { event, actor: from === 'deposit' ? 'member' : 'operator', userId, reason: note, now };
}

function fxOf(from: PaymentOfBill['from']): number | undefined {
  return typeof from === 'object' ? from.fxDifference : undefined;
}

function postForBill(
  trx: Trx,
  bill: BillRow,
  { from, key, userId, now }: PaymentOfBill,
  event: string,
  lines: ReturnType<typeof billPaidLines>,
): Promise<number> {
  return post(trx, {
    event,
    key: `bill:${bill.id}:${key}`,
    agencyId: bill.agency_id,
    orderId: null,
    billId: bill.id,
    ...(typeof from === 'object' ? { receiptId: from.receiptId } : {}),
    lines,
    userId,
    memo: bill.number,
    now,
  });
}
