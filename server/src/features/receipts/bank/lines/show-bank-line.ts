import type { ReplyOf } from '@serai/contract/endpoint';
import type { showBankLine as endpoint } from '@serai/contract/receipts/bank-line';
import type { Call, Db } from '../../../../calls.ts';
import { findLine, presentLine } from './bank-line-store.ts';
import { suggestUses } from './suggest-uses.ts';

/** Shows an imported line, and while it waits what it may be. */
export async function showBankLine(
  db: Db,
  { input }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const row = await findLine(db, input.id);
  const line = presentLine(row);
  return { line, suggestions: line.actions.includes('settle') ? await suggestUses(db, row) : [] };
}
