import { paths } from '../../paths.ts';
import { cashAddress } from '../cash/cash-address.ts';
import { dispatchAddress } from '../dispatch/dispatch-address.ts';
import type { QueueEntry } from './queue-words.ts';

/** Returns the page on which an entry is answered; null if there is none. */
export function entryPath({ queue, kind, number, object_id, order_id }: QueueEntry): string | null {
  if (kind === 'second_person') return paths.consoleSecondPerson();
  if (kind === 'message') return paths.consoleMessages();
  if (queue === 'rides') return paths.consoleDispatch(boardWith(object_id));
  if (kind === 'driver_cash') return paths.consoleCash(cashOf(order_id));
  if (kind === 'declared_payment') return paths.consoleDeclared();
  if (kind === 'receipt')
    return paths.consoleReceipts(new URLSearchParams({ receipt_id: String(object_id) }));
  if (kind === 'agency') return paths.consoleAgency(object_id);
  if (kind === 'work_order') return paths.consoleWorkOrder(object_id);
  if (kind === 'bill') return paths.consoleBill(number);
  if (kind === 'invoice') return paths.consoleInvoice(number);
  return order_id === null ? null : paths.consoleOrder(order_id);
}

/** Search of the open cash of an order. */
function cashOf(orderId: number | null): URLSearchParams {
  return cashAddress.write({ ...cashAddress.read(new URLSearchParams()), order_id: orderId });
}

/** Search of the board on which a ride is open. */
function boardWith(rideId: number): URLSearchParams {
  return dispatchAddress.write(dispatchAddress.read(new URLSearchParams({ ride_id: String(rideId) })));
}
