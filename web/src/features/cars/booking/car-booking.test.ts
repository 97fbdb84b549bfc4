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

test('the address of a list names rate and trip; the quote takes what was not chosen as it comes', () => {
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

test('without rate or times nothing can be priced; nonsense is as if it had not been chosen', () => {
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

test('lengths of a rental give its end, over midnight too', () => {
  const quote = rental(['all_day']);
  expect(timesFor('half_day', '2026-12-31T22:00', quote).dropOffAt).toBe('2027-01-01T03:00');
  expect(timesFor('all_day', '2026-12-01T09:00', quote).dropOffAt).toBe('2026-12-01T19:00');
  expect(timesFor('several', '2026-12-01T09:00', quote).dropOffAt).toBe('2026-12-02T19:00');
});

test('a rental of one unit keeps its length when it begins at another time, a longer one its end', () => {
  const times = { pickUpAt: '2026-12-01T09:00', dropOffAt: '2026-12-01T14:00' };
  expect(withPickUpAt(times, '2026-12-01T20:30', 'half_day').dropOffAt).toBe('2026-12-02T01:30');
  expect(withPickUpAt(times, '2026-12-01T07:00', 'several').dropOffAt).toBe('2026-12-01T14:00');
});

test.each([
  ['half_day', ['half_day'], 0],
  ['all_day', ['all_day'], 0],
  ['several', ['all_day'], 1],
  ['several', ['all_day', 'half_day'], 0],
] as const)('%s is what %j with %i hours of overtime are', (kind, units, overtime) => {
  expect(kindOf(rental([...units], overtime))).toBe(kind);
});

test('the booking takes the passenger, both addresses and the contact, trimmed; never a price', () => {
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

test('refused fields find their places', () => {
  expect(formField('passenger_name')).toBe('passenger_name');
  expect(formField('contact_phone')).toBe('contact_phone');
  expect(formField('zone_id')).toBeNull();
});

test('the draft stays with the trip while its times and options change', () => {
  const trip = { pick_up_id: 3, drop_off_id: 4, adults: 2, children: 0 };
  const quote = (more: object) => ({ model: { code: 'alphard' }, trip, ...more }) as CarQuoteReply;
  expect(draftKey(quote({ vehicles: 3, driver_language: 'chinese' }))).toBe(draftKey(quote({})));
  expect(draftKey(quote({ trip: { ...trip, adults: 3 } }))).not.toBe(draftKey(quote({})));
});
