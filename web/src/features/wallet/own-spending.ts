import type { SeenMoney } from '@serai/contract/money';
import type { PayChannel } from '@serai/contract/orders/statuses';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Got } from '../../platform/api/calls.ts';
import { useRead } from '../../platform/query/use-read.ts';

export type OwnSpending = Got<'account/spending'>;

/** Reads what the reader may pay now. */
export function useOwnSpending(): UseQueryResult<OwnSpending> {
  return useRead('account/spending', {}, { noticed: true });
}

/** Whether a sum is within the reader's limits; true while unknown, since the server decides. */
export function isPayable(spending: OwnSpending | undefined, sum: SeenMoney): boolean {
  if (spending === undefined) return true;
  return (
    spending.pay_channels.length > 0 &&
    (spending.most === null || sum.amount === null || sum.amount <= spending.most.amount)
  );
}

/** Whether the reader may use this payment channel. */
export function isOpenChannel(spending: OwnSpending | undefined, channel: PayChannel): boolean {
  return spending?.pay_channels.includes(channel) ?? true;
}
