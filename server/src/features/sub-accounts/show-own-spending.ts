import type { showOwnSpending as endpoint } from '@serai/contract/accounts/sub-accounts';
import type { ReplyOf } from '@serai/contract/endpoint';
import { payChannels } from '@serai/contract/orders/statuses';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findSpending } from './spending.ts';
import { findSubAccount, type SubAccountRow } from './sub-account-store.ts';

/** Returns what the caller may pay now, so that a page offers only possible payments. */
export async function showOwnSpending(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { role, agencyId, userId } = memberOf(call);
  if (role === 'owner') return { most: null, limited_by: null, pay_channels: [...payChannels] };
  const account = await findSubAccount(db, agencyId, userId);
  if (!account) throw new AppError('no_permission');
  const { limit, name } = await findTightestLimit(db, account, call.now);
  return {
    most: limit === null ? null : { amount: Math.max(0, limit), currency: account.currency },
    limited_by: limit === null ? null : name,
    pay_channels: account.pay_channels?.slice() ?? [...payChannels],
  };
}

/** The tightest limit, with its remainder in minor units; null = no limit. */
async function findTightestLimit(db: Db, account: SubAccountRow, now: Date) {
  const { id, tz, order_limit, day_limit, month_limit } = account;
  const spent = (await findSpending(db, [id], { now, tz })).get(id) ?? { day: 0, month: 0 };
  const rests = [
    { name: 'order' as const, limit: order_limit },
    { name: 'day' as const, limit: day_limit === null ? null : day_limit - spent.day },
    { name: 'month' as const, limit: month_limit === null ? null : month_limit - spent.month },
  ];
  return rests.reduce((least, rest) =>
    rest.limit !== null && (least.limit === null || rest.limit < least.limit) ? rest : least,
  );
}
