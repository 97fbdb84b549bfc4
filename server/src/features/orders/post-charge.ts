import type { Trx } from '../../calls.ts';
import { type NewCharge, writeCharge } from '../charges/charges.ts';
import { type Posting, post } from '../wallet/wallet.ts';
import type { OrderRow } from './order-store.ts';

/**
 * Posts what an event earns of a locked order or takes back, and writes its charge, paid as the order was: from the
 * deposit at once, or owed. An amount of zero leaves no charge.
 */
export async function postCharge(
  trx: Trx,
  order: OrderRow,
  { kind, amount }: Pick<NewCharge, 'kind' | 'amount'>,
  posting: Omit<Posting, 'agencyId' | 'orderId'>,
): Promise<void> {
  const postingId = await post(trx, { ...posting, agencyId: order.agency_id, orderId: order.id });
  const { memo, userId, now } = posting;
  const channel = order.pay_channel!;
  await writeCharge(trx, { kind, channel, amount, postingId, order, memo, userId, now });
}
