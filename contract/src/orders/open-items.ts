import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';

/** An unpaid charge on credit, billed or not. */
export const openItem = z.object({
  id: z.int(),
  kind: z.enum(['price', 'adjustment', 'fee', 'waiver', 'refund', 'correction']),
  order_id: z.int(),
  order_sn: z.string(),
  /** The agency's reference. */
  order_reference: z.string(),
  order_product: z.string(),
  order_title: z.string(),
  /** Local date on which the service began. */
  service_date: z.string(),
  charged_at: unixSeconds,
  /** Days since the charge. */
  days: z.int(),
  amount: money,
  /** Unpaid part; negative for a credit. */
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
    /** Sums by days since the charge. */
    aged: z.object({ to30: money, to60: money, to90: money, over90: money }),
    open: money,
    /** Total of orders on credit whose service lies in the future; `open` + `held` = total receivable. */
    held: money,
    /** Whether the caller sees the items of some orders only. */
    partial: z.boolean(),
  }),
  errors: listErrors,
});
