import type { ReplyOf } from '@serai/contract/endpoint';
import { orderDeskActions } from '@serai/contract/orders/desk-actions';
import type { showPresence as endpoint } from '@serai/contract/orders/presence';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listOthersPresent, upsertPresence } from './presence-store.ts';

const MINUTE_MS = 60_000;

/** Records that the caller has an order open, and shows the colleagues who have it open too. */
export async function showPresence(
  db: Db,
  { input, caller, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = operatorOf({ caller });
  const { id: orderId, doing = null } = input;
  if (!(await upsertPresence(db, { orderId, userId, doing, now }))) throw new AppError('not_found');
  const others = await listOthersPresent(db, { orderId, userId, now });
  return {
    others: others.map(({ name, since, doing: action }) => ({
      name,
      minutes: Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS)),
      // An earlier release may have stored an action that this one no longer knows.
      doing: orderDeskActions.find((known) => known === action) ?? null,
    })),
  };
}
