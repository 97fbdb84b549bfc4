import type { chooseEligible, listEligible } from '@serai/contract/invoices';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { findOrderIds } from '../orders/orders.ts';
import type { EligibleFilter } from './eligible-store.ts';

/** Which orders a caller asks for; those that a keyword means are found first. */
export async function readEligibleFilter(
  db: Db,
  call: Call<typeof listEligible> | Call<typeof chooseEligible>,
): Promise<EligibleFilter> {
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
