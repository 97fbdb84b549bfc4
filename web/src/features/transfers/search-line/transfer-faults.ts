import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';
import { maxSelectablePassengers } from '../../vehicles/trip-address.ts';
import type { TransferSearch } from './transfer-search.ts';

/** Where an error is shown: the field, or the search line as a whole. */
export type TransferField = (typeof transferFields)[number];
export type TransferMessages = Partial<Record<TransferField, string>>;

const transferFields = [
  'airport_id',
  'flight_number',
  'place_id',
  'flight_at',
  'transfer_at',
  'passengers',
  'line',
] as const;

/** Returns a phrase per missing field; empty if the search is complete. */
export function faultsOf(
  search: TransferSearch,
): Partial<Record<TransferField, PhraseKey<'transfer-search'>>> {
  const { mode, airport, place, flight_number, flight_at, adults, child_ages } = search;
  if (!airport && !place && !flight_number.trim() && !flight_at) return { line: 'searchEmpty' };
  return {
    ...(!airport && {
      airport_id: mode === 'pick_up' ? 'arrivingAirportRequired' : 'departingAirportRequired',
    }),
    ...(mode === 'pick_up' && !flight_number.trim() && { flight_number: 'flightNumberRequired' }),
    ...(!place && { place_id: mode === 'pick_up' ? 'destinationRequired' : 'departureRequired' }),
    ...(!flight_at && { flight_at: mode === 'pick_up' ? 'arrivingRequired' : 'departingRequired' }),
    ...(child_ages.some((age) => age < 0) && { passengers: 'childAgeRequired' }),
    ...(adults + child_ages.length > maxSelectablePassengers && { passengers: 'tooManyPassengers' }),
  };
}

/** Shows a refusal beside its field; a refusal without a field is shown for the line. */
export function refusedFields(refusal: {
  message: string;
  reason: string | null;
  fieldErrors: Record<string, string>;
}): TransferMessages {
  const byField: TransferMessages = {};
  for (const [field, message] of Object.entries(refusal.fieldErrors)) byField[fieldNamed(field)] ??= message;
  if (Object.keys(byField).length > 0) return byField;
  return { [fieldOfReason[refusal.reason ?? ''] ?? 'line']: refusal.message };
}

function fieldNamed(name: string): TransferField {
  if (name.startsWith('adults') || name.startsWith('child_ages')) return 'passengers';
  return transferFields.find((field) => field === name) ?? 'line';
}

const fieldOfReason: Record<string, TransferField> = {
  airport_required: 'airport_id',
  airport_unknown: 'airport_id',
  flight_number_required: 'flight_number',
  flight_number_invalid: 'flight_number',
  destination_required: 'place_id',
  departure_required: 'place_id',
  place_unknown: 'place_id',
  transfer_in_past: 'flight_at',
  transfer_too_far: 'flight_at',
  transfer_after_departure: 'transfer_at',
  passengers_invalid: 'passengers',
  child_age_invalid: 'passengers',
};
