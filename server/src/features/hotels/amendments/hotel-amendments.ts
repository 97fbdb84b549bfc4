import type { AnyAmendment } from '../../orders/for-products.ts';
import type { PaymentGuard } from '../../orders/orders.ts';
import { changeDates } from './change-dates.ts';
import { changeRoom } from './change-room.ts';
import { droppedRoom } from './drop-room.ts';
import { renaming } from './rename-guests.ts';

/** Amendments offered for stays. */
export function hotelAmendments(guardPayment: PaymentGuard): AnyAmendment[] {
  return [renaming, droppedRoom(guardPayment), changeRoom(guardPayment), changeDates(guardPayment)];
}
