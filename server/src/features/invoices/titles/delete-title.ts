import type { ReplyOf } from '@serai/contract/endpoint';
import type { deleteTitle as endpoint } from '@serai/contract/invoices/titles';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { lockTitles, updateDefault, updateRemoved } from './title-store.ts';

/** Deletes a title. If it was the default, the oldest remaining title becomes the default. */
export async function deleteTitle(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  await inTransaction(db, async (trx) => {
    const titles = await lockTitles(trx, agencyId);
    const deleted = titles.find(({ id }) => id === call.input.id);
    if (!deleted) throw new AppError('not_found');
    await updateRemoved(trx, deleted.id, call.now);
    const next = titles.find(({ id }) => id !== deleted.id);
    if (deleted.is_default && next) await updateDefault(trx, agencyId, next.id);
  });
  return {};
}
