import type { ReplyOf } from '@serai/contract/endpoint';
import type { listLedgerChecks as endpoint } from '@serai/contract/wallet/money-check';
import type { Call, Db } from '../../../calls.ts';
import { daysBefore, toSeconds } from '../../../platform/clock.ts';
import { countChecks, listFoundChecks } from '../ledger-check-store.ts';

const maxListed = 100;
const recentDays = 30;

/** History of the checks of the ledger. */
export async function listLedgerChecks(
  db: Db,
  { now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { last, last_whole, count } = await countChecks(db, daysBefore(now, recentDays));
  const found = await listFoundChecks(db, maxListed);
  return {
    last: last && toSeconds(last),
    last_whole: last_whole && toSeconds(last_whole),
    recent: count,
    list: found.map(({ ended_at, ...check }) => ({ at: toSeconds(ended_at), ...check })),
  };
}
