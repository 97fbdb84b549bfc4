import type { chooseUnsettled, listUnsettled } from '@serai/contract/bills';
import { type Call, type Db, memberOf } from '../../calls.ts';
import type { OpenFilter } from '../charges/charges.ts';
import { findOrderIds } from '../orders/orders.ts';

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
