import type { RoomLine, SeenRoomLine } from '@serai/contract/hotels/room-lines';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { money } from '../../domain/money.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { inOrder } from '../../platform/lang/in-order.ts';
import type { Bilingual } from '../orders/orders.ts';
import { bedLabel, offerWord } from './hotel-words.ts';
import type { SoldAs, SoldLine } from './price-offer.ts';

/** Refuses an operation that only knows stays whose rooms are all alike. */
export function refuseMixed({ sold_as }: { sold_as: SoldAs }): void {
  if (sold_as.roomLines) throw new AppError('mixed_stay_by_hand');
}

/** Whether every room could once be cancelled for less than its full price. */
export function areAllRefundable({ roomLines = [] }: SoldAs): boolean {
  return roomLines.every(({ refundable }) => refundable);
}

/** Names and numbers of the room types of a stay, e.g. `Standard Room ×2, Suite ×1`. */
export function nameRooms(lines: readonly Pick<SoldLine, 'roomZh' | 'roomEn' | 'rooms'>[]): Bilingual {
  const counts = new Map<string, { zh: string; en: string; count: number }>();
  for (const { roomZh: zh, roomEn: en, rooms } of lines) {
    const key = JSON.stringify([zh, en]);
    counts.set(key, { zh, en, count: (counts.get(key)?.count ?? 0) + rooms.length });
  }
  const types = [...counts.values()];
  return {
    zh: types.map(({ zh, count }) => `${zh} ×${count}`).join('、'),
    en: types.map(({ en, count }) => `${en} ×${count}`).join(', '),
  };
}

/** Name of the type of a room (position from 0) if the rooms of the stay differ. */
export function typeOfRoom({ roomLines = [] }: SoldAs, at: number): Bilingual | undefined {
  const line = roomLines.find(({ rooms }) => rooms.includes(at));
  return line && { zh: line.roomZh, en: line.roomEn };
}

/** Beds of a stay; by room if they differ. */
export function bedSold(sold: SoldAs, lang: Lang): string {
  return joinByRoom(sold, ({ bed }) => bedLabel(bed, lang), lang) ?? bedLabel(sold.bed, lang);
}

/** A text of each line with the numbers of its rooms; undefined if all rooms have the same one. */
export function joinByRoom(
  { roomLines = [] }: SoldAs,
  textOf: (line: SoldLine) => string,
  lang: Lang,
): string | undefined {
  const texts = roomLines.map(textOf);
  if (new Set(texts).size < 2) return undefined;
  const comma = inLanguage(lang, { zh: '、', en: ', ' });
  return roomLines
    .map(({ rooms }, at) =>
      offerWord('ofRooms', lang, {
        rooms: rooms.map((room) => room + 1).join(comma),
        value: texts[at],
      }),
    )
    .join(inLanguage(lang, { zh: '；', en: '; ' }));
}

/** Lines of a stay as returned by calls, without prices. */
export function presentLines({ roomLines = [] }: SoldAs, lang: Lang): RoomLine[] {
  return roomLines.map((line) => {
    const room = inOrder(line.roomZh, line.roomEn, lang);
    return {
      room_type: room.name,
      room_type_alt: room.name_alt,
      meal_type: line.meal,
      bed_type: line.bed,
      rooms: line.rooms.map((at) => at + 1),
    };
  });
}

/** The same with prices. */
export function presentPricedLines(sold: SoldAs, currency: string, lang: Lang) {
  const { roomLines = [] } = sold;
  return presentLines(sold, lang).map((line, at) => ({
    ...line,
    refundable: roomLines[at]!.refundable,
    total_price: money(roomLines[at]!.price, currency),
    nights: roomLines[at]!.nights.map(({ date, price }) => ({ date, price: money(price, currency) })),
  })) satisfies SeenRoomLine[];
}
