import type { OrderView } from '@serai/contract/orders/view';
import type { Lang } from '@serai/phrases/lang';
import { type Caller, type Db, operatorOf, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { actionOnOrder } from '../orders/for-products.ts';
import { type OpenOrder, presentOrder } from '../orders/orders.ts';
import { refuseTripChange, type TripChange, writeTrip } from './change-trip.ts';
import { listRidesOf } from './dispatch-store.ts';

/** Changes the passenger of a trip for its agency; drivers and agency are notified. Refuses the name that it has already. */
export async function renamePassenger(
  trx: Trx,
  opened: OpenOrder,
  { change, reason }: { change: TripChange; reason: string },
  call: { caller: Caller | undefined; lang: Lang; now: Date },
): Promise<Done<{ order: OrderView }>> {
  const { userId } = operatorOf(call);
  const { lang, now } = call;
  const order = await writeTrip(trx, opened, change, { actor: 'operator', userId, lang, now });
  if (!order) throw new AppError('amendment_changes_nothing');
  const [before, after] = [{ guests: change.before.passengerName }, { guests: change.after.passengerName }];
  return {
    reply: { order: presentOrder({ ...opened, order }, call) },
    did: actionOnOrder(order, { before, after, reason }),
  };
}

/** Guard of the action: as in `renamePassenger`, without a lock. */
export async function guardRenaming(
  db: Db,
  { order }: OpenOrder,
  at: { lang: Lang; now: Date },
): Promise<void> {
  refuseTripChange(order, await listRidesOf(db, order.id), at);
}
