import type { ReplyOf } from '@serai/contract/endpoint';
import type { listCorrections as endpoint } from '@serai/contract/orders/corrections';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { byTime, readList } from '../../../platform/list/read-list.ts';
import { presentCorrection, selectCorrections } from './correction-store.ts';

/** Lists a page of the corrections that wait for a second person, oldest first. */
export async function listCorrections(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { rows, ...listed } = await readList(db, call.input, {
    list: ['corrections'],
    order: byTime('oldest first', 'correction.asked_at'),
    from: sql`FROM order_corrections correction`,
    where: sql`correction.status = 'asked'`,
    select: selectCorrections,
  });
  return { list: rows.map((row) => presentCorrection(row, call.lang)), ...listed };
}
