import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { moneyRefusals } from './money-refusals.ts';
import { evidence, orderReply } from './order-actions.ts';
import { codeText } from './text.ts';

/**
 * What the desk knows of an order that an outside supplier sells: it is booked there, cannot be had, may be booked at the
 * other price the supplier has named, is cancelled, or is not to be cancelled.
 */
export const supplierDecisions = ['confirmed', 'declined', 'take_price', 'cancelled', 'kept'] as const;

export const lookUpBooking = endpoint({
  method: 'POST',
  path: 'console/supplier/lookUp',
  title: 'look up at once how the booking of an order stands at its supplier',
  access: { staff: '/console/supplier/lookUp' },
  idempotent: true,
  input: z.strictObject({ id }),
  reply: z.object({}),
  errors: ['not_found', 'order_wrong_state'],
});

export const decideForSupplier = endpoint({
  method: 'POST',
  path: 'console/supplier/decide',
  title: 'decide an order in place of its supplier',
  access: { staff: '/console/supplier/decide' },
  idempotent: true,
  input: z.strictObject({
    id,
    decision: z.enum(supplierDecisions),
    /** What the supplier calls the booking; only, and always, with `confirmed`. */
    confirmation_code: z._default(codeText(60), ''),
    evidence,
  }),
  reply: orderReply,
  errors: ['not_found', 'order_wrong_state', 'review_not_open', ...moneyRefusals],
});
