import type { importBankFile as endpoint } from '@serai/contract/receipts/bank';
import type { Call, Trx } from '../../../calls.ts';
import { findByReference, insertReceipt } from '../receipt-store.ts';
import { worthOf } from '../receipt-worth.ts';
import { keyOf } from '../reference-key.ts';
import { receiptReference } from './line-key.ts';
import type { JudgedLine } from './open-statement.ts';
import { sentRate } from './sent-rate.ts';

/** Facts of an import that are the same for all of its lines. */
export interface Importing {
  /** Currency of the bank account. */
  currency: string;
  /** Currency of the agencies' accounts. */
  account: string;
  input: Call<typeof endpoint>['input'];
  /** Rate between the two; null if they are the same. */
  rate: string | null;
  rate_of: string | null;
  /** Company of the bank account. */
  entityId: number;
  userId: number;
  now: Date;
}

/**
 * Records the receipt of a line, or finds the one that was recorded by hand with the same reference, day and sum. Money that
 * the bank credited in the currency of the agencies' accounts keeps the sum that was sent, at the bank's rate.
 */
export async function receiptOf(
  trx: Trx,
  judged: JudgedLine,
  { account, userId, now, ...importing }: Importing,
): Promise<{ id: number; isNew: boolean }> {
  const { line, key } = judged;
  const bank_reference = receiptReference(line, key);
  const sums = { bank_charge: 0, charge_to: 'agency' as const, ...sumOf(judged, { account, ...importing }) };
  const { rate, rate_of, currency, gross } = sums;
  const id = await insertReceipt(trx, {
    currency,
    gross,
    bank_charge: 0,
    charge_to: 'agency',
    rate: rate ?? null,
    rate_of: rate_of ?? null,
    received_on: line.booked_on,
    value_date: line.value_date,
    bank_reference,
    reference_key: keyOf(bank_reference),
    payer: line.payer || bank_reference,
    remittance: line.remittance,
    account_currency: account,
    ...worthOf(sums, account),
    recorded_by: userId,
    recorded_at: now,
  });
  if (id !== undefined) return { id, isNew: true };
  const recorded = await findByReference(trx, [keyOf(bank_reference)]);
  const same = recorded.find(
    (one) => one.received_on === line.booked_on && one.currency === currency && one.gross === gross,
  );
  if (!same) throw new Error(`Receipt ${bank_reference} is neither new nor known`);
  return { id: same.id, isNew: false };
}

interface SentSum {
  currency: string;
  gross: number;
  rate?: string;
  rate_of?: string;
}

/** The sum sent with its rate; that of the account where the bank states none. */
function sumOf(
  { line }: JudgedLine,
  { currency, account, input }: Pick<Importing, 'currency' | 'account' | 'input'>,
): SentSum {
  const rate =
    line.sent && currency === account ? sentRate(line.sent, { amount: line.amount, currency }) : undefined;
  if (line.sent && rate) {
    return { currency: line.sent.currency, gross: line.sent.amount, rate: rate.rate, rate_of: rate.of };
  }
  return {
    currency,
    gross: line.amount,
    ...(input.rate !== undefined && { rate: input.rate }),
    ...(input.rate_of !== undefined && { rate_of: input.rate_of }),
  };
}
