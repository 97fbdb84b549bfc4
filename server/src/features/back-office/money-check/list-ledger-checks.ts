import type { ReplyOf } from '@serai/contract/endpoint';
import type { listLedgerChecks as endpoint } from '@serai/contract/wallet/money-check';
import type { Call, Db } from '../../../calls.ts';
import { daysBefore, toSeconds } from '../../../platform/clock.ts';
import { nameSuppliers } from '../../payables/payables.ts';
import { countChecks, listFoundChecks } from '../../wallet/wallet.ts';

const maxListed = 100;
const recentDays = 30;

/** History of the checks of the ledger. */
export async function listLedgerChecks(
  db: Db,
  { now, lang }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { last, last_whole, count } = await countChecks(db, daysBefore(now, recentDays));
  const found = await listFoundChecks(db, maxListed);
  const names = await nameSuppliers(
    db,
    found.flatMap(({ supplierIds }) => supplierIds),
    lang,
  );
  return {
    last: last && toSeconds(last),
    last_whole: last_whole && toSeconds(last_whole),
    recent: count,
    list: found.map(({ ended_at, supplierIds, ...check }) => ({
      at: toSeconds(ended_at),
      ...check,
      suppliers: supplierIds.map((id) => ({ id, name: names.get(id) ?? '' })),
    })),
  };
}
