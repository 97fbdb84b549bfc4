import type { Trx } from '../../../calls.ts';
import { sendMail } from '../../messages/messages.ts';
import { findSeller, type OrderRow } from '../../orders/orders.ts';
import type { HotelOrder } from '../hotel-order-store.ts';
import { findNoticeFacts } from './notice-store.ts';

/**
 * Confirms to a hotel by mail that its guests stay elsewhere, so that nothing is held or charged for them.
 * The mail has no link, and earlier links expire: they would show another hotel's booking.
 */
export async function releaseHotel(
  trx: Trx,
  order: OrderRow,
  { stay, now }: { stay: HotelOrder; now: Date },
): Promise<void> {
  const { email, reservation_email } = await findNoticeFacts(trx, order.id);
  const seller = await findSeller(trx, order);
  await sendMail(trx, {
    event: 'hotel_released',
    to: reservation_email || email,
    lang: 'en',
    ...(stay.sold_as.countryCode === 'CN' ? { alsoIn: 'zh-cn' as const } : {}),
    facts: {
      number: order.sn,
      hotel_zh: stay.sold_as.hotelZh,
      hotel_en: stay.sold_as.hotelEn,
      check_in: stay.check_in,
      check_out: stay.check_out,
      rooms: String(stay.rooms),
      guests: order.guest_names.join(', '),
      phone: seller.phone || seller.phone24h,
    },
    orderId: order.id,
    now,
  });
}
