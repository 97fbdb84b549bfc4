import { renameCarPassenger } from '@serai/contract/cars/booking';
import { offerCar, reportCarOvertime } from '@serai/contract/cars/orders';
import type { Lang } from '@serai/phrases/lang';
import type { Db } from '../../calls.ts';
import { guardRenaming, listRideActions } from '../fleet/fleet.ts';
import {
  type GuardedAction,
  guardedAction,
  refuseAnswer,
  refuseBeforeService,
} from '../orders/for-products.ts';
import type { OpenOrder } from '../orders/orders.ts';

/** Staff actions on the order of a rental, and on its rides. */
export async function listRentalActions(
  db: Db,
  opened: OpenOrder,
  at: { now: Date; lang: Lang },
): Promise<GuardedAction[]> {
  return [
    guardedAction('offerCar', offerCar, () => refuseAnswer(opened, 'offer', at)),
    guardedAction('reportOvertime', reportCarOvertime, () => refuseBeforeService(opened.order, at.lang)),
    guardedAction('renameRenter', renameCarPassenger, () => guardRenaming(db, opened, at)),
    ...(await listRideActions(db, opened, at)),
  ];
}
