import { expect, test } from 'vitest';
import { describeHotelVoucher, guestRows, mealSold } from './describe-hotel-voucher.ts';
import type { SoldLine } from './price-offer.ts';
import { areAllRefundable, bedSold, nameRooms, typeOfRoom } from './room-lines.ts';
import { sampleStay } from './sample-hotel-voucher.ts';

const line = (rooms: number[], change: Partial<SoldLine> = {}): SoldLine => ({
  rooms,
  roomZh: '标准间',
  roomEn: 'Standard Room',
  meal: 'breakfast',
  bed: 'twin',
  nights: sampleStay.sold_as.nights,
  price: 0,
  refundable: true,
  ...change,
});
const suite = line([1], { roomZh: '套房', roomEn: 'Suite', meal: 'half_board', bed: 'king' });

/** A stay of three rooms with these lines. */
function stayOf(lines: SoldLine[]) {
  const [guests] = sampleStay.guests;
  const { zh: roomZh, en: roomEn } = nameRooms(lines);
  const room = { breakfasts: 2, cost: null };
  const sold = { ...sampleStay.sold_as, roomZh, roomEn, rooms: [room, room, room], roomLines: lines };
  return { ...sampleStay, sold_as: sold, rooms: 3, guests: [guests!, guests!, guests!] };
}

test('nameRooms: two rates of one room type → one name with the number of both', () => {
  expect(nameRooms([line([0]), suite, line([2])])).toEqual({
    zh: '标准间 ×2、套房 ×1',
    en: 'Standard Room ×2, Suite ×1',
  });
});

test('voucher of rooms that differ: beds, meals and types by room; meals a day together', () => {
  const stay = stayOf([line([0, 2]), suite]);
  expect(bedSold(stay.sold_as, 'en')).toBe('Room 1, 3: Twin beds; Room 2: King bed');
  expect(mealSold(stay, 'zh-cn')).toBe(
    '第 1、3 间：含早餐（每天早餐 4 份）；第 2 间：含早晚餐（每天早餐 2 份、晚餐 2 份）',
  );
  expect(guestRows(stay).map(({ value }) => value.en.split(':')[0])).toEqual([
    'Standard Room',
    'Suite',
    'Standard Room',
  ]);
  const texts = JSON.stringify(describeHotelVoucher(stay));
  expect(texts).toContain('标准间 ×2、套房 ×1');
});

test('voucher of rooms with other rates but the same beds and meals → named once', () => {
  const stay = stayOf([line([0]), line([1, 2], { refundable: false })]);
  expect(bedSold(stay.sold_as, 'en')).toBe('Twin beds');
  expect(mealSold(stay, 'en')).toContain('(breakfasts a morning: 6)');
  expect(areAllRefundable(stay.sold_as)).toBe(false);
});

test('typeOfRoom: rooms all alike → none', () => {
  expect(typeOfRoom(sampleStay.sold_as, 0)).toBeUndefined();
  expect(typeOfRoom(stayOf([line([0, 2]), suite]).sold_as, 1)).toEqual({ zh: '套房', en: 'Suite' });
});
