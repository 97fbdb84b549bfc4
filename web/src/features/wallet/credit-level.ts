import type { Wallet } from '@serai/contract/wallet/wallet';

/**
 * Alert level of the remaining credit: at or below 40 %, 20 % or nothing of the limit; null above that or without a
 * limit.
 */
export function creditAlert(wallet: Wallet): 'alert40' | 'alert20' | 'alert0' | null {
  const limit = wallet.credit_limit.amount;
  if (limit <= 0) return null;
  const left = wallet.credit_left.amount;
  if (left <= 0) return 'alert0';
  if (left * 100 <= limit * 20) return 'alert20';
  if (left * 100 <= limit * 40) return 'alert40';
  return null;
}

/** Used share of the limit, 0 to 1. */
export function creditUsedShare(wallet: Wallet): number {
  const limit = wallet.credit_limit.amount;
  return limit <= 0 ? 0 : Math.min(1, Math.max(0, wallet.credit_used.amount / limit));
}
