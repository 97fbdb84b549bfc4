import type { ReplyOf } from '@serai/contract/endpoint';
import type { importBankFile as endpoint } from '@serai/contract/receipts/bank';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { holdCurrency } from '../../site/site.ts';
import {
  findFile,
  insertLine,
  lockBankAccount,
  lockFile,
  presentFile,
  updateImported,
  updateMapping,
} from './bank-store.ts';
import { insertUse } from './lines/bank-line-store.ts';
import { chargeWorth, postCharge } from './lines/post-charge.ts';
import { type JudgedLine, openStatement } from './open-statement.ts';
import { type Importing, receiptOf } from './record-line.ts';

/**
 * Imports an uploaded statement once: known lines are left out, lines with a rule are settled by it, other money that
 * arrived becomes receipts, and other money that left waits for a person. Marked rows are no receipts.
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
  const { entity_id: entityId } = await lockBankAccount(trx, file.account_id);
  const statement = await openStatement(trx, file, input.mapping, now, input.unruled);
  const account = await holdCurrency(trx);
  const isForeign = file.currency !== account;
  const rate = isForeign ? (input.rate ?? null) : null;
  const rate_of = isForeign ? (input.rate_of ?? null) : null;
  const fresh = statement.lines.filter(({ state }) => state !== 'known');
  const importing = { currency: file.currency, account, input, rate, rate_of, entityId, userId, now };
  const done = { receipts: 0, ruled: 0, open: 0 };
  for (const judged of fresh) {
    const isReceipt = judged.state === 'new' && !input.others.includes(judged.line.row);
    const receipt = isReceipt ? await receiptOf(trx, judged, importing) : null;
    if (receipt?.isNew) done.receipts += 1;
    const { row: _, sent, ...facts } = judged.line;
    const lineId = await insertLine(trx, {
      ...facts,
      sent_amount: sent?.amount ?? null,
      sent_currency: sent?.currency ?? null,
      account_id: file.account_id,
      file_id: file.id,
      line_key: judged.key,
      currency: file.currency,
      receipt_id: receipt?.id ?? null,
    });
    if (receipt) continue;
    if (judged.rule) done.ruled += 1;
    else if (judged.state === 'debit') done.open += 1;
    if (judged.state !== 'debit') await settleByRule(trx, lineId, judged, importing);
  }
  const known = statement.lines.length - fresh.length;
  const counts = { new_lines: fresh.length, known_lines: known };
  const imported = {
    ...counts,
    imported_by: userId,
    imported_at: now,
    rate,
    rate_of: rate === null ? null : rate_of,
  };
  await updateImported(trx, file.id, imported);
  if (statement.mapping) await updateMapping(trx, file.account_id, statement.mapping);
  return {
    reply: { file: presentFile(await findFile(trx, file.id)), ...done },
    did: {
      on: { kind: 'receipt', id: null, name: file.name },
      before: null,
      after: { ...counts, receipts: done.receipts },
    },
  };
}

/** Settles a line that its rule, or the reader's mark, keeps from becoming a receipt. */
async function settleByRule(
  trx: Trx,
  lineId: number,
  { line, rule }: JudgedLine,
  { currency, account, rate, rate_of, entityId, userId, now }: Importing,
): Promise<void> {
  const use = { line_id: lineId, rule_id: rule?.id ?? null, used_by: userId, used_at: now };
  if (rule?.kind !== 'charge') return insertUse(trx, { ...use, kind: 'aside' });
  const worth = chargeWorth({ amount: line.amount, currency }, { account, rate, rate_of });
  const memo = line.remittance || line.payer;
  const posting_id = await postCharge(trx, { id: lineId, memo }, { worth, account, entityId, userId, now });
  await insertUse(trx, { ...use, kind: 'charge', worth, posting_id });
}
