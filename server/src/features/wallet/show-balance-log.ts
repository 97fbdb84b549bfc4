import type { ReplyOf } from '@serai/contract/endpoint';
import type { balanceLog as endpoint } from '@serai/contract/wallet';
import type { Lang } from '@serai/phrases/lang';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { stockText } from '../../domain/money.ts';
import { toSeconds } from '../../platform/clock.ts';
import { postingName } from './posting-names.ts';
import { type EntryRow, findStatementFacts, listEntries, sumEntries } from './wallet-store.ts';

/** The deposit's movements in the form of the stock clients: amounts as text, newest first. */
export async function showBalanceLog(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  const { page = 1, limit = 20 } = call.input;
  const filter = { agencyId, kind: 'deposit', from: undefined, before: undefined } as const;
  const { count } = await sumEntries(db, filter);
  const { currency } = await findStatementFacts(db, agencyId);
  const rows = await listEntries(db, filter, { limit, offset: (page - 1) * limit });
  const text = (amount: number) => stockText({ amount: 0 - amount, currency });
  return {
    list: rows.map((row) => ({
      id: row.id,
      money: text(row.amount),
      before: text(row.before),
      after: text(row.after),
      memo: memoOf(row, call.lang),
      create_time: toSeconds(row.at),
    })),
    total: count,
  };
}

function memoOf(row: EntryRow, lang: Lang): string {
  return [postingName(row.event, lang), row.order_sn, row.memo].filter(Boolean).join(' · ');
}
