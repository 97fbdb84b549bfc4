import type { Trx } from '../../calls.ts';
import { formatMoney } from '../../domain/money.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Payment } from '../orders/orders.ts';
import { findSpending } from './spending.ts';
import { lockSubAccount, type SubAccountRow } from './sub-account-store.ts';

/**
 * Refuses a payment beyond the limits of a sub-account with `pay_channel_not_allowed`, `over_order_limit`,
 * `over_day_limit` or `over_month_limit`, and any payment of a sub-account that has been disabled. The owner has no
 * limits. The sub-account stays locked until the payment is written, so that concurrent payments add up.
 */
export async function guardPayment(trx: Trx, payment: Payment): Promise<void> {
  const { amount, orderTotal, now } = payment;
  const account = await guardPayChannel(trx, payment);
  if (!account) return;
  const { order_limit: orderLimit, day_limit: dayLimit, month_limit: monthLimit } = account;
  if (orderLimit !== null && orderTotal > orderLimit) {
    throw beyond('over_order_limit', payment, { needed: orderTotal, limit: orderLimit, spent: 0 });
  }
  if (dayLimit === null && monthLimit === null) return;
  const spending = await findSpending(trx, [account.id], { now, tz: account.tz });
  const { day, month } = spending.get(account.id) ?? { day: 0, month: 0 };
  if (dayLimit !== null && day + amount > dayLimit) {
    throw beyond('over_day_limit', payment, { needed: amount, limit: dayLimit, spent: day });
  }
  if (monthLimit !== null && month + amount > monthLimit) {
    throw beyond('over_month_limit', payment, { needed: amount, limit: monthLimit, spent: month });
  }
}

/**
 * Refuses a payment channel that a sub-account may not use with `pay_channel_not_allowed`, and any payment of a
 * sub-account that has been disabled. Returns the locked sub-account; undefined for the owner, who has no limits.
 */
export async function guardPayChannel(
  trx: Trx,
  { member, channel }: Pick<Payment, 'member' | 'channel'>,
): Promise<SubAccountRow | undefined> {
  if (member.role === 'owner') return undefined;
  const account = await lockSubAccount(trx, member.agencyId, member.userId);
  if (!account || account.disabled_at !== null) throw new AppError('no_permission');
  if (account.pay_channels !== null && !account.pay_channels.includes(channel)) {
    throw new AppError('pay_channel_not_allowed', { data: { pay_channels: account.pay_channels } });
  }
  return account;
}

function beyond(
  code: 'over_order_limit' | 'over_day_limit' | 'over_month_limit',
  { currency }: Payment,
  { needed, limit, spent }: { needed: number; limit: number; spent: number },
): AppError {
  const sums = {
    needed: { amount: needed, currency },
    limit: { amount: limit, currency },
    // The limit may have been lowered below the amount already spent.
    available: { amount: Math.max(0, limit - spent), currency },
  };
  const facts = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, formatMoney(sum)]));
  return new AppError(code, { facts, data: sums });
}
