import type { ReplyOf } from '@serai/contract/endpoint';
import type { previewBankFile as endpoint } from '@serai/contract/receipts/bank';
import type { Call, Db } from '../../../calls.ts';
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
  return {
    file: presentFile(file),
    columns,
    mapping,
    counts: { new: count('new'), known: count('known'), debit: count('debit'), fault: faults.length },
    lines: lines.map(({ line: { amount, ...line }, state }) => ({
      ...line,
      state,
      amount: { amount, currency: file.currency },
    })),
    faults,
  };
}
