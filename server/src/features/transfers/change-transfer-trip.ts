import type { ReplyOf } from '@serai/contract/endpoint';
import type {
  changeTransferTrip as endpoint,
  renameTransferPassenger as renameEndpoint,
} from '@serai/contract/transfers/booking';
import type { Call, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { changeTrip, renamePassenger, type TripDetails } from '../fleet/fleet.ts';
import { type OpenOrder, openOrderForStaff, type Products } from '../orders/orders.ts';
import { refuseMissingAddress } from './area-address.ts';
import { transferWord } from './product-word.ts';
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

/** Changes the name of the passenger for the desk; a sign with the former name gets the new one. */
export async function renameTransferPassenger(
  trx: Trx,
  products: Products,
  call: Call<typeof renameEndpoint>,
): Promise<Done<ReplyOf<typeof renameEndpoint>>> {
  const { id, passenger_name, reason } = call.input;
  const opened = await openOrderForStaff(trx, products, id);
  const [order] = await listTransferOrders(trx, [id]);
  if (opened.product.name !== transferWord || !order) throw new AppError('not_found');
  const { passenger_phone, address } = order;
  const sign_text = order.sign_text === order.passenger_name ? passenger_name : order.sign_text;
  const named = { passenger_name, passenger_phone, address, sign_text };
  const { contact_phone } = opened.order;
  const change = {
    before: detailsOf(order, contact_phone),
    after: detailsOf(named, contact_phone),
    write: () => updateTransferTrip(trx, id, named),
  };
  return renamePassenger(trx, opened, { change, reason }, call);
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
