import { consolePaths } from '../addresses/console-paths.ts';
import { cashAddress } from '../cash/cash-address.ts';
import { dispatchAddress } from '../dispatch/dispatch-address.ts';
import type { QueueEntry } from './queue-words.ts';

/** Returns the page on which an entry is answered; null if there is none. */
export function entryPath({ queue, kind, number, object_id, order_id }: QueueEntry): string | null {
  if (kind === 'second_person') return consolePaths.consoleSecondPerson();
  if (kind === 'message') return consolePaths.consoleMessages();
  if (queue === 'rides') return consolePaths.consoleDispatch(boardWith(object_id));
  if (kind === 'driver_cash') return consolePaths.consoleCash(cashOf(order_id));
  if (kind === 'declared_payment') return consolePaths.consoleDeclared();
  if (kind === 'receipt')
    return consolePaths.consoleReceipts(new URLSearchParams({ receipt_id: String(object_id) }));
  if (kind === 'agency') return consolePaths.consoleAgency(object_id);
  if (kind === 'work_order') return consolePaths.consoleWorkOrder(object_id);
  if (kind === 'bill') return consolePaths.consoleBill(number);
  if (kind === 'invoice') return consolePaths.consoleInvoice(number);
  return order_id === null ? null : consolePaths.consoleOrder(order_id);
}

/** Search of the open cash of an order. */
function cashOf(orderId: number | null): URLSearchParams {
  return cashAddress.write({ ...cashAddress.read(new URLSearchParams()), order_id: orderId });
}

/** Search of the board on which a ride is open. */
function boardWith(rideId: number): URLSearchParams {
  return dispatchAddress.write(dispatchAddress.read(new URLSearchParams({ ride_id: String(rideId) })));
}
