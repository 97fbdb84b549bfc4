import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { heldRefusals } from '../staff/second-person-refusals.ts';
import { lineText, text } from '../text.ts';
import { moneyRefusals } from '../wallet/money-refusals.ts';
import { agreedTotal, orderReply } from './actions.ts';
import { payChannels } from './statuses.ts';

/** The limits and approval rules of the agency apply as if the booker of the order paid it. */
export const payForAgency = endpoint({
  method: 'POST',
  path: 'console/order/pay',
  title: 'pay an order for its agency, which asked for it',
  access: { staff: '/console/order/pay' },
  idempotent: true,
  input: z.strictObject({
    id,
    pay_channel: z.enum(payChannels, 'pay_channel_required'),
    total: agreedTotal,
    /** Person at the agency who asked for the payment; shown to the agency. */
    caller: lineText(80, 'caller_required'),
    reason: text(200, 'reason_required'),
  }),
  reply: orderReply,
  errors: [
    'not_found',
    'order_wrong_state',
    'order_sum_changed',
    'pay_time_over',
    'pay_after_start',
    'agency_is_blocked',
    'agency_must_approve',
    'agency_credit_closed',
    'balance_too_low',
    'credit_too_low',
    ...moneyRefusals,
    ...heldRefusals,
  ],
});
