import * as z from 'zod/mini';
import { unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { money } from './money.ts';
import { evidence } from './order-actions.ts';
import { orderStatuses } from './order-statuses.ts';
import { orderView } from './orders.ts';
import { listErrors, listed, listPaging } from './paging.ts';
import { text } from './text.ts';

/** What an order can be corrected to. */
export const correctedStatuses = ['completed', 'no_show'] as const;

/** A wrong no-show or completion that one of the staff wants put right. */
export const correctionView = z.object({
  id: z.int(),
  order_id: z.int(),
  order_sn: z.string(),
  order_status: z.enum(orderStatuses),
  title: z.string(),
  agency: z.string(),
  to: z.enum(correctedStatuses),
  /** `asked`: it waits for a second person; nothing has been changed yet. */
  status: z.enum(['asked', 'done', 'rejected', 'lapsed']),
  /** What the agency is charged more (positive) or given back (negative) by it. */
  amount: money,
  reason: z.string(),
  asked_by: z.string(),
  asked_at: unixSeconds,
  /** By when the second person decides; it lapses then. Null where none is needed. */
  due: z.nullable(unixSeconds),
});
export type CorrectionView = z.infer<typeof correctionView>;

const correctionReply = z.object({ correction: correctionView, order: orderView });
const moneyErrors = ['balance_too_low', 'credit_too_low', 'credit_not_verified', 'money_stopped'] as const;

/** Up to the sum that the site sets it is done at once; above, it waits for a second person. */
export const correctOrder = endpoint({
  method: 'POST',
  path: 'console/order/correct',
  title: 'correct a wrong no-show or a wrong completion',
  access: { staff: '/console/order/correct' },
  idempotent: true,
  input: z.strictObject({ id, to: z.enum(correctedStatuses), evidence }),
  reply: correctionReply,
  errors: ['not_found', 'order_wrong_state', 'correction_open', ...moneyErrors],
});

export const listCorrections = endpoint({
  method: 'GET',
  path: 'console/correction/list',
  title: 'list the corrections that wait for a second person, the oldest first',
  access: { staff: '/console/correction/view' },
  input: z.strictObject({ ...listPaging }),
  reply: z.object({ list: z.array(correctionView), ...listed }),
  errors: [...listErrors],
});

/** Never by whom it was asked for. */
export const decideCorrection = endpoint({
  method: 'POST',
  path: 'console/correction/decide',
  title: 'confirm or reject a correction as the second person',
  access: { staff: '/console/correction/decide' },
  idempotent: true,
  input: z.strictObject({
    correction_id: id,
    decision: z.enum(['confirm', 'reject']),
    note: text(200, 'reason_required'),
  }),
  reply: correctionReply,
  errors: ['not_found', 'correction_closed', 'correction_own', 'order_wrong_state', ...moneyErrors],
});
