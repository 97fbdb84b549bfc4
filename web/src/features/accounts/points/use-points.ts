import type { UseQueryResult } from '@tanstack/react-query';
import type { Got } from '../../../platform/api/calls.ts';
import { useRead } from '../../../platform/query/use-read.ts';

export type PointLog = Got<'account/integral'>;

export const rowsPerPage = 20;

/** One page of the movements of one's points, newest first; the page so far stays until the next has come. */
export function usePoints(page: number): UseQueryResult<PointLog> {
  return useRead('account/integral', { page, limit: rowsPerPage }, { keepsLast: true });
}
