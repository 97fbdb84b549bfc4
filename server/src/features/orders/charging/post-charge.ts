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
  posting: Omit<Posting, 'agencyId' | 'orderId'>,
): Promise<void> {
  const postingId = await post(trx, { ...posting, agencyId: order.agency_id, orderId: order.id });
  const { memo, userId, now } = posting;
  const channel = order.pay_channel!;
  await writeCharge(trx, { kind, channel, amount, postingId, order, chargedAt, memo, userId, now });
  if (channel === 'credit' && amount > 0) await setOffCredits(trx, order.agency_id, { userId, now });
}
