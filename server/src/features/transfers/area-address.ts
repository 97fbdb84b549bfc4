import { refusedField } from '../../platform/http/app-error.ts';
import type { SoldTrip } from './sold-as.ts';

/** Refuses a place that is an area without saying where in it: no driver finds a guest somewhere in a township. */
export function refuseMissingAddress({ placeKind }: Pick<SoldTrip, 'placeKind'>, address: string): void {
  if (placeKind === 'area' && address === '') throw refusedField('address', 'area_address_required');
}
