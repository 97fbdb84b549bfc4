import type { Company } from '@serai/contract/company';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../platform/app.tsx';

/** The member's agency and where it is. */
export function useOwnCompany(): UseQueryResult<Company> {
  const api = useApi();
  return useQuery({
    queryKey: companyKey,
    queryFn: ({ signal }) => api.get('account/company', {}, { quiet: true, signal }),
  });
}

/** Takes over the company that a saving call answered with. */
export function useTakeCompany(): (company: Company) => void {
  const queries = useQueryClient();
  return (company) => queries.setQueryData<Company>(companyKey, company);
}

const companyKey = ['company'] as const;
