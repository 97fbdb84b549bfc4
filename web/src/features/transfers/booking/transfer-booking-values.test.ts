import type { TransferQuoteReply } from '@serai/contract/transfers/booking';
import { expect, test } from 'vitest';
import { meetingWord, placeDetails } from '../meeting/place-words.ts';
import { youngChildren } from './child-seats.ts';
import { bookingBody, draftKey, emptyValues, formField, signOf } from './transfer-booking-values.ts';

const trip = {
  mode: 'pick_up',
  airport: { id: 3 },
  place: { id: 41 },
  flight_at: { local: '2026-12-01T18:30' },
  pick_up_at: { local: '2026-12-01T18:30' },
};
const quote = { quote_id: 'q-1', vehicles: 1, trip } as unknown as TransferQuoteReply;
const values = {
  ...emptyValues(quote, { name: 'Daw Khin', phone: '+95 9 1234', fromLastOrder: false }),
  passenger_name: ' ZHANG SAN ',
};

test('transfer booking: body → trimmed texts, no payment', () => {
  expect(bookingBody('q-1', { ...values, sign_text: ' Lotus Tours ', pay_channel: 'credit' })).toEqual({
    quote_id: 'q-1',
    passenger_name: 'ZHANG SAN',
    passenger_phone: '',
    address: '',
    sign_text: 'Lotus Tours',
    contact_name: 'Daw Khin',
    contact_phone: '+95 9 1234',
    reference: '',
    special_requests: '',
  });
});

test("sign: no text → the passenger's name", () => {
  expect(signOf(values)).toBe('ZHANG SAN');
  expect(signOf({ ...values, sign_text: 'Lotus' })).toBe('Lotus');
  expect(signOf({ passenger_name: ' ', sign_text: ' ' })).toBe('');
});

test('transfer booking: refused fields → mapped to the form', () => {
  expect(
    ['passenger_name', 'sign_text', 'contact_phone', 'quote_id'].map((field) => formField(field)),
  ).toEqual(['passenger_name', 'sign_text', 'contact_phone', null]);
});

test('transfer booking: options or pick-up time changed → same draft; another flight time → separate draft', () => {
  const later = { ...trip, pick_up_at: { local: '2026-12-01T12:00' } };
  const other = { ...trip, flight_at: { local: '2026-12-02T18:30' } };
  const key = draftKey(quote);
  expect(draftKey({ ...quote, vehicles: 3, trip: later } as unknown as TransferQuoteReply)).toBe(key);
  expect(draftKey({ ...quote, trip: other } as unknown as TransferQuoteReply)).not.toBe(key);
});

test('child seats: age up to six → recommended', () => {
  expect(youngChildren([0, 6, 7, 12])).toBe(2);
});

test('meeting place: kinds of places → lobby only where there is one, no duplicate facts', () => {
  const place = { id: 1, kind: 'area' as const, name: 'Bahan', name_alt: '巴罕', zone: 'Bahan', address: '' };
  expect((['hotel', 'station', 'area'] as const).map((kind) => meetingWord({ kind }))).toEqual([
    'meet_hotel',
    'meet_spot',
    'meet_area',
  ]);
  expect(placeDetails(place)).toBe('巴罕');
  expect(placeDetails({ ...place, name: 'Inya', address: 'Road 1' })).toBe('巴罕 · Bahan · Road 1');
});
