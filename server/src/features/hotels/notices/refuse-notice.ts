import type { ReplyOf } from '@serai/contract/endpoint';
import type { refuseNotice as endpoint } from '@serai/contract/hotel-notices';
import type { Call, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { askReview, noteBySupplier, type Products } from '../../orders/orders.ts';
import { updateAnswer } from './notice-store.ts';
import { openNotice } from './open-notice.ts';
import { presentNotice } from './present-notice.ts';

/** Guests may be on their way: the desk is to have decided by then. */
const REVIEW_TIME_MS = 4 * 3_600_000;

/** The hotel cannot provide what was booked. Nothing is cancelled by it: the desk hears of it and decides. */
export async function refuseNotice(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { input, now } = call;
  const { opened, notice, actions } = await openNotice(trx, products, input, now);
  if (!actions.includes('refuse')) throw new AppError('notice_answered');
  const { id } = opened.order;
  const { name, reason } = input;
  await updateAnswer(trx, notice.id, { answer: 'refused', by: name, reason, now });
  // The reason is for the desk; members read that somebody deals with it.
  await noteBySupplier(trx, { orderId: id, event: 'hotelRefused', reason: '', now });
  const due = new Date(now.getTime() + REVIEW_TIME_MS);
  await askReview(trx, opened, { reason: 'hotel_refused', queue: 'desk', due, now });
  return { notice: await presentNotice(trx, id, call.lang) };
}
