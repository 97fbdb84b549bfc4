import { expect, test } from 'vitest';
import { offerOf, readChoice, readOffer } from './transfer-booking-address.ts';

const dropOff =
  'mode=drop_off&airport_id=3&airport=Yangon+RGN&flight_number=UB470&place_id=41&place=Inya&flight_at=2026-12-01T18%3A30' +
  '&flight_kind=domestic&transfer_at=2026-12-01T14%3A00&adults=5&child_ages=5.0&driver_language=chinese' +
  '&rate_key=7-5000&vehicles=3&child_seats=2&quote=q-1';
const read = (address: string) => readChoice(new URLSearchParams(address));

test('transfer choice: written to an address → restored; another quote → only its part changes', () => {
  const offer = readOffer(new URLSearchParams(dropOff));
  expect(offer.quoteId).toBe('q-1');
  expect(offer.pathWith('q-1')).toBe(`/airport/booking?${dropOff}`);
  expect(offer.pathWith('q-2')).toBe(`/airport/booking?${dropOff.replace('q-1', 'q-2')}`);
});

test('transfer choice: quote call → trip, rate and options', () => {
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

test('transfer choice: vehicles not selected → left to the server', () => {
  const body = readOffer(new URLSearchParams(dropOff.replace('&vehicles=3', ''))).quoteCall?.body;
  expect(body).not.toHaveProperty('vehicles');
});

test('transfer choice: proposed pick-up time → absent from address and call', () => {
  const choice = read(dropOff);
  const offer = offerOf({ ...choice, search: { ...choice.search, transfer_at: '' } });
  expect(offer.pathWith('q-2')).not.toContain('transfer_at');
  expect(offer.quoteCall?.body).not.toHaveProperty('transfer_at');
});

test('transfer choice: link back → list of the same trip, without rate, options and quote', () => {
  const back = readOffer(new URLSearchParams(dropOff)).wayBack;
  expect(back).toBe(`/airport/list?${dropOff.slice(0, dropOff.indexOf('&rate_key'))}`);
});

test.each([
  ['vehicles=0', null, 0],
  ['vehicles=21&child_seats=11', null, 0],
  ['vehicles=2.5&child_seats=-1', null, 0],
  ['vehicles=20&child_seats=10', 20, 10],
])('transfer choice: number %s → only if valid', (address, vehicles, childSeats) => {
  expect(read(address)).toMatchObject({ vehicles, childSeats });
});

test.each([
  ['', 'nothing at all'],
  [dropOff.replace('rate_key=7-5000', ''), 'no rate'],
  [dropOff.replace('place_id=41', ''), 'no place'],
])('transfer booking address: incomplete → cannot be priced', (address) => {
  expect(readOffer(new URLSearchParams(address)).quoteCall).toBeNull();
});
