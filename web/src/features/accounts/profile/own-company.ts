import type { Company } from '@serai/contract/accounts/company';
import { useQueryClient } from '@tanstack/react-query';
import { putRead, useRead } from '../../../platform/query/use-read.ts';

/** The member's agency and its address. */
export function useOwnCompany() {
  return useRead('account/company', {});
}

/** Returns a function that puts the company from a reply into the cache. */
export function useTakeCompany(): (company: Company) => void {
  const cache = useQueryClient();
  return (company) => putRead(cache, 'account/company', {}, () => company);
}
