import type { Lang } from '@serai/phrases/lang';
import type { Trx } from '../../calls.ts';
import { topUpLines } from '../../domain/ledger/lines.ts';
import { formatMoney, sum } from '../../domain/money.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { refuseFraction } from '../../platform/http/refuse-fraction.ts';
import { lockBills, payBill } from '../billing/billing.ts';
import { post } from '../wallet/wallet.ts';
import { insertAllocation, type ReceiptRow } from './receipt-store.ts';

/** Part of a receipt in the account's currency, and its bill; null = the deposit. */
export interface Part {
  bill_id: number | null;
  amount: number;
}

interface By {
  userId: number;
  now: Date;
  lang: Lang;
}
type OwnedReceipt = ReceiptRow & { agency_id: number };

/**
 * Posts parts of a locked receipt of an agency to its bills, then to its deposit, including what a bill did
 * not need. Their sum must not exceed the unallocated rest. Refuses another agency's bill with `not_found`.
 */
export async function allocateParts(
  trx: Trx,
  receipt: OwnedReceipt,
  parts: readonly Part[],
  by: By,
): Promise<void> {
  const { account_currency: currency } = receipt;
  const left = receipt.worth - receipt.allocated;
  if (sum(parts.map(({ amount }) => amount)) > left) {
    throw new AppError('allocated_beyond', { facts: { left: formatMoney({ amount: left, currency }) } });
  }
  for (const [at, { amount }] of parts.entries()) refuseFraction(`parts[${at}].amount`, { amount, currency });
  const forBills = parts.flatMap(({ bill_id, amount }) => (bill_id === null ? [] : { bill_id, amount }));
  const rest = await payBills(trx, receipt, forBills, by);
  const forDeposit = sum(parts.filter(({ bill_id }) => bill_id === null).map(({ amount }) => amount));
  await topUp(trx, receipt, forDeposit + rest, by);
}

/** Pays the bills; returns the amount that they did not need. */
async function payBills(
  trx: Trx,
  receipt: OwnedReceipt,
  parts: readonly { bill_id: number; amount: number }[],
  { userId, now, lang }: By,
): Promise<number> {
  const { id, agency_id } = receipt;
  const from = { receiptId: id, ...foreignOf(receipt) };
  const ids = [...new Set(parts.map(({ bill_id }) => bill_id))];
  // Locked together and before any account, so that concurrent calls wait in one order.
  if ((await lockBills(trx, ids, agency_id)).length < ids.length) throw new AppError('not_found');
  let allocated = receipt.allocated;
  let over = 0;
  for (const { bill_id, amount } of parts) {
    const payment = { billId: bill_id, agencyId: agency_id, amount, from };
    // The amount allocated so far identifies the payment within the receipt: it only grows until the receipt
    // is reversed.
    const key = `receipt:${id}:${allocated}`;
    const { postingId, rest } = await payBill(trx, { ...payment, key, userId, now, lang });
    const used = amount - rest;
    await insertAllocation(trx, {
      receipt_id: id,
      agency_id,
      bill_id,
      amount: used,
      posting_id: postingId,
      allocated_by: userId,
      allocated_at: now,
    });
    allocated += used;
    over += rest;
  }
  return over;
}

/** Amount credited to the agency, in the currency sent, if that is not the currency of the account. */
function foreignOf({ gross, bank_charge, charge_to, ...receipt }: OwnedReceipt) {
  const { currency, account_currency, worth, received_on: receivedOn } = receipt;
  if (currency === account_currency) return {};
  const amount = charge_to === 'seller' ? gross : gross - bank_charge;
  return { foreign: { sent: { amount, currency }, worth, receivedOn } };
}

async function topUp(
  trx: Trx,
  { id, agency_id, bank_reference }: OwnedReceipt,
  amount: number,
  { userId, now }: By,
): Promise<void> {
  if (amount === 0) return;
  const before = await countAllocated(trx, id);
  const posting_id = await post(trx, {
    event: 'top_up',
    key: `top_up:receipt:${id}:${before}`,
    agencyId: agency_id,
    entityId: null,
    orderId: null,
    receiptId: id,
    lines: topUpLines(amount),
    userId,
    memo: bank_reference,
    now,
  });
  await insertAllocation(trx, {
    receipt_id: id,
    agency_id,
    amount,
    posting_id,
    allocated_by: userId,
    allocated_at: now,
  });
}

/** Current allocated amount of a locked receipt, including bills of this call. */
async function countAllocated(trx: Trx, id: number): Promise<number> {
  const row = await trx
    .selectFrom('receipts')
    .select('allocated')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.allocated;
}
