import type { Bilingual } from '../orders/orders.ts';
import type { SoldAs } from './price-offer.ts';

/** Title of a stay's order in lists and mails. */
export function stayTitle(
  {
    hotelZh,
    hotelEn,
    roomZh,
    roomEn,
    nights,
  }: Pick<SoldAs, 'hotelZh' | 'hotelEn' | 'roomZh' | 'roomEn' | 'nights'>,
  rooms: number,
): Bilingual {
  return {
    zh: `${hotelZh} · ${roomZh} · ${rooms} 间 ${nights.length} 晚`,
    en: `${hotelEn} · ${roomEn} · ${counted(rooms, 'room')}, ${counted(nights.length, 'night')}`,
  };
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
