import type { Trx } from '../../calls.ts';
import { topUpLines } from '../../domain/ledger/lines.ts';
import { formatMoney, sum } from '../../domain/money.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { refuseFraction } from '../../platform/http/refuse-fraction.ts';
import { post } from '../wallet/wallet.ts';
import { insertAllocation, type ReceiptRow } from './receipt-store.ts';

/** A part of a receipt in the account's currency, and where it goes. */
interface Part {
  to: 'deposit';
  amount: number;
}

/** Posts parts of a locked receipt of an agency; together they are no more than what of it has gone nowhere yet. */
export async function allocateParts(
  trx: Trx,
  receipt: ReceiptRow & { agency_id: number },
  parts: readonly Part[],
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const { id, agency_id, account_currency: currency } = receipt;
  const left = receipt.worth - receipt.allocated;
  if (sum(parts.map(({ amount }) => amount)) > left) {
    throw new AppError('allocated_beyond', { facts: { left: formatMoney({ amount: left, currency }) } });
  }
  for (const [at, { amount }] of parts.entries()) {
    refuseFraction(`parts[${at}].amount`, { amount, currency });
    const posting_id = await post(trx, {
      // What was allocated so far tells the parts of one receipt apart: it only grows while the receipt stands.
      ...{ event: 'top_up', key: `top_up:receipt:${id}:${receipt.allocated + sumUpTo(parts, at)}` },
      ...{ agencyId: agency_id, orderId: null, receiptId: id, lines: topUpLines(amount) },
      ...{ userId, memo: receipt.bank_reference, now },
    });
    const allocation = { receipt_id: id, agency_id, amount, posting_id };
    await insertAllocation(trx, { ...allocation, allocated_by: userId, allocated_at: now });
  }
}

function sumUpTo(parts: readonly Part[], at: number): number {
  return sum(parts.slice(0, at).map(({ amount }) => amount));
}
