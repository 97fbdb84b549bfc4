import { type Caller, type Db, memberOf } from '../../../calls.ts';
import type { OpenFilter } from '../../charges/charges.ts';
import { findOrderIds } from './find-order-ids.ts';

/** Filter of an agency's orders to be billed or invoiced; undefined = any. */
export type OrderChoice = Omit<OpenFilter, 'before'>;

interface Asked {
  product?: string | undefined;
  service_from?: string | undefined;
  service_to?: string | undefined;
  keyword?: string | undefined;
}

/** Reads the filter from a member's input; resolves a keyword to order ids first. */
export async function readOrderChoice(
  db: Db,
  call: { caller: Caller | undefined; input: Asked },
): Promise<OrderChoice> {
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
