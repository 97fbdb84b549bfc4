import { chargeKinds } from '../billing/statuses.ts';

/** Parts of an exposure whose items are listed; `billed` is split by its due date. */
export const openItemParts = ['held', 'unbilled', 'applied', 'not_due', 'overdue', 'disputed'] as const;
export type OpenItemPart = (typeof openItemParts)[number];

/** An order before its service, or the kind of a charge. */
export const openItemKinds = ['order', ...chargeKinds] as const;

/** Maximum number of unpaid orders in the trial of a credit limit. */
export const maxTriedOrders = 50;
