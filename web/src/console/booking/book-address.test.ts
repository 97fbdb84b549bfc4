import { expect, test } from 'vitest';
import { type BookChoices, noChoices, readChoices, writeChoices } from './book-address.ts';

test('choices: a stay for a user of an agency → written to an address and read again', () => {
  const choices: BookChoices = {
    ...noChoices,
    agencyId: 12,
    userId: 5,
    hotelId: 40,
    stay: {
      destination: { type: 'city', id: 3, name: '仰光' },
      check_in: '2026-12-01',
      check_out: '2026-12-03',
      rooms: [{ adults: 2, child_ages: [7], child_beds: 1 }],
      nationality: 'CN',
    },
  };
  expect(readChoices(writeChoices(choices))).toMatchObject({ ...choices, trip: {}, rental: {} });
});

test('choices: an airport transfer → written to an address and read again, without a hotel', () => {
  const trip = { ...noChoices.trip, airport: { id: 3, name: '仰光' }, flight_number: 'MU2031', bags: 2 };
  const choices: BookChoices = { ...noChoices, agencyId: 12, product: 'airport', trip, hotelId: 40 };
  expect(readChoices(writeChoices(choices))).toMatchObject({ product: 'airport', trip, hotelId: null });
});

test('choices: a car → written to an address and read again', () => {
  const place = { id: 3, name: '仰光' };
  const rental = { ...noChoices.rental, pickUp: place, dropOff: place, pickUpAt: '2026-12-01T09:00' };
  const choices: BookChoices = { ...noChoices, agencyId: 12, product: 'car', rental };
  expect(readChoices(writeChoices(choices))).toMatchObject({ product: 'car', rental });
});

test('choices: no or invalid values in the address → none', () => {
  expect(readChoices(new URLSearchParams())).toEqual(noChoices);
  const invalid = 'agency_id=0&user_id=x&hotel_id=-1&product=boat';
  expect(readChoices(new URLSearchParams(invalid))).toEqual(noChoices);
});
