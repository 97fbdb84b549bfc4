import type { CarQuoteReply } from '@serai/contract/cars/booking';
import { expect, test } from 'vitest';
import { carBookingAddress, carOffer, readCarBookingAddress } from '../car-booking-address.ts';
import { bookingBody, draftKey, emptyValues, formField } from './car-booking-values.ts';
import { kindOf, timesFor, withPickUpAt } from './rental-times.ts';

const search = {
  pickUp: { id: 3, name: '仰光' },
  dropOff: { id: 3, name: '仰光' },
  pickUpAt: '2026-12-01T09:00',
  dropOffAt: '2026-12-01T19:00',
  adults: 2,
  children: 1,
  bags: 4,
};
const plain = { rateKey: '12-34500', search };
const lengths = { half_day_minutes: 300, all_day_minutes: 600 };
const rental = (units: string[], overtime_hours = 0) =>
  ({
    rental: { minutes: 0, units: units.map((unit) => ({ date: '2026-12-01', unit })), overtime_hours },
    ...lengths,
  }) as CarQuoteReply;

function read(address: string) {
  return readCarBookingAddress(new URLSearchParams(address.split('?')[1]));
}

test('car booking: address from a list → rate and trip; quote → default options', () => {
  const address = carBookingAddress(plain);
  expect(address).not.toMatch(/vehicles|driver|zone|quote/);
  expect(carOffer(read(address))).toMatchObject({
    quoteId: '',
    quoteCall: {
      path: 'car/quote',
      body: {
        rate_key: '12-34500',
        pick_up_id: 3,
        drop_off_id: 3,
        pick_up_at: '2026-12-01T09:00',
        drop_off_at: '2026-12-01T19:00',
        adults: 2,
        children: 1,
        bags: 4,
      },
    },
  });
  expect(carOffer(read(address)).quoteCall?.body).not.toHaveProperty('vehicles');
});

test('car booking address: choice and quote → stored; way back → without the quote', () => {
  const chosen = {
    ...plain,
    quoteId: 'q1',
    vehicles: 2,
    driver: 'chinese' as const,
    zone: { id: 7, entries: 4 },
  };
  const address = carBookingAddress(chosen);
  expect(read(address)).toEqual(chosen);
  const offer = carOffer(read(address));
  expect(offer.quoteCall?.body).toMatchObject({
    vehicles: 2,
    driver_language: 'chinese',
    zone_id: 7,
    zone_entries: 4,
  });
  expect(read(offer.pathWith('q2'))).toEqual({ ...chosen, quoteId: 'q2' });
  expect(offer.wayBack).toMatch(/^\/car\/list\?/);
  expect(offer.wayBack).not.toMatch(/zone|quote|rate_key/);
});

test('car booking: no rate or times → cannot be priced; invalid values → as not selected', () => {
  expect(carOffer(read(carBookingAddress({ ...plain, rateKey: '' }))).quoteCall).toBeNull();
  expect(
    carOffer(read(carBookingAddress({ ...plain, search: { ...search, pickUpAt: null } }))).quoteCall,
  ).toBeNull();
  expect(read('/car/booking?vehicles=-1&driver=klingon&zone_id=x&zone_entries=3')).toMatchObject({
    vehicles: null,
    driver: null,
    zone: null,
  });
});

test('rental times: length → end, also past midnight', () => {
  const quote = rental(['all_day']);
  expect(timesFor('half_day', '2026-12-31T22:00', quote).dropOffAt).toBe('2027-01-01T03:00');
  expect(timesFor('all_day', '2026-12-01T09:00', quote).dropOffAt).toBe('2026-12-01T19:00');
  expect(timesFor('several', '2026-12-01T09:00', quote).dropOffAt).toBe('2026-12-02T19:00');
});

test('rental times: start moved → one unit keeps its length, a longer rental its end', () => {
  const times = { pickUpAt: '2026-12-01T09:00', dropOffAt: '2026-12-01T14:00' };
  expect(withPickUpAt(times, '2026-12-01T20:30', 'half_day').dropOffAt).toBe('2026-12-02T01:30');
  expect(withPickUpAt(times, '2026-12-01T07:00', 'several').dropOffAt).toBe('2026-12-01T14:00');
});

test.each([
  ['half_day', ['half_day'], 0],
  ['all_day', ['all_day'], 0],
  ['several', ['all_day'], 1],
  ['several', ['all_day', 'half_day'], 0],
] as const)('rental units: %s → equals %j with %i hours of overtime', (kind, units, overtime) => {
  expect(kindOf(rental([...units], overtime))).toBe(kind);
});

test('car booking: body → passenger, both addresses, contact, trimmed; no price', () => {
  const quote = { zone: null } as CarQuoteReply;
  const values = {
    ...emptyValues(quote, { name: 'Daw Khin', phone: '+95 9 1234', fromLastOrder: false }),
    passenger_name: ' U Aung ',
    passenger_phone: ' +95 9 420 1122 ',
    pick_up_address: ' Strand Hotel ',
    pay_channel: 'balance' as const,
  };
  expect(bookingBody('q1', values)).toEqual({
    quote_id: 'q1',
    passenger_name: 'U Aung',
    passenger_phone: '+95 9 420 1122',
    pick_up_address: 'Strand Hotel',
    drop_off_address: '',
    contact_name: 'Daw Khin',
    contact_phone: '+95 9 1234',
    reference: '',
    special_requests: '',
  });
});

test('car booking: refused fields → mapped to the form', () => {
  expect(formField('passenger_name')).toBe('passenger_name');
  expect(formField('contact_phone')).toBe('contact_phone');
  expect(formField('zone_id')).toBeNull();
});

test('car booking: times or options changed → same draft', () => {
  const trip = { pick_up_id: 3, drop_off_id: 4, adults: 2, children: 0 };
  const quote = (more: object) => ({ model: { code: 'alphard' }, trip, ...more }) as CarQuoteReply;
  expect(draftKey(quote({ vehicles: 3, driver_language: 'chinese' }))).toBe(draftKey(quote({})));
  expect(draftKey(quote({ trip: { ...trip, adults: 3 } }))).not.toBe(draftKey(quote({})));
});
