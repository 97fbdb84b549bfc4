import { orderListPages } from '@serai/contract/permissions';
import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { carBooking } from '../cars/booking/car-booking.tsx';
import { carOrders } from '../cars/orders/car-orders.tsx';
import { hotelBooking } from '../hotels/booking/hotel-booking.tsx';
import { hotelOrders } from '../hotels/orders/hotel-orders.tsx';
import { transferBooking } from '../transfers/booking/transfer-booking.tsx';
import { transferOrders } from '../transfers/orders/transfer-orders.tsx';

/** The user to pay is derived from the node of the product's order list, as on the server. */
test.each([
  ['hotel', hotelBooking, hotelOrders],
  ['car', carBooking, carOrders],
  ['airport', transferBooking, transferOrders],
] as const)(
  '%s: booking and orders → below the page whose nodes the server checks',
  (name, booking, orders) => {
    expect([booking.name, orders.name]).toEqual([name, name]);
    expect(booking.orderListPath()).toBe(orderListPages[name]);
    expect(orders.listPath()).toBe(orderListPages[name]);
    expect(paths.ordersOf(name)).toBe(orderListPages[name]);
    expect(paths.orderOf(name, 12)).toBe(orders.detailPath(12));
  },
);
