import type { ReplyOf } from '@serai/contract/endpoint';
import type { SeenMoney } from '@serai/contract/money';
import type { PayChannel } from '@serai/contract/orders';
import type { showOwnSpending } from '@serai/contract/sub-accounts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/app.tsx';
import { walletKey } from './use-wallet.ts';

export type OwnSpending = ReplyOf<typeof showOwnSpending>;

/** What the reader may pay now. Payments make it stale, as they do the wallet. */
export function useOwnSpending(): UseQueryResult<OwnSpending> {
  const api = useApi();
  return useQuery({
    queryKey: [...walletKey, 'spending'],
    queryFn: ({ signal }) => api.get('account/spending', {}, { signal }),
  });
}

/** Whether a sum is within what the reader may pay; true while that is not known, since the server decides. */
export function isPayable(spending: OwnSpending | undefined, sum: SeenMoney): boolean {
  if (spending === undefined) return true;
  return (
    spending.pay_channels.length > 0 &&
    (spending.most === null || sum.amount === null || sum.amount <= spending.most.amount)
  );
}

/** Whether the reader may pay this way. */
export function isOpenChannel(spending: OwnSpending | undefined, channel: PayChannel): boolean {
  return spending?.pay_channels.includes(channel) ?? true;
}
