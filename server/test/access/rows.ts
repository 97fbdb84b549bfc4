import { accountRows } from './account-rows.ts';
import { agencyRows } from './agency-rows.ts';
import { catalogueRows } from './catalogue-rows.ts';
import { orderRows } from './order-rows.ts';
import type { Rows } from './row.ts';
import { secondFactorRows } from './second-factor-rows.ts';
import { siteRows } from './site-rows.ts';

/** How every call of the portal is made; a call without a row fails the matrix. */
export const rows: Rows = {
  ...catalogueRows,
  ...orderRows,
  ...accountRows,
  ...secondFactorRows,
  ...agencyRows,
  ...siteRows,
};

/** Calls that even the rightful caller cannot succeed with in this world, and the refusal that is right. */
export const refusedAnyway: Readonly<Record<string, string>> = {
  // There is an operator already.
  'POST console/setUp': 'link_invalid',
  // Own stock is never offered: every order can be paid at once.
  'POST order/confirm': 'order_wrong_state',
};
