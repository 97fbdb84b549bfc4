import {
  confirmHotelOrder,
  dropRoom,
  offerStay,
  renameGuests,
  replaceStay,
} from '@serai/contract/hotels/booking';
import { sendNotice } from '@serai/contract/hotels/notices';
import type { Lang } from '@serai/phrases/lang';
import type { Db } from '../../../calls.ts';
import { byInput, type GuardedAction, guardedAction, refuseAnswer } from '../../orders/for-products.ts';
import type { OpenOrder } from '../../orders/orders.ts';
import { refuseRenaming } from '../change-guests.ts';
import { findHotelOrder } from '../hotel-order-store.ts';
import { findSentNotice } from '../notices/send-notice.ts';
import { refuseMixed } from '../room-lines.ts';
import { refuseUnconfirmable } from './confirm-hotel-order.ts';
import { refuseDrop } from './drop-room.ts';
import { refuseUnreplaceable } from './replace-stay.ts';

/** Staff actions on the order of a stay. */
export async function listStayActions(
  db: Db,
  opened: OpenOrder,
  at: { now: Date; lang: Lang },
): Promise<GuardedAction[]> {
  const { order } = opened;
  const stay = await findHotelOrder(db, order.id);
  return [
    guardedAction('offerStay', offerStay, () => refuseAnswer(opened, 'offer', at)),
    guardedAction('confirmHotel', confirmHotelOrder, () => refuseUnconfirmable(order, at.lang)),
    guardedAction('renameGuests', renameGuests, () => refuseRenaming(order, at)),
    guardedAction('dropRoom', dropRoom, () => refuseDrop(opened, stay, at), byInput),
    guardedAction('replaceStay', replaceStay, () => {
      refuseUnreplaceable(opened, at);
      refuseMixed(stay);
    }),
    guardedAction('sendNotice', sendNotice, () => findSentNotice(db, order, at.lang)),
  ];
}
