import { expect, test } from 'vitest';
import type { HotelShown } from '../detail/load-detail.ts';
import { comparisonPath, readComparison } from './compare-address.ts';
import { cheapestRate, facilityRows, hasBreakfast, isFreeToCancel } from './compare-hotels.ts';

type RatePart = { meal: string; cancellation: string; amount: number };

/** A hotel with the given facilities, and one room type per list of rates. */
function hotelWith(facilities: string[], ...rooms: RatePart[][]): HotelShown {
  const shown = {
    hotel: { facilities: facilities.map((code) => ({ code, label: code.toUpperCase() })) },
    rooms: rooms.map((rates, id) => ({
      id,
      rates: rates.map(({ amount, ...rate }) => ({ ...rate, total_price: { amount, currency: 'USD' } })),
    })),
  };
  return shown as unknown as HotelShown;
}

const hotel = hotelWith(
  ['wifi', 'pool'],
  [
    { meal: 'room_only', cancellation: 'non_refundable', amount: 9_000 },
    { meal: 'breakfast', cancellation: 'free', amount: 12_000 },
  ],
  [{ meal: 'half_board', cancellation: 'fee', amount: 11_000 }],
);

test('cheapest rate: over all rooms → lowest total that fits', () => {
  const amountOf = (fits: Parameters<typeof cheapestRate>[1]) =>
    cheapestRate(hotel, fits)?.rate.total_price.amount;
  expect(amountOf(() => true)).toBe(9_000);
  expect(amountOf(hasBreakfast)).toBe(11_000);
  expect(amountOf(isFreeToCancel)).toBe(12_000);
  expect(cheapestRate(hotel, () => false)).toBeNull();
});

test('facilities: differing ones → first and marked', () => {
  const rows = facilityRows([hotel, hotelWith(['wifi', 'spa'])]);
  expect(rows.map(({ label, has, differs }) => [label, has, differs])).toEqual([
    ['POOL', [true, false], true],
    ['SPA', [false, true], true],
    ['WIFI', [true, true], false],
  ]);
});

test('comparison address: at most four valid hotels once each, with the stay', () => {
  const read = readComparison(
    new URLSearchParams('hotels=7.x.7.0.8.9.10.11&check_in=2026-12-01&check_out=2026-12-03&rooms=2-1'),
  );
  expect(read.ids).toEqual([7, 8, 9, 10]);
  expect(read.search).toMatchObject({ check_in: '2026-12-01', destination: null });
  expect(read.search.rooms).toHaveLength(2);
  const [, query] = comparisonPath(read).split('?');
  expect(readComparison(new URLSearchParams(query))).toEqual(read);
  expect(readComparison(new URLSearchParams()).ids).toEqual([]);
});
