import type { Company } from '@serai/contract/accounts/company';
import { useQueryClient } from '@tanstack/react-query';
import { putRead, useRead } from '../../../platform/query/use-read.ts';

/** The member's agency and where it is. */
export function useOwnCompany() {
  return useRead('account/company', {});
}

/** Takes over the company that a saving call answered with. */
export function useTakeCompany(): (company: Company) => void {
  const cache = useQueryClient();
  return (company) => putRead(cache, 'account/company', {}, () => company);
}
