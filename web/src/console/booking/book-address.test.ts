import { expect, test } from 'vitest';
import { readChoices, writeChoices } from './book-address.ts';

const search = {
  destination: { type: 'city', id: 3, name: '仰光' },
  check_in: '2026-12-01',
  check_out: '2026-12-03',
  rooms: [{ adults: 2, child_ages: [7], child_beds: 1 }],
  nationality: 'CN',
} as const;

test('choices: written to an address → read again unchanged', () => {
  const choices = { agencyId: 12, userId: 5, hotelId: 40, search: { ...search, rooms: [...search.rooms] } };
  const wanted = {
    ...choices,
    search: { ...choices.search, rooms: [{ adults: 2, child_ages: [7], child_beds: 1 }] },
  };
  expect(readChoices(writeChoices(wanted))).toEqual(wanted);
});

test('choices: no or invalid ids in the address → null', () => {
  const none = { agencyId: null, userId: null, hotelId: null };
  expect(readChoices(new URLSearchParams())).toMatchObject(none);
  expect(readChoices(new URLSearchParams('agency_id=0&user_id=x&hotel_id=-1'))).toMatchObject(none);
});
