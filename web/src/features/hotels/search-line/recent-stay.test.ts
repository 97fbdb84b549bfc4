import { expect, test } from 'vitest';
import { readRecentStay } from './recent-stay.ts';

const query =
  'destination_type=city&destination_id=3&destination=%E4%BB%B0%E5%85%89&check_in=2026-12-10&check_out=2026-12-13&rooms=2-2&nationality=CN';

test('readRecentStay: dates ahead → the whole search', () => {
  expect(readRecentStay(query, '2026-12-10')).toMatchObject({
    isOver: false,
    search: { destination: { id: 3, name: '仰光' }, check_in: '2026-12-10', check_out: '2026-12-13' },
  });
});

test('readRecentStay: dates in the past → place and rooms without dates', () => {
  const read = readRecentStay(query, '2026-12-11');
  expect(read).toMatchObject({ isOver: true, search: { check_in: null, check_out: null } });
  expect(read?.search.rooms).toHaveLength(2);
});

test('readRecentStay: no place → null', () => {
  expect(readRecentStay('check_in=2026-12-10', '2026-12-01')).toBeNull();
});
