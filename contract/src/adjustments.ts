import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { orderReply, spendingRefusals } from './order-actions.ts';
import { adjustmentKinds, orderView } from './orders.ts';
import { text } from './text.ts';

/** Charged where the order was: to the deposit, or on credit. What the money does not suffice for stays open. */
export const confirmAdjustment = endpoint({
  method: 'POST',
  path: 'order/confirmAdjustment',
  title: 'confirm a charge made after the service',
  access: { orderAction: 'pay' },
  pace: 'order',
  idempotent: true,
  input: z.strictObject({ id, adjustment_id: id }),
  reply: orderReply,
  errors: [
    'not_found',
    'order_wrong_state',
    'adjustment_closed',
    'balance_too_low',
    'credit_too_low',
    'credit_not_verified',
    'money_stopped',
    ...spendingRefusals,
  ],
});

/** A charge that no rate card computes, e.g. tolls; overtime and waiting have calls of their own product. */
export const proposeAdjustment = endpoint({
  method: 'POST',
  path: 'console/order/proposeAdjustment',
  title: 'propose a charge after the service',
  access: { staff: '/console/order/charge' },
  idempotent: true,
  input: z.strictObject({
    id,
    kind: z.enum(adjustmentKinds),
    quantity: z.int().check(z.minimum(1), z.maximum(1000)),
    unit_amount: z.int().check(z.minimum(1), z.maximum(1e9)),
    reason: text(200, 'reason_required'),
  }),
  reply: z.object({ order: orderView, adjustment_id: z.int() }),
  errors: ['not_found', 'order_wrong_state'],
});

export const withdrawAdjustment = endpoint({
  method: 'POST',
  path: 'console/order/withdrawAdjustment',
  title: 'withdraw a proposed charge',
  access: { staff: '/console/order/charge' },
  idempotent: true,
  input: z.strictObject({ id, adjustment_id: id, reason: text(200, 'reason_required') }),
  reply: orderReply,
  errors: ['not_found', 'adjustment_closed'],
});
