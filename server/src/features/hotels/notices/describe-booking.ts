import { mails as en } from '@serai/phrases/en/mails';
import { fill, type Lang } from '@serai/phrases/lang';
import { mails as zh } from '@serai/phrases/zh/mails';
import { countryName } from '../../../platform/lang/country-name.ts';
import { feeRows, guestRows, mealSold } from '../describe-hotel-voucher.ts';
import type { HotelOrder } from '../hotel-order-store.ts';
import { bedLabel } from '../hotel-words.ts';

/** What a mail to the hotel says of a booking, in both languages; no price, and nothing of the agency. */
export function describeBooking(
  order: HotelOrder,
  {
    sn,
    special_requests,
    link,
    phone,
  }: { sn: string; special_requests: string; link: string; phone: string },
): Record<string, string> {
  const { sold_as: sold } = order;
  const guests = guestRows(order);
  const fees = feeRows(order);
  const details = (lang: Lang) => {
    const own = lang === 'en' ? 'en' : 'zh';
    return fill((lang === 'en' ? en : zh).hotelDetails, {
      hotel: lang === 'en' ? sold.hotelEn : sold.hotelZh,
      room: lang === 'en' ? sold.roomEn : sold.roomZh,
      ...{ number: sn, rooms: order.rooms, nights: sold.nights.length },
      ...{ check_in: order.check_in, check_out: order.check_out },
      bed: bedLabel(sold.bed, lang),
      meal: mealSold(order, lang),
      nationality: countryName(order.nationality, lang),
      guests: guests.map(({ label, value }) => `${label[own]}: ${value[own]}`).join('\n'),
      fees: fees.map(({ label, value }) => `${label[own]} ${value[own]}`).join('\n') || '—',
      important: (lang === 'en' ? sold.importantEn : sold.importantZh) || '—',
      requests: special_requests || '—',
    });
  };
  return {
    ...{ link_zh: `${link}?lang=zh-cn`, link_en: `${link}?lang=en` },
    ...{ number: sn, phone, check_in: order.check_in, check_out: order.check_out },
    ...{ hotel_zh: sold.hotelZh, hotel_en: sold.hotelEn, rooms: String(order.rooms) },
    ...{ details_zh: details('zh-cn'), details_en: details('en') },
  };
}
