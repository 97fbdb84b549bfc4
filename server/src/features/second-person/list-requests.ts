import type { ReplyOf } from '@serai/contract/endpoint';
import type { listSecondPerson as endpoint } from '@serai/contract/staff/second-person';
import { sql } from 'kysely';
import { type Call, type Db, operatorOf } from '../../calls.ts';
import { byTime, readList } from '../../platform/list/read-list.ts';
import { presentRequest, selectRequests } from './present-request.ts';

/** A page of the acts that wait for a second person, the oldest first. */
export async function listRequests(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { rows, ...listed } = await readList(db, call.input, {
    list: ['second-person'],
    order: byTime('oldest first', 'request.asked_at'),
    from: sql`FROM concessions request`,
    where: sql`request.status = 'asked'`,
    select: selectRequests,
  });
  const reader = operatorOf(call);
  return { list: await Promise.all(rows.map((row) => presentRequest(db, row, reader))), ...listed };
}
