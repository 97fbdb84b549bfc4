import { mails as en } from '@serai/phrases/en/mails';
import { fill, inLanguage, type Lang } from '@serai/phrases/lang';
import { mails as zh } from '@serai/phrases/zh/mails';
import { countryName } from '../../../platform/lang/country-name.ts';
import { extraBedRows, feeRows, guestRows, mealSold } from '../describe-hotel-voucher.ts';
import type { HotelOrder } from '../hotel-order-store.ts';
import { bedSold } from '../room-lines.ts';
import type { SellingCompany } from './selling-company.ts';

/**
 * Booking details in a mail to the hotel, in both languages. Without prices; the only fact about the agency
 * is that it does not pay at the hotel.
 */
export function describeBooking(
  order: HotelOrder,
  {
    sn,
    special_requests,
    link,
    seller,
  }: { sn: string; special_requests: string; link: string; seller: SellingCompany },
): Record<string, string> {
  const { sold_as: sold } = order;
  const guests = [...guestRows(order), ...extraBedRows(order)];
  const fees = feeRows(order);
  const details = (lang: Lang) => {
    const own = lang === 'en' ? 'en' : 'zh';
    return fill(inLanguage(lang, { zh, en }).hotelDetails, {
      hotel: inLanguage(lang, { zh: sold.hotelZh, en: sold.hotelEn }),
      room: inLanguage(lang, { zh: sold.roomZh, en: sold.roomEn }),
      number: sn,
      rooms: order.rooms,
      nights: sold.nights.length,
      check_in: order.check_in,
      check_out: order.check_out,
      bed: bedSold(sold, lang),
      meal: mealSold(order, lang),
      nationality: countryName(order.nationality, lang),
      guests: guests.map(({ label, value }) => `${label[own]}: ${value[own]}`).join('\n'),
      fees: fees.map(({ label, value }) => `${label[own]} ${value[own]}`).join('\n') || '—',
      important: inLanguage(lang, { zh: sold.importantZh, en: sold.importantEn }) || '—',
      requests: special_requests || '—',
      payer: inLanguage(lang, { zh: seller.nameZh, en: seller.nameEn }),
    });
  };
  return {
    link_zh: `${link}?lang=zh-cn`,
    link_en: `${link}?lang=en`,
    phone_zh: phonesOf(seller, '24 小时'),
    phone_en: phonesOf(seller, '24 hours'),
    // Signed by the selling company, not by the site.
    site_zh: seller.nameZh,
    site_en: seller.nameEn,
    number: sn,
    check_in: order.check_in,
    check_out: order.check_out,
    hotel_zh: sold.hotelZh,
    hotel_en: sold.hotelEn,
    rooms: String(order.rooms),
    details_zh: details('zh-cn'),
    details_en: details('en'),
  };
}

/** Phone number of the desk, plus the night number if it differs. */
function phonesOf({ phone, phone24h }: SellingCompany, label: string): string {
  if (phone24h === '' || phone24h === phone) return phone;
  return phone === '' ? phone24h : `${phone} / ${phone24h} (${label})`;
}
