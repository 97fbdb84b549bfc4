import type { ReplyOf } from '@serai/contract/endpoint';
import type { listPayBacks as endpoint } from '@serai/contract/receipts/desk';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { byTime, readList } from '../../../platform/list/read-list.ts';
import { presentPayBacks, selectPayBacks } from '../pay-back-store.ts';

/** Lists a page of the pay-backs that await a second person, oldest first. */
export async function listPayBacks(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { rows, ...listed } = await readList(db, call.input, {
    list: ['pay-backs'],
    order: byTime('oldest first', 'pay_back.asked_at'),
    from: sql`FROM pay_backs pay_back`,
    where: sql`pay_back.status = 'asked'`,
    select: selectPayBacks,
  });
  return { list: await presentPayBacks(db, rows, call.now), ...listed };
}
