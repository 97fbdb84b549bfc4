import {
  renameTransferPassenger,
  reportTransferWaiting,
  setLanding,
} from '@serai/contract/transfers/booking';
import type { Lang } from '@serai/phrases/lang';
import type { Db } from '../../calls.ts';
import { guardRenaming, listRideActions } from '../fleet/fleet.ts';
import { type GuardedAction, guardedAction } from '../orders/for-products.ts';
import type { OpenOrder } from '../orders/orders.ts';
import { refuseUnwaited } from './report-waiting.ts';
import { refuseLanding } from './set-landing.ts';
import { listTransferOrders } from './transfer-order-store.ts';

/** Staff actions on the order of a transfer, and on its rides. */
export async function listTransferActions(
  db: Db,
  opened: OpenOrder,
  at: { now: Date; lang: Lang },
): Promise<GuardedAction[]> {
  const [transfer] = await listTransferOrders(db, [opened.order.id]);
  const { sold_as: sold } = transfer!;
  return [
    guardedAction('reportWaiting', reportTransferWaiting, () => refuseUnwaited(opened, sold, at)),
    guardedAction('setLanding', setLanding, () => refuseLanding(opened, sold, at)),
    guardedAction('renamePassenger', renameTransferPassenger, () => guardRenaming(db, opened, at)),
    ...(await listRideActions(db, opened, at)),
  ];
}
