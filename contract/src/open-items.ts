import * as z from 'zod/mini';
import { unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { money } from './money.ts';
import { listErrors, listed, listPaging } from './paging.ts';

/** A charge on credit that is not paid, whether it stands on a bill or not. */
export const openItem = z.object({
  id: z.int(),
  kind: z.enum(['price', 'adjustment', 'fee', 'waiver', 'refund', 'correction']),
  order_id: z.int(),
  order_sn: z.string(),
  /** The agency's own. */
  order_reference: z.string(),
  order_product: z.string(),
  order_title: z.string(),
  /** The day of the place on which the service began. */
  service_date: z.string(),
  charged_at: unixSeconds,
  /** Since it was charged. */
  days: z.int(),
  amount: money,
  /** What of it is not paid; below zero for what comes off. */
  open: money,
  billed: z.boolean(),
});

export const listOpenItems = endpoint({
  method: 'GET',
  path: 'account/openItems',
  title: 'list what is owed, charge by charge, oldest first',
  access: { node: '/user/account/balance/view' },
  input: z.strictObject({ ...listPaging }),
  reply: z.object({
    list: z.array(openItem),
    ...listed,
    /** All of them by the days since they were charged. */
    aged: z.object({ to30: money, to60: money, to90: money, over90: money }),
    open: money,
    /** What orders on credit come to whose service is still to come: with `open` it is all that is owed. */
    held: money,
    /** The caller sees the items of some orders only. */
    partial: z.boolean(),
  }),
  errors: listErrors,
});
