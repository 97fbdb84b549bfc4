import type { ReplyOf } from '@serai/contract/endpoint';
import type { changeTransferTrip as endpoint } from '@serai/contract/transfers/booking';
import type { Call, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changeTrip, type TripDetails } from '../fleet/fleet.ts';
import type { OpenOrder } from '../orders/orders.ts';
import { refuseMissingAddress } from './area-address.ts';
import { listTransferOrders, type NamedTrip, updateTransferTrip } from './transfer-order-store.ts';

/** Changes the passenger, the phones, the sign and the exact address of an airport transfer. */
export async function changeTransferTrip(
  trx: Trx,
  opened: OpenOrder,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { id, contact_phone, ...asked } = call.input;
  const [order] = await listTransferOrders(trx, [id]);
  if (!order) throw new AppError('not_found');
  const { passenger_name, passenger_phone = order.passenger_phone, address = order.address } = asked;
  if (asked.address !== undefined) refuseMissingAddress(order.sold_as, address);
  const named = { passenger_name, passenger_phone, address, sign_text: asked.sign_text || passenger_name };
  const change = {
    before: detailsOf(order, opened.order.contact_phone),
    after: detailsOf(named, contact_phone),
    write: () => updateTransferTrip(trx, id, named),
  };
  return changeTrip(trx, opened, change, call);
}

function detailsOf(
  { passenger_name, passenger_phone, address, sign_text }: NamedTrip,
  contactPhone: string,
): TripDetails {
  return {
    passengerName: passenger_name,
    passengerPhone: passenger_phone,
    contactPhone,
    more: { sign_text, address },
  };
}
