import type { UseQueryResult } from '@tanstack/react-query';
import type { Got } from '../../platform/api/calls.ts';
import type { Place } from '../../platform/list/place.ts';
import { useList } from '../../platform/list/use-list.ts';

export type PointLog = Got<'account/integral'>;

/** A page of the movements of the user's points, newest first; the previous page stays until it arrives. */
export function usePoints(place: Place): UseQueryResult<PointLog> {
  return useList('account/integral', {}, place);
}
