import type { Wallet } from '@serai/contract/wallet/wallet';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';

/** The agency's deposit and credit; without data for members who may not see them. */
export function useWallet(): UseQueryResult<Wallet> {
  const may = useMay();
  return useRead('account/wallet', {}, { enabled: may('/user/account/balance', 'view') });
}
