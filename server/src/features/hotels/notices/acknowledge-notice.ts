import type { ReplyOf } from '@serai/contract/endpoint';
import type { acknowledgeNotice as endpoint } from '@serai/contract/hotels/notices';
import type { Call, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { addSupplierEvent, clearReview, endReviewIfServed } from '../../orders/for-products.ts';
import { announceOrder, type Products } from '../../orders/orders.ts';
import { updateHotelConfirmation } from '../hotel-order-store.ts';
import { updateAnswer } from './notice-store.ts';
import { type OpenNotice, openNotice } from './open-notice.ts';
import { presentNotice } from './present-notice.ts';

type Acknowledgement = Call<typeof endpoint>;

/**
 * Records the hotel's acknowledgement of a notice, once, with its confirmation number now or later; the
 * agency is notified of the number. A hotel that refused before may still accept the guests, which resolves
 * the case.
 */
export async function acknowledgeNotice(
  trx: Trx,
  products: Products,
  call: Acknowledgement,
): Promise<ReplyOf<typeof endpoint>> {
  const { input, now } = call;
  const open = await openNotice(trx, products, input, now);
  const { order } = open.opened;
  const code = open.notice.kind === 'cancellation' ? '' : input.confirmation_code;
  if (open.actions.includes('acknowledge')) {
    await updateAnswer(trx, open.notice.id, { answer: 'acknowledged', by: input.name, reason: '', now });
    await addSupplierEvent(trx, { orderId: order.id, event: 'hotelAcknowledged', reason: input.name, now });
    if (order.needs_review === 'hotel_refused') await clearReview(trx, open.opened, { now });
    else await endReviewIfServed(trx, open.opened, { now });
  } else if (!open.actions.includes('addCode') || code === '') {
    throw new AppError('notice_answered');
  }
  if (code !== '' && open.confirmationCode === '') await giveCode(trx, open, code, now);
  return { notice: await presentNotice(trx, order.id, call.lang) };
}

async function giveCode(trx: Trx, { opened }: OpenNotice, code: string, now: Date): Promise<void> {
  const { order } = opened;
  const facts = await updateHotelConfirmation(trx, order.id, { confirmation_code: code });
  await addSupplierEvent(trx, { orderId: order.id, event: 'confirmationCode', reason: code, now });
  await endReviewIfServed(trx, opened, { now });
  await announceOrder(trx, order, { event: 'order_confirmation_code', facts, now });
}
