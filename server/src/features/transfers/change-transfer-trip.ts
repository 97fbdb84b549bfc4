import type { ReplyOf } from '@serai/contract/endpoint';
import type { changeTransferTrip as endpoint } from '@serai/contract/transfer-booking';
import type { Call, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changeTrip } from '../fleet/fleet.ts';
import type { OpenOrder } from '../orders/orders.ts';
import { listTransferOrders, updateTransferTrip } from './transfer-order-store.ts';

/** Changes the passenger, the phone and the sign of an airport transfer. */
export async function changeTransferTrip(
  trx: Trx,
  opened: OpenOrder,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { id, contact_phone, passenger_name } = call.input;
  const [order] = await listTransferOrders(trx, [id]);
  if (!order) throw new AppError('not_found');
  const sign_text = call.input.sign_text || passenger_name;
  const change = {
    before: {
      passengerName: order.passenger_name,
      contactPhone: opened.order.contact_phone,
      more: { sign_text: order.sign_text },
    },
    after: { passengerName: passenger_name, contactPhone: contact_phone, more: { sign_text } },
    write: () => updateTransferTrip(trx, id, { passenger_name, sign_text }),
  };
  return changeTrip(trx, opened, change, call);
}
