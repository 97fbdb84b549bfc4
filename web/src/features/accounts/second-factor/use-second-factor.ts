import type { SecondFactor } from '@serai/contract/second-factor';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../platform/app.tsx';

/** Whether the second factor is on, and how many recovery codes are left. */
export function useSecondFactor(): UseQueryResult<SecondFactor> {
  const api = useApi();
  return useQuery({
    queryKey: secondFactorKey,
    queryFn: ({ signal }) => api.get('account/secondFactor', {}, { quiet: true, signal }),
  });
}

/** To be called after a change: asks anew. */
export function useSecondFactorChanged(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: secondFactorKey });
}

const secondFactorKey = ['second-factor'] as const;
