import type { ReplyOf } from '@serai/contract/endpoint';
import type { refuseNotice as endpoint } from '@serai/contract/hotels/notices';
import type { Call, Trx } from '../../../calls.ts';
import { zonedTimeText } from '../../../domain/local-time.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { addSupplierEvent, askReview, describeAlarm, textDutyPhone } from '../../orders/for-products.ts';
import { announceOrder, findSeller, type OpenOrder, type Products } from '../../orders/orders.ts';
import { updateAnswer } from './notice-store.ts';
import { openNotice } from './open-notice.ts';
import { presentNotice } from './present-notice.ts';
import { type Texting, textBooker } from './text-booker.ts';

/**
 * Records that the hotel cannot take the guests. In the same transaction the case enters the desk's queue, a
 * text goes to the seller's 24-hour phone, the agency is notified by mail, notice and text, and the voucher
 * is suspended until the case is resolved. Nothing is cancelled: the desk decides between another room,
 * another hotel and a full release.
 */
export async function refuseNotice(
  trx: Trx,
  { products, ...texting }: { products: Products } & Texting,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { input, now } = call;
  const { opened, notice, actions } = await openNotice(trx, products, input, now);
  if (!actions.includes('refuse')) throw new AppError('notice_answered');
  const { id } = opened.order;
  const { name, reason } = input;
  await updateAnswer(trx, notice.id, { answer: 'refused', by: name, reason, now });
  // The hotel's reason is for staff only; members only see that it refused.
  await addSupplierEvent(trx, { orderId: id, event: 'hotelRefused', reason: '', now });
  const said = { zh: `酒店说明（${name}）：${reason}`, en: `The hotel says (${name}): ${reason}` };
  // After check-out no guest is travelling: the desk only decides whether the guests stayed.
  if (now >= opened.order.service_end) {
    await askReview(trx, opened, { reason: 'unserved', queue: 'desk', remark: said, now });
    return { notice: await presentNotice(trx, id, call.lang) };
  }
  const alarm = describeAlarm(await textDutyPhone(trx, opened, { canText: texting.canText, now }));
  const remark = {
    zh: `${said.zh}\n${alarm.zh}`,
    en: `${said.en}\n${alarm.en}`,
  };
  const order = await askReview(trx, opened, { reason: 'hotel_refused', queue: 'desk', remark, now });
  await notifyAgency(trx, { ...opened, order }, texting, now);
  return { notice: await presentNotice(trx, id, call.lang) };
}

async function notifyAgency(trx: Trx, { order }: OpenOrder, texting: Texting, now: Date): Promise<void> {
  const seller = await findSeller(trx, order);
  const phone = seller.phone24h || seller.phone;
  const facts = {
    guests: order.guest_names.join(', '),
    starts: zonedTimeText(order.service_start.getTime(), order.tz),
    due: zonedTimeText(order.review_due!.getTime(), order.tz),
    phone,
  };
  await announceOrder(trx, order, { event: 'order_hotel_refused', facts, now });
  await textBooker(trx, order, { ...texting, phone, now });
}
