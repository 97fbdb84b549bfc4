import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { evidence, orderReply } from '../orders/actions.ts';
import { codeText } from '../text.ts';
import { moneyRefusals } from '../wallet/money-refusals.ts';

/**
 * Decisions of the desk for an order of an outside supplier: booked there, unavailable, available at the
 * other price that the supplier named, cancelled, or cancellation refused.
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
    /** The supplier's booking code; required with `confirmed`, otherwise not allowed. */
    confirmation_code: z._default(codeText(60), ''),
    evidence,
  }),
  reply: orderReply,
  errors: ['not_found', 'order_wrong_state', 'review_not_open', ...moneyRefusals],
});
