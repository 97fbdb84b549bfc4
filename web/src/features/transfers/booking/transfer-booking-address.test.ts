import { expect, test } from 'vitest';
import { offerOf, readChoice, readOffer } from './transfer-booking-address.ts';

const dropOff =
  'mode=drop_off&airport_id=3&airport=Yangon+RGN&flight_number=UB470&place_id=41&place=Inya&flight_at=2026-12-01T18%3A30' +
  '&flight_kind=domestic&transfer_at=2026-12-01T14%3A00&adults=5&child_ages=5.0&driver_language=chinese' +
  '&rate_key=7-5000&vehicles=3&child_seats=2&quote=q-1';
const read = (address: string) => readChoice(new URLSearchParams(address));

test('a choice survives the address, and another quote only changes its own part', () => {
  const offer = readOffer(new URLSearchParams(dropOff));
  expect(offer.quoteId).toBe('q-1');
  expect(offer.pathWith('q-1')).toBe(`/airport/booking?${dropOff}`);
  expect(offer.pathWith('q-2')).toBe(`/airport/booking?${dropOff.replace('q-1', 'q-2')}`);
});

test('the quote call takes the trip, the rate, and the options', () => {
  expect(readOffer(new URLSearchParams(dropOff)).quoteCall?.body).toEqual({
    rate_key: '7-5000',
    mode: 'drop_off',
    airport_id: 3,
    place_id: 41,
    flight_at: '2026-12-01T18:30',
    flight_number: 'UB470',
    flight_kind: 'domestic',
    transfer_at: '2026-12-01T14:00',
    adults: 5,
    child_ages: [5, 0],
    driver_language: 'chinese',
    bags: 0,
    vehicles: 3,
    child_seats: 2,
  });
});

test('vehicles that were not chosen are left to the server', () => {
  const body = readOffer(new URLSearchParams(dropOff.replace('&vehicles=3', ''))).quoteCall?.body;
  expect(body).not.toHaveProperty('vehicles');
});

test('as proposed: the pick-up time leaves address and call', () => {
  const choice = read(dropOff);
  const offer = offerOf({ ...choice, search: { ...choice.search, transfer_at: '' } });
  expect(offer.pathWith('q-2')).not.toContain('transfer_at');
  expect(offer.quoteCall?.body).not.toHaveProperty('transfer_at');
});

test('the way back is the list of the same trip, without rate, options and quote', () => {
  const back = readOffer(new URLSearchParams(dropOff)).wayBack;
  expect(back).toBe(`/airport/list?${dropOff.slice(0, dropOff.indexOf('&rate_key'))}`);
});

test.each([
  ['vehicles=0', null, 0],
  ['vehicles=21&child_seats=11', null, 0],
  ['vehicles=2.5&child_seats=-1', null, 0],
  ['vehicles=20&child_seats=10', 20, 10],
])('of numbers only those that can be: %s', (address, vehicles, childSeats) => {
  expect(read(address)).toMatchObject({ vehicles, childSeats });
});

test.each([
  ['', 'nothing at all'],
  [dropOff.replace('rate_key=7-5000', ''), 'no rate'],
  [dropOff.replace('place_id=41', ''), 'no place'],
])('transfer booking address: incomplete → cannot be priced', (address) => {
  expect(readOffer(new URLSearchParams(address)).quoteCall).toBeNull();
});
