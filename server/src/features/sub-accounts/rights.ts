import type { SpendingLimits } from '@serai/contract/accounts/sub-accounts';
import type { PermissionNode } from '@serai/contract/permissions';

/** Rights and limits of a user. */
export interface Rights {
  nodes: ReadonlySet<PermissionNode>;
  limits: SpendingLimits;
}

export const noLimits: SpendingLimits = {
  order_limit: null,
  day_limit: null,
  month_limit: null,
  products: null,
  pay_channels: null,
};

/** Returns whether rights do not exceed others: no one grants or takes over more than they have. */
export function isWithin(inner: Rights, outer: Rights): boolean {
  return isSubset([...inner.nodes], [...outer.nodes]) && areWithin(inner.limits, outer.limits);
}

function areWithin(inner: SpendingLimits, outer: SpendingLimits): boolean {
  return (
    isAtMost(inner.order_limit, outer.order_limit) &&
    isAtMost(inner.day_limit, outer.day_limit) &&
    isAtMost(inner.month_limit, outer.month_limit) &&
    isSubset(inner.products, outer.products) &&
    isSubset(inner.pay_channels, outer.pay_channels)
  );
}

function isAtMost(inner: number | null, outer: number | null): boolean {
  return outer === null || (inner !== null && inner <= outer);
}

function isSubset(inner: readonly string[] | null, outer: readonly string[] | null): boolean {
  return outer === null || (inner?.every((one) => outer.includes(one)) ?? false);
}
