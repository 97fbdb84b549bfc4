import type { Trx } from '../../../calls.ts';
import { readWallet } from '../../wallet/wallet.ts';
import type { FrozenPolicy } from '../policy.ts';
import { extendPayDeadline } from './set-pay-time.ts';

/**
 * Extends the payment time of an agency's unpaid orders while money is on its way: each up to a day after
 * booking, as for an approval. Money in the account's currency must cover the order together with the
 * balance; other currencies count as sufficient. Locks the orders in id order, so call it before locking
 * anything that is locked after orders.
 */
export async function extendUnpaid(
  trx: Trx,
  { agencyId, coming, now }: { agencyId: number; coming: { amount: number; currency: string }; now: Date },
): Promise<void> {
  const orders = await trx
    .selectFrom('orders')
    .selectAll()
    .$narrowType<{ policy: FrozenPolicy }>()
    .where('agency_id', '=', agencyId)
    .where('order_status', '=', 'pending_payment')
    .where('pay_by', '>', now)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (orders.length === 0) return;
  const { balance } = await readWallet(trx, agencyId, now);
  const isOwn = coming.currency === balance.currency;
  const reach = isOwn ? balance.amount + coming.amount : Number.POSITIVE_INFINITY;
  for (const order of orders.filter(({ total_price }) => total_price <= reach))
    await extendPayDeadline(trx, order, now);
}
