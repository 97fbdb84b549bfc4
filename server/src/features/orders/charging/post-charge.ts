import type { Trx } from '../../../calls.ts';
import { type NewCharge, writeCharge } from '../../charges/charges.ts';
import { type Posting, post } from '../../wallet/wallet.ts';
import { setOffCredits } from '../corrections/set-off-credits.ts';
import type { OrderRow } from '../order-store.ts';

/**
 * Posts the revenue of an event on a locked order or its reversal, and writes its charge: paid from the
 * deposit at once, or owed. Amount zero writes no charge. Open refunds to the agency pay a new debt at once.
 */
export async function postCharge(
  trx: Trx,
  order: OrderRow,
  { kind, amount, chargedAt }: Pick<NewCharge, 'kind' | 'amount' | 'chargedAt'>,
  posting: Omit<Posting, 'agencyId' | 'entityId' | 'orderId'>,
): Promise<void> {
  const { agency_id: agencyId, entity_id: entityId, id: orderId } = order;
  const postingId = await post(trx, { ...posting, agencyId, entityId, orderId });
  const { memo, userId, now } = posting;
  const channel = order.pay_channel!;
  await writeCharge(trx, { kind, channel, amount, postingId, order, chargedAt, memo, userId, now });
  if (channel === 'credit' && amount > 0) await setOffCredits(trx, agencyId, { userId, now });
}
