import { refusedField } from '../../platform/http/app-error.ts';
import type { SoldTrip } from './sold-as.ts';

/** Refuses an area without an exact address: no driver can find a guest somewhere in a township. */
export function refuseMissingAddress({ placeKind }: Pick<SoldTrip, 'placeKind'>, address: string): void {
  if (placeKind === 'area' && address === '') throw refusedField('address', 'area_address_required');
}
