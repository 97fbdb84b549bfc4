import type { UseQueryResult } from '@tanstack/react-query';
import type { Got } from '../../platform/api/calls.ts';
import type { Place } from '../../platform/list/place.ts';
import { useList } from '../../platform/list/use-list.ts';

export type PointLog = Got<'account/integral'>;

/** One page of the movements of one's points, newest first; the page so far stays until the next has come. */
export function usePoints(place: Place): UseQueryResult<PointLog> {
  return useList('account/integral', {}, place);
}
