import type { Trx } from '../../calls.ts';
import { billPaidLines, recoveredLines } from '../../domain/ledger/bill-lines.ts';
import { reversed } from '../../domain/ledger/lines.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { setOffCredits } from '../orders/orders.ts';
import { post } from '../wallet/wallet.ts';
import { announceBill } from './announce-bill.ts';
import { addBillEvent, type BillRow, type EventRow, findBill, lockBills, openOf } from './bill-store.ts';
import { lowerBills } from './lower-bills.ts';
import { type Standing, settleBill } from './settle-bill.ts';

export interface TakenBackPayment {
  billId: number;
  agencyId: number;
  /** Posting of the payment, as returned by `payBill`. */
  postingId: number;
  reason: string;
  userId: number | null;
  now: Date;
}

/**
 * Takes back a payment of a bill whose receipt was not the agency's: the bill and its orders are owed again,
 * and the agency is notified. Returns the bill and the posting. Refuses an unknown or already reversed
 * payment with `not_found`.
 */
export async function unpayBill(
  trx: Trx,
  taken: TakenBackPayment,
): Promise<{ bill: BillRow; postingId: number }> {
  const { reason, userId, now } = taken;
  const [locked] = await lockBills(trx, [taken.billId], taken.agencyId);
  const payment = locked && (await findPayment(trx, locked.bill.id, taken.postingId));
  if (!payment) throw new AppError('not_found');
  const { bill } = locked;
  const amount = payment.amount!;
  const isRecovery = payment.event === 'recovered';
  const postingId = await post(trx, {
    event: 'bill_unpaid',
    key: `bill:${bill.id}:unpaid:${payment.id}`,
    agencyId: bill.agency_id,
    entityId: bill.entity_id,
    orderId: null,
    billId: bill.id,
    receiptId: payment.receipt_id ?? undefined,
    lines: reversed(linesOf(payment)),
    // Restores an earlier debt; it is no new credit.
    restores: true,
    userId,
    memo: bill.number,
    now,
  });
  await addBillEvent(trx, bill, {
    event: isRecovery ? 'unrecovered' : 'unpaid',
    amount,
    source: payment.source,
    posting_id: postingId,
    reverses: payment.id,
    note: reason,
    user_id: userId,
    at: now,
  });
  const standing: Standing = isRecovery
    ? { recovered: bill.recovered - amount }
    : { paid: bill.paid - amount };
  const settling = { event: 'reopenBill', actor: 'operator', userId, reason, now } as const;
  const reopened = await settleBill(trx, locked, standing, settling);
  // Credits given back in the meantime and not used yet pay this debt.
  await setOffCredits(trx, bill.agency_id, { userId, now }, lowerBills);
  const opened = await findBill(trx, reopened.id);
  const { currency } = bill;
  const facts = { amount: { amount, currency }, open: { amount: openOf(opened), currency }, reason };
  await announceBill(trx, opened, { event: 'bill_reopened', facts, now });
  return { bill: opened, postingId };
}

/** A payment with the receipt of its money. */
type Payment = EventRow & { receipt_id: number | null };

/** Finds a payment of a bill that was not taken back. */
async function findPayment(trx: Trx, billId: number, postingId: number): Promise<Payment | undefined> {
  return trx
    .selectFrom('bill_events as payment')
    .innerJoin('ledger_postings as posting', 'posting.id', 'payment.posting_id')
    .selectAll('payment')
    .select('posting.receipt_id')
    .where('payment.bill_id', '=', billId)
    .where('payment.posting_id', '=', postingId)
    .where('payment.event', 'in', ['paid', 'recovered'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bill_events as reversal').select('id').whereRef('reversal.reverses', '=', 'payment.id'),
        ),
      ),
    )
    .executeTakeFirst();
}

function linesOf({ event, source, amount, bank_charge, fx_difference }: EventRow) {
  if (event === 'recovered') return recoveredLines(source!, amount!);
  return billPaidLines({
    source: source!,
    amount: amount!,
    bankCharge: bank_charge,
    fxDifference: fx_difference,
  });
}
