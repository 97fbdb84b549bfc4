import type { changeCarTrip as endpoint } from '@serai/contract/cars/booking';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changeTrip, type TripDetails } from '../fleet/fleet.ts';
import type { OpenOrder } from '../orders/orders.ts';
import { listCarOrders, type NamedTrip, updateCarTrip } from './car-order-store.ts';

/**
 * Changes the passenger, the phone and the exact addresses of a car order. The places have a price and do not
 * change.
 */
export async function changeCarTrip(
  trx: Trx,
  opened: OpenOrder,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { id, contact_phone, passenger_phone, ...asked } = call.input;
  const [order] = await listCarOrders(trx, [id]);
  if (!order) throw new AppError('not_found');
  const named = { ...asked, passenger_phone: passenger_phone ?? order.passenger_phone };
  const change = {
    before: detailsOf(order, opened.order.contact_phone),
    after: detailsOf(named, contact_phone),
    write: () => updateCarTrip(trx, id, named),
  };
  return changeTrip(trx, opened, change, call);
}

function detailsOf(
  { passenger_name, passenger_phone, pick_up_address, drop_off_address }: NamedTrip,
  contactPhone: string,
): TripDetails {
  return {
    passengerName: passenger_name,
    passengerPhone: passenger_phone,
    contactPhone,
    more: { pick_up_address, drop_off_address },
  };
}
