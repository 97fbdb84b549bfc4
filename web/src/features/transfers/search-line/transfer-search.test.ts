import { expect, test } from 'vitest';
import {
  emptyTransferSearch,
  readTransferSearch,
  type TransferSearch,
  tripOf,
  turnedRound,
  writeTransferSearch,
} from './transfer-search.ts';

const pickUp: TransferSearch = {
  mode: 'pick_up',
  airport: { id: 3, name: '仰光国际机场 RGN' },
  flight_number: 'MU2031',
  flight_kind: 'international',
  place: { id: 41, name: '茵雅湖酒店' },
  flight_at: '2026-12-01T18:30',
  transfer_at: '',
  adults: 3,
  child_ages: [5, 0],
  driver_language: 'chinese',
  bags: 6,
};
const dropOff: TransferSearch = {
  ...pickUp,
  mode: 'drop_off',
  flight_kind: 'domestic',
  transfer_at: '2026-12-01T14:00',
};
const throughAddress = (search: TransferSearch) =>
  readTransferSearch(new URLSearchParams(writeTransferSearch(search).toString()));

// Covers 2.69.
test.each([pickUp, dropOff])(
  'transfer search: $mode in an address → restored, including children of 0',
  (search) => {
    expect(throughAddress(search)).toEqual(search);
  },
);

test('transfer search: pick-up → begins at the landing, no other time in the address', () => {
  expect(throughAddress({ ...pickUp, transfer_at: '2026-12-01T20:00' }).transfer_at).toBe('');
});

test('transfer search: invalid address → defaults', () => {
  const params = new URLSearchParams(
    'mode=sideways&airport_id=-1&airport=X&place_id=a&flight_at=2026-02-30T10:00&transfer_at=2026-12-01T25:00' +
      '&flight_kind=space&adults=0&child_ages=5.18&driver_language=klingon',
  );
  expect(readTransferSearch(params)).toEqual(emptyTransferSearch);
});

test('transfer search: required fields of the mode present → complete', () => {
  expect(tripOf(pickUp)).toEqual({
    mode: 'pick_up',
    airport_id: 3,
    place_id: 41,
    flight_number: 'MU2031',
    flight_kind: 'international',
    flight_at: '2026-12-01T18:30',
    adults: 3,
    child_ages: [5, 0],
    driver_language: 'chinese',
    bags: 6,
  });
  expect(tripOf({ ...pickUp, flight_number: '' })).toBeNull();
  expect(tripOf({ ...dropOff, flight_number: '' })).toMatchObject({ transfer_at: '2026-12-01T14:00' });
  expect(tripOf({ ...dropOff, transfer_at: '' })).not.toHaveProperty('transfer_at');
  for (const missing of [{ airport: null }, { place: null }, { flight_at: '' }]) {
    expect(tripOf({ ...dropOff, ...missing })).toBeNull();
  }
});

test('transfer search: direction reversed → guests and places kept, flight asked again', () => {
  expect(turnedRound(pickUp, 'drop_off')).toEqual({
    ...pickUp,
    mode: 'drop_off',
    flight_number: '',
    flight_at: '',
    transfer_at: '',
  });
});
