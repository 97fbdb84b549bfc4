import { expect, test } from 'vitest';
import { faultsOf, refusedFields } from './transfer-faults.ts';
import { emptyTransferSearch } from './transfer-search.ts';

const airport = { id: 1, name: 'RGN' };

test('transfer faults: empty line → every required field', () => {
  expect(faultsOf(emptyTransferSearch)).toEqual({ line: 'searchEmpty' });
});

test('transfer faults: pick-up → airport, flight number, destination and time required', () => {
  expect(faultsOf({ ...emptyTransferSearch, flight_at: '2026-12-01T10:00' })).toEqual({
    airport_id: 'arrivingAirportRequired',
    flight_number: 'flightNumberRequired',
    place_id: 'destinationRequired',
  });
  expect(
    faultsOf({ ...emptyTransferSearch, airport, place: { id: 2, name: 'Inya' }, flight_number: ' ' }),
  ).toEqual({ flight_number: 'flightNumberRequired', flight_at: 'arrivingRequired' });
});

test('transfer faults: drop-off → airport and place required, no flight number', () => {
  expect(faultsOf({ ...emptyTransferSearch, mode: 'drop_off', flight_at: '2026-12-01T10:00' })).toMatchObject(
    { airport_id: 'departingAirportRequired' },
  );
  expect(
    faultsOf({ ...emptyTransferSearch, mode: 'drop_off', airport, flight_at: '2026-12-01T10:00' }),
  ).toEqual({ place_id: 'departureRequired' });
});

test('transfer faults: passengers → age of every child, upper limit', () => {
  const search = { ...emptyTransferSearch, mode: 'drop_off' as const, airport, place: airport };
  expect(faultsOf({ ...search, flight_at: '2026-12-01T10:00', child_ages: [4, -1] })).toEqual({
    passengers: 'childAgeRequired',
  });
  expect(faultsOf({ ...search, flight_at: '2026-12-01T10:00', adults: 199, child_ages: [4, 5] })).toEqual({
    passengers: 'tooManyPassengers',
  });
});

test('transfer faults: refusal by name or reason → beside its field', () => {
  const message = 'no';
  expect(refusedFields({ message, reason: 'flight_number_invalid', fieldErrors: {} })).toEqual({
    flight_number: message,
  });
  expect(
    refusedFields({ message, reason: null, fieldErrors: { 'child_ages[0]': 'age', place_id: 'place' } }),
  ).toEqual({ passengers: 'age', place_id: 'place' });
  expect(refusedFields({ message, reason: 'search_empty', fieldErrors: {} })).toEqual({ line: message });
});
