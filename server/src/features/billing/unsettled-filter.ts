import type { chooseUnsettled, listUnsettled } from '@serai/contract/bills';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../calls.ts';
import type { OpenFilter } from '../charges/charges.ts';

/** A keyword means so many orders at most; of more, the newest. */
const mostFound = 5_000;

/** Which open charges a caller asks for; the orders that a keyword means are found first. */
export async function readUnsettledFilter(
  db: Db,
  call: Call<typeof listUnsettled> | Call<typeof chooseUnsettled>,
): Promise<OpenFilter> {
  const { agencyId } = memberOf(call);
  const { product, service_from, service_to, keyword } = call.input;
  return {
    agencyId,
    product,
    serviceFrom: service_from,
    serviceTo: service_to,
    ...(keyword ? { orderIds: await findOrderIds(db, agencyId, keyword) } : {}),
  };
}

/** Words are taken whole where any order holds them so, and else as the beginning of words, as in lists of orders. */
async function findOrderIds(db: Db, agencyId: number, keyword: string): Promise<number[]> {
  const whole = await findOrders(db, agencyId, keyword, true);
  return whole.length > 0 ? whole : findOrders(db, agencyId, keyword, false);
}

async function findOrders(db: Db, agencyId: number, keyword: string, isWhole: boolean): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM find_orders((SELECT order_query(${agencyId}::bigint, ${keyword}::text, ${isWhole})),
      ${mostFound}::bigint)`.execute(db);
  return rows.map(({ id }) => id);
}
