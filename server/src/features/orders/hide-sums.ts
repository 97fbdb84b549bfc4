import type { Policy, SeenPolicy } from '@serai/contract/orders/cancellation';
import type { Caller } from '../../calls.ts';
import { seesNetPrices } from '../permissions/permissions.ts';

/** A reply whose sums may have no amount. */
type Seen<T> = T extends { amount: number; currency: string }
  ? Omit<T, 'amount'> & { amount: number | null }
  : T extends readonly (infer Item)[]
    ? Seen<Item>[]
    : T extends object
      ? { [Key in keyof T]: Seen<T[Key]> }
      : T;

/** Removes the amounts from a reply for callers who may not see net prices. */
export function hideSums<T>(caller: Caller | undefined, told: T): Seen<T> {
  return (seesNetPrices(caller) ? told : withoutAmounts(told)) as Seen<T>;
}

/**
 * Removes the sums from a timeline for such callers: times and percentages stay; `text` is worded without
 * sums.
 */
export function policySeenBy(caller: Caller | undefined, policy: Policy, text: () => string[]): SeenPolicy {
  if (seesNetPrices(caller)) return policy;
  const windows = policy.windows.map(({ until, fee, amount }) => ({
    until,
    fee: fee.kind === 'amount' ? null : fee,
    // A free cancellation reveals no price.
    amount: amount === 0 ? 0 : null,
  }));
  return { ...policy, windows, no_show_amount: policy.no_show_amount === 0 ? 0 : null, text: text() };
}

function withoutAmounts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAmounts);
  if (typeof value !== 'object' || value === null) return value;
  const isMoney = 'amount' in value && 'currency' in value && typeof value.amount === 'number';
  const entries = Object.entries(value).map(([key, item]) => [key, withoutAmounts(item)]);
  return { ...Object.fromEntries(entries), ...(isMoney ? { amount: null } : {}) };
}
