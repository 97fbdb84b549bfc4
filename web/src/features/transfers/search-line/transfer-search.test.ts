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
test.each([pickUp, dropOff])('a $mode survives its address, children of 0 included', (search) => {
  expect(throughAddress(search)).toEqual(search);
});

test('a pick-up begins at the landing: no other time goes into its address', () => {
  expect(throughAddress({ ...pickUp, transfer_at: '2026-12-01T20:00' }).transfer_at).toBe('');
});

test('nonsense in the address falls back instead of failing', () => {
  const params = new URLSearchParams(
    'mode=sideways&airport_id=-1&airport=X&place_id=a&flight_at=2026-02-30T10:00&transfer_at=2026-12-01T25:00' +
      '&flight_kind=space&adults=0&child_ages=5.18&driver_language=klingon',
  );
  expect(readTransferSearch(params)).toEqual(emptyTransferSearch);
});

test('a trip is complete when its mode has what it needs', () => {
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

test('the other direction keeps guests and places and asks for its own flight', () => {
  expect(turnedRound(pickUp, 'drop_off')).toEqual({
    ...pickUp,
    mode: 'drop_off',
    flight_number: '',
    flight_at: '',
    transfer_at: '',
  });
});
