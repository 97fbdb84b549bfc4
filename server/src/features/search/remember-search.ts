import type { ReplyOf } from '@serai/contract/endpoint';
import type { rememberSearch as endpoint } from '@serai/contract/search/recent';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findRecent, lockSearcher, writeRecent } from './recent-store.ts';

/** Remembers a search as the caller's newest of its product; the oldest beyond the limit is removed. */
export async function rememberSearch(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = memberOf(call);
  const { product, query } = call.input;
  return inTransaction(db, async (trx) => {
    await lockSearcher(trx, userId);
    await writeRecent(trx, { userId, product, query, now: call.now });
    return { list: await findRecent(trx, userId, product) };
  });
}
