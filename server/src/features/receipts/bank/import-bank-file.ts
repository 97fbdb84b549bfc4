import type { ReplyOf } from '@serai/contract/endpoint';
import type { importBankFile as endpoint } from '@serai/contract/receipts/bank';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { holdCurrency } from '../../site/site.ts';
import { findByReference, insertReceipt } from '../receipt-store.ts';
import { worthOf } from '../receipt-worth.ts';
import { keyOf } from '../reference-key.ts';
import { findFile, insertLine, lockFile, presentFile, updateImported, updateMapping } from './bank-store.ts';
import { receiptReference } from './line-key.ts';
import { type JudgedLine, openStatement } from './open-statement.ts';

/**
 * Imports an uploaded statement once: known lines are left out, money that arrived becomes receipts, and all other new
 * lines are kept as no receipts. A receipt that was recorded by hand with the same reference, day and sum is
 * linked instead of repeated.
 */
export async function importBankFile(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const { userId } = operatorOf(call);
  await lockFile(trx, input.file_id);
  const file = await findFile(trx, input.file_id);
  if (file.imported_at !== null) throw new AppError('bank_file_imported');
  // Two files of an account with the same lines wait for each other.
  await trx
    .selectFrom('bank_accounts')
    .select('id')
    .where('id', '=', file.account_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const statement = await openStatement(trx, file, input.mapping, now);
  const account = await holdCurrency(trx);
  const fresh = statement.lines.filter(({ state }) => state !== 'known');
  let receipts = 0;
  for (const judged of fresh) {
    const isReceipt = judged.state === 'new' && !input.others.includes(judged.line.row);
    const receipt = isReceipt ? await receiptOf(trx, judged, { ...file, account, input, userId, now }) : null;
    if (receipt?.isNew) receipts += 1;
    const { row: _, ...facts } = judged.line;
    await insertLine(trx, {
      ...facts,
      account_id: file.account_id,
      file_id: file.id,
      line_key: judged.key,
      currency: file.currency,
      receipt_id: receipt?.id ?? null,
    });
  }
  const known = statement.lines.length - fresh.length;
  const counts = { new_lines: fresh.length, known_lines: known };
  await updateImported(trx, file.id, { ...counts, imported_by: userId, imported_at: now });
  if (statement.mapping) await updateMapping(trx, file.account_id, statement.mapping);
  return {
    reply: { file: presentFile(await findFile(trx, file.id)), receipts },
    did: { on: { kind: 'receipt', id: null, name: file.name }, before: null, after: { ...counts, receipts } },
  };
}

interface Importing {
  currency: string;
  /** Currency of the agencies' accounts. */
  account: string;
  input: Call<typeof endpoint>['input'];
  userId: number;
  now: Date;
}

/** Records the receipt of a line, or finds the one that was recorded by hand. */
async function receiptOf(
  trx: Trx,
  { line, key }: JudgedLine,
  { currency, account, input, userId, now }: Importing,
): Promise<{ id: number; isNew: boolean }> {
  const { rate, rate_of } = input;
  const bank_reference = receiptReference(line, key);
  const facts = {
    currency,
    gross: line.amount,
    bank_charge: 0,
    charge_to: 'agency' as const,
    ...(rate !== undefined && { rate }),
    ...(rate_of !== undefined && { rate_of }),
  };
  const id = await insertReceipt(trx, {
    currency,
    gross: line.amount,
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
    ...worthOf(facts, account),
    recorded_by: userId,
    recorded_at: now,
  });
  if (id !== undefined) return { id, isNew: true };
  const recorded = await findByReference(trx, [keyOf(bank_reference)]);
  const same = recorded.find(
    (one) => one.received_on === line.booked_on && one.currency === currency && one.gross === line.amount,
  );
  if (!same) throw new Error(`Receipt ${bank_reference} is neither new nor known`);
  return { id: same.id, isNew: false };
}
