import { beforeAll, expect, test } from 'vitest';
import { type Answer, pageMarkupOf } from '../../../../test/drawn-page.tsx';
import { loadPhrases } from '../../../platform/i18n/phrases.ts';
import { load, Page } from './transfer-list-page.tsx';

beforeAll(() =>
  loadPhrases('en', [
    'common',
    'layout',
    'hotel-terms',
    'vehicle-terms',
    'transfer-list',
    'offer-list',
    'transfer-search',
    'dates',
  ]),
);

const airport = {
  id: 3,
  iata: 'RGN',
  name: 'Yangon International',
  name_alt: '仰光国际机场',
  city: 'Yangon',
  country: 'MM',
  tz: 'Asia/Yangon',
};
const at = (local: string) => ({ local, tz: airport.tz, utc: Date.parse(`${local}:00+06:30`) / 1000 });
const usd = (amount: number) => ({ amount, currency: 'USD' });
const found = {
  trip: {
    mode: 'drop_off',
    airport,
    flight_number: 'MU2032',
    airline: 'China Eastern',
    place: { id: 41, kind: 'hotel', name: 'Inya Lake', name_alt: '茵雅湖', zone: 'Inya', address: '' },
    flight_kind: 'international',
    flight_at: at('2036-12-01T18:30'),
    drive_minutes: 40,
    pick_up_at: at('2036-12-01T16:00'),
    proposed_at: at('2036-12-01T14:50'),
    is_late: true,
    free_wait_minutes: 15,
    is_night: false,
  },
  passengers: 7,
  list: [
    {
      rate_key: 'rate-1',
      class: { code: 'comfort', name: 'Comfort', name_alt: '舒适', examples: 'Toyota Camry or similar' },
      seats: 4,
      bags: 3,
      vehicles: 2,
      fits_one: false,
      units_left: 9,
      cancellation: 'free',
      price_per_vehicle: usd(2500),
      total_price: usd(5000),
      free_cancel_until: at('2036-11-30T16:00').utc,
      policy: {},
    },
  ].map((offer) => ({ ...offer, class: { ...offer.class, body: 'sedan', picture: null } })),
  total: 1,
  total_unfiltered: 1,
  price_kind: 'public',
  facets: { classes: [{ value: 'comfort', label: 'Comfort', count: 1 }], fits_one: 0 },
};
const trip = 'mode=drop_off&airport_id=3&place_id=41&flight_at=2036-12-01T18:30';

/** Renders the page at an address with this reply of the server. */
function draw(address: string, envelope: Answer) {
  return pageMarkupOf({ load, Page, at: `/airport/list?${address}`, answer: () => envelope });
}

// Covers 2.08.
test('transfer list: reply → trip, warning, number of vehicles', async () => {
  const page = await draw(`${trip}&transfer_at=2036-12-01T16:00`, { code: 1, msg: '', data: found });
  expect(page).toContain('MU2032 China Eastern · departs Mon 1 Dec 18:30 (international)');
  expect(page).toContain('Your pick-up at Mon 1 Dec 16:00 is later than the suggested Mon 1 Dec 14:50');
  expect(page.match(/href="([^"]*)"[^>]*>Change to /)?.[1]).not.toContain('transfer_at');
  expect(page).toContain('2 vehicles needed');
  expect(page).toContain('25.00 USD per vehicle');
  expect(page).toContain('Log in to book');
  expect(page).toContain('value="Inya Lake"');
});

test('transfer list: no trip in the address → asks for one and offers airports', async () => {
  const page = await draw('', { code: 1, msg: '', data: { list: [airport] } });
  expect(page).toContain('Pick-up or drop-off?');
  expect(page).toContain('airport_id=3');
});

test('transfer list: refusal → beside its field', async () => {
  const message = 'Transfers from this airport do not cover this place yet';
  const page = await draw(trip, {
    code: 0,
    msg: message,
    data: { reason: 'place_unknown', errors: [{ field: 'place_id', message }] },
  });
  const id = page.match(/aria-invalid="true" aria-describedby="([^"]*)"/)?.[1];
  expect(page).toContain(`<p id="${id}"`);
  expect(page.slice(page.indexOf(`<p id="${id}"`))).toContain(message);
});
