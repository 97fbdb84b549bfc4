import type { saveView as endpoint } from '@serai/contract/accounts/saved-views';
import { maxViewsOfList } from '@serai/contract/accounts/view-lists';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, userOf } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findViews, lockOwner, upsertView } from './view-store.ts';

/** Saves the filters of a list under a name; replaces the view of that name. */
export async function saveView(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { list, name, query } = call.input;
  const shelf = { userId: userOf(call).userId, list };
  return inTransaction(db, async (trx) => {
    await lockOwner(trx, shelf.userId);
    await upsertView(trx, shelf, { name, query });
    const views = await findViews(trx, shelf);
    if (views.length > maxViewsOfList) throw new AppError('views_full', { facts: { most: maxViewsOfList } });
    return { list: views };
  });
}
