import { nightsBetween } from '@serai/contract/dates';
import { mails as en } from '@serai/phrases/en/mails';
import { fill, inLanguage, type Lang } from '@serai/phrases/lang';
import { mails as zh } from '@serai/phrases/zh/mails';
import { countryName } from '../../../platform/lang/country-name.ts';
import { guestRows, mealSold } from '../describe-hotel-voucher.ts';
import type { MovementRow } from '../movements/movement-list.ts';
import { bedSold } from '../room-lines.ts';

/** Stays of a rooming list as text of an email, numbered; without prices and agencies. */
export function describeRooming(rows: readonly MovementRow[], lang: Lang): string {
  return rows.map((row, at) => describeStay(row, at + 1, lang)).join('\n\n');
}

function describeStay(row: MovementRow, at: number, lang: Lang): string {
  const { sold_as: sold } = row;
  const own = lang === 'en' ? 'en' : 'zh';
  return fill(inLanguage(lang, { zh, en }).hotelRoomingStay, {
    at,
    number: row.sn,
    room: inLanguage(lang, { zh: sold.roomZh, en: sold.roomEn }),
    rooms: row.rooms,
    bed: bedSold(sold, lang),
    meal: mealSold(row, lang),
    check_in: row.check_in,
    check_out: row.check_out,
    nights: nightsBetween(row.check_in, row.check_out),
    nationality: countryName(row.nationality, lang),
    guests: guestRows(row)
      .map(({ label, value }) => `${label[own]}: ${value[own]}`)
      .join('\n'),
    code: row.confirmation_code || '—',
    requests: row.special_requests || '—',
  });
}
