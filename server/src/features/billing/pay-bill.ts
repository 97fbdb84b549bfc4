import { defaultLang, type Lang } from '@serai/phrases/lang';
import type { Trx } from '../../calls.ts';
import { type BillPayment, billPaidLines, recoveredLines } from '../../domain/ledger/bill-lines.ts';
import { type ForeignMoney, payAtOffer } from '../../domain/offered-rate.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SettlingEvent } from '../orders/orders.ts';
import { post } from '../wallet/wallet.ts';
import { announceBill } from './announce-bill.ts';
import { addBillEvent, type BillRow, type LockedBill, lockBills, openOf } from './bill-store.ts';
import { findOffer } from './offer-store.ts';
import { refuseState } from './refuse-state.ts';
import { settleBill } from './settle-bill.ts';
import { termsAt } from './terms.ts';

export interface PaymentOfBill {
  billId: number;
  agencyId: number;
  /** Received amount in minor units of the bill's currency; at least 1. */
  amount: number;
  /**
   * Source: paid from the deposit by the agency, set off by the seller, withheld as tax, or received by bank.
   */
  from: 'deposit' | 'set_off' | 'withholding' | ReceivedMoney;
  /** Idempotency key of the payment. */
  key: string;
  note?: string;
  userId: number | null;
  now: Date;
  /** Language of a refusal. */
  lang?: Lang;
}

/** Money of a receipt, in the bill's currency or converted to it. */
export interface ReceivedMoney {
  receiptId: number;
  /** The whole transfer if in another currency; the amount is a part of it by value. */
  foreign?: ForeignMoney & { receivedOn: string };
}

/** Result of a payment. */
export interface PaidBill {
  bill: BillRow;
  postingId: number;
  /** Settled part of the bill, including what the tolerance covers. */
  settled: number;
  /** Rest that the caller can use otherwise. */
  rest: number;
}

/**
 * Pays a bill in full or in part, or recovers a part that was written off. A receipt that is short by at most
 * the contract's tolerance pays it in full: the difference is the bank's charge. A foreign currency with an
 * offer pays at the offered rate; otherwise at its booked value, without tolerance for the exchange loss.
 * Returns the unused rest. Refuses a bill of another agency with `not_found`, and one that owes nothing with
 * `bill_wrong_state`. A caller that pays several bills locks them first (`lockBills`).
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
  const cover = await coverOf(trx, bill, payment, open);
  const short = open - cover.settled;
  const isForgiven =
    cover.isWhatWasAsked && short > 0 && short <= (await termsAt(trx, bill.agency_id, now)).tolerance;
  const paid: BillPayment = {
    source: sourceOf(payment),
    amount: isForgiven ? open : cover.settled,
    bankCharge: isForgiven ? short : 0,
    fxDifference: cover.settled - cover.used,
  };
  const postingId = await postForBill(trx, bill, payment, `bill_${paid.source}`, billPaidLines(paid));
  await addBillEvent(trx, bill, {
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
  const { currency } = bill;
  const facts = {
    amount: { amount: paid.amount, currency },
    open: { amount: openOf(settled), currency },
  };
  const event = paid.source === 'withholding' ? 'bill_withheld' : 'bill_paid';
  await announceBill(trx, settled, { event, facts, now });
  return { bill: settled, postingId, settled: paid.amount, rest: payment.amount - cover.used };
}

/**
 * Part of the bill that a payment covers by itself and the amount used for it, and whether it came as the
 * bill requested.
 */
async function coverOf(
  trx: Trx,
  { id, currency }: BillRow,
  { amount: part, from }: PaymentOfBill,
  open: number,
): Promise<{ settled: number; used: number; isWhatWasAsked: boolean }> {
  const settled = Math.min(part, open);
  if (typeof from === 'string') return { settled, used: settled, isWhatWasAsked: false };
  const { foreign } = from;
  if (!foreign) return { settled, used: settled, isWhatWasAsked: true };
  const arrived = { currency: foreign.sent.currency, day: foreign.receivedOn };
  const offer = await findOffer(trx, id, arrived);
  if (!offer) return { settled, used: settled, isWhatWasAsked: false };
  const rate = { rate: offer.rate, of: offer.rate_of };
  const debt = { amount: open, currency };
  return { ...payAtOffer(debt, rate, { ...foreign, part }), isWhatWasAsked: true };
}

/** Books a payment of a written-off part. The debt is already settled, so nothing is settled again. */
async function recover(
  trx: Trx,
  locked: LockedBill,
  payment: PaymentOfBill,
  givenUp: number,
): Promise<PaidBill> {
  const { bill } = locked;
  const { now, userId } = payment;
  const source = sourceOf(payment);
  const amount = Math.min(payment.amount, givenUp);
  const lines = recoveredLines(source, amount);
  const postingId = await postForBill(trx, bill, payment, 'recover', lines);
  await addBillEvent(trx, bill, {
    event: 'recovered',
    amount,
    source,
    posting_id: postingId,
    note: payment.note ?? '',
    user_id: userId,
    at: now,
  });
  const standing = { recovered: bill.recovered + amount };
  const settled = await settleBill(trx, locked, standing, settlingOf(payment, 'recoverDebt'));
  return { bill: settled, postingId, settled: amount, rest: payment.amount - amount };
}

/** Settling event: the agency pays from its deposit; all other money is booked by the seller. */
function settlingOf(
  { from, userId, now, note = '' }: PaymentOfBill,
  event: 'payBill' | 'recoverDebt',
): SettlingEvent {
  return { event, actor: from === 'deposit' ? 'member' : 'operator', userId, reason: note, now };
}

function sourceOf({ from }: PaymentOfBill): BillPayment['source'] {
  return typeof from === 'object' ? 'receipt' : from;
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
    entityId: bill.entity_id,
    orderId: null,
    billId: bill.id,
    ...(typeof from === 'object' ? { receiptId: from.receiptId } : {}),
    lines,
    userId,
    memo: bill.number,
    now,
  });
}
