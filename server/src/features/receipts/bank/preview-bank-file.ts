import type { ReplyOf } from '@serai/contract/endpoint';
import type { previewBankFile as endpoint } from '@serai/contract/receipts/bank';
import type { Call, Db } from '../../../calls.ts';
import { sum } from '../../../domain/money.ts';
import { findFile, presentFile } from './bank-store.ts';
import { openStatement } from './open-statement.ts';

/** Shows what the import of an uploaded statement would add; nothing changes. */
export async function previewBankFile(
  db: Db,
  { input, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const file = await findFile(db, input.file_id);
  const { lines, faults, columns, mapping } = await openStatement(db, file, input.mapping, now);
  const count = (state: (typeof lines)[number]['state']) =>
    lines.filter((line) => line.state === state).length;
  const money = (amount: number) => ({ amount, currency: file.currency });
  const fresh = lines.filter(({ state }) => state !== 'known').map(({ line }) => line.amount);
  return {
    file: presentFile(file),
    columns,
    mapping,
    counts: {
      new: count('new'),
      known: count('known'),
      debit: count('debit'),
      rule: count('charge') + count('aside'),
      fault: faults.length,
    },
    arrived: money(sum(fresh.filter((amount) => amount > 0))),
    left: money(sum(fresh.filter((amount) => amount < 0))),
    lines: lines.map(({ line: { amount, ...line }, state, rule }) => ({
      ...line,
      state,
      rule: rule?.contains ?? null,
      amount: money(amount),
    })),
    faults,
  };
}
