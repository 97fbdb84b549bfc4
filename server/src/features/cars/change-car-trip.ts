import type {
  changeCarTrip as endpoint,
  renameCarPassenger as renameEndpoint,
} from '@serai/contract/cars/booking';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { changeTrip, renamePassenger, type TripDetails } from '../fleet/fleet.ts';
import { type OpenOrder, openOrderForStaff, type Products } from '../orders/orders.ts';
import { listCarOrders, type NamedTrip, updateCarTrip } from './car-order-store.ts';
import { carWord } from './product-word.ts';

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

/** Changes the name of the passenger for the desk. */
export async function renameCarPassenger(
  trx: Trx,
  products: Products,
  call: Call<typeof renameEndpoint>,
): Promise<Done<ReplyOf<typeof renameEndpoint>>> {
  const { id, passenger_name, reason } = call.input;
  const opened = await openOrderForStaff(trx, products, id);
  const [order] = await listCarOrders(trx, [id]);
  if (opened.product.name !== carWord || !order) throw new AppError('not_found');
  const { passenger_phone, pick_up_address, drop_off_address } = order;
  const named = { passenger_name, passenger_phone, pick_up_address, drop_off_address };
  const { contact_phone } = opened.order;
  const change = {
    before: detailsOf(order, contact_phone),
    after: detailsOf(named, contact_phone),
    write: () => updateCarTrip(trx, id, named),
  };
  return renamePassenger(trx, opened, { change, reason }, call);
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
