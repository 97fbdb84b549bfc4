import type { ReplyOf } from '@serai/contract/endpoint';
import type { readNotices as endpoint } from '@serai/contract/messages/notices';
import { type Call, type Db, userOf } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { capped } from '../../platform/list/count.ts';
import { countNotices, updateNoticesRead } from './notice-store.ts';

/**
 * Marks notices of the caller as read; returns the number of unread ones. Unknown ids and those of other
 * users are ignored.
 */
export async function readNotices(
  db: Db,
  { input, caller, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = userOf({ caller });
  await inTransaction(db, (trx) => updateNoticesRead(trx, userId, 'ids' in input ? input.ids : 'all', now));
  const { unread } = await countNotices(db, { userId, kind: undefined, unread: true });
  return { unread: capped(unread).total };
}
