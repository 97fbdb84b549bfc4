import type { ReplyOf } from '@serai/contract/endpoint';
import type { pointLog } from '@serai/contract/profile';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../platform/app.tsx';

export type PointLog = ReplyOf<typeof pointLog>;

export const rowsPerPage = 20;

/** One page of the movements of one's points, newest first; the page so far stays until the next has come. */
export function usePoints(page: number): UseQueryResult<PointLog> {
  const api = useApi();
  return useQuery({
    queryKey: ['points', page],
    queryFn: ({ signal }) =>
      api.get('account/integral', { page, limit: rowsPerPage }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
}
