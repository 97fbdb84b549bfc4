import type { Wallet } from '@serai/contract/wallet';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/app.tsx';

/** The agency's deposit and credit. Commands that move money make it stale by `walletKey`. */
export function useWallet(): UseQueryResult<Wallet> {
  const api = useApi();
  return useQuery({
    queryKey: walletKey,
    queryFn: ({ signal }) => api.get('account/wallet', {}, { quiet: true, signal }),
  });
}

/** The beginning of every query that shows money of the agency. */
export const walletKey = ['wallet'] as const;
