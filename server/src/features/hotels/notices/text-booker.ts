import { readLang } from '@serai/phrases/lang';
import type { Trx } from '../../../calls.ts';
import { readMobile } from '../../../platform/sms/mobile-number.ts';
import { isSwitchedOn, sendText } from '../../messages/messages.ts';
import type { OrderRow } from '../../orders/orders.ts';

/** Whether text messages can be sent, and the countries to whose numbers agencies are texted. */
export interface Texting {
  canText: boolean;
  textCountries: readonly string[];
}

/**
 * Texts the booker of an order that its hotel cannot take the guests: to the booker's own mobile number,
 * otherwise to the order's contact. Skipped without a text gateway, if the booker disabled texts, and for
 * numbers of other countries.
 */
export async function textBooker(
  trx: Trx,
  order: OrderRow,
  { canText, textCountries, phone, now }: Texting & { phone: string; now: Date },
): Promise<void> {
  if (!canText || !(await isSwitchedOn(trx, order.booked_by, 'service_day', 'text'))) return;
  const booker = await trx
    .selectFrom('users')
    .select(['area_num', 'mobile', 'lang'])
    .where('id', '=', order.booked_by)
    .executeTakeFirstOrThrow();
  const number =
    booker.mobile === null
      ? readMobile(order.contact_phone)
      : readMobile(booker.mobile, booker.area_num ?? undefined);
  if (!number || !textCountries.includes(number.country ?? '')) return;
  await sendText(trx, {
    event: 'booker_hotel_refused',
    to: number.e164,
    lang: readLang(booker.lang),
    now,
    facts: { sn: order.sn, phone },
    validUntil: order.service_end,
    userId: order.booked_by,
    orderId: order.id,
  });
}
