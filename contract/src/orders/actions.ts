import * as z from 'zod/mini';
import { askedSeconds, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { fileLink } from '../files/links.ts';
import { pdfFile } from '../files/types.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { heldRefusals } from '../staff/second-person-refusals.ts';
import { text } from '../text.ts';
import { moneyRefusals } from '../wallet/money-refusals.ts';
import { payChannels } from './statuses.ts';
import { orderView } from './view.ts';

/** Errors of a payment that exceeds a sub-account's spending limits. */
export const spendingRefusals = [
  'over_order_limit',
  'over_day_limit',
  'over_month_limit',
  'pay_channel_not_allowed',
] as const;

/** Evidence for a decision: who, when, how it is known. Visible to the agency in the order's history. */
export const evidence = text(500).check(z.minLength(20, 'evidence_too_short'));

export const orderReply = z.object({ order: orderView });

/** Total shown to the payer, in minor units; a mismatch is refused. If omitted, the current total applies. */
export const agreedTotal = z.optional(z.int().check(z.minimum(0), z.maximum(1e15)));

export const payOrder = endpoint({
  method: 'POST',
  path: 'order/pay',
  title: 'pay an order',
  access: { orderAction: 'pay' },
  rateLimit: 'order',
  idempotent: true,
  input: z.strictObject({ id, pay_channel: z.enum(payChannels, 'pay_channel_required'), total: agreedTotal }),
  reply: orderReply,
  errors: [
    'not_found',
    'order_wrong_state',
    'order_sum_changed',
    'pay_time_over',
    'pay_after_start',
    'balance_too_low',
    'credit_too_low',
    'credit_overdue',
    'credit_stopped',
    'credit_not_verified',
    ...moneyRefusals,
    ...spendingRefusals,
  ],
});

/**
 * Pays an order on credit from the deposit before its bill: the whole held price, or after its end the
 * unbilled charges.
 */
export const payEarly = endpoint({
  method: 'POST',
  path: 'order/payEarly',
  title: 'pay an order on credit before its bill, from the deposit',
  access: { orderAction: 'pay' },
  rateLimit: 'order',
  idempotent: true,
  input: z.strictObject({ id }),
  reply: orderReply,
  errors: [
    'not_found',
    'order_wrong_state',
    'nothing_to_pay',
    'balance_too_low',
    ...moneyRefusals,
    ...spendingRefusals,
  ],
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: 'order/cancel',
  title: 'cancel an order that is not paid',
  access: { orderAction: 'cancel' },
  idempotent: true,
  input: z.strictObject({ id, reason: z._default(text(200), '') }),
  reply: orderReply,
  errors: ['not_found', 'order_wrong_state'],
});

export const confirmOrder = endpoint({
  method: 'POST',
  path: 'order/confirm',
  title: 'accept an offer',
  access: { orderAction: 'confirm' },
  idempotent: true,
  /** `offer_id` names the offer that was shown; a newer offer is not accepted by it. */
  input: z.strictObject({ id, offer_id: id }),
  reply: orderReply,
  errors: ['not_found', 'order_wrong_state', 'offer_over', 'offer_replaced', 'sold_out'],
});

export const previewRefund = endpoint({
  method: 'POST',
  path: 'order/refundPreview',
  title: 'show what a refund would give back now',
  access: { orderAction: 'refund' },
  rateLimit: 'quote',
  input: z.strictObject({ id }),
  reply: z.object({
    preview_id: z.string(),
    fee: money,
    refund: money,
    /** First instant at which the fee rises; null if it never does. */
    valid_until: z.nullable(unixSeconds),
  }),
  errors: ['not_found', 'order_wrong_state', 'order_not_refundable', 'order_start_reached'],
});

export const refundOrder = endpoint({
  method: 'POST',
  path: 'order/refund',
  title: 'cancel a paid order and refund it',
  access: { orderAction: 'refund' },
  rateLimit: 'order',
  idempotent: true,
  input: z.strictObject({ id, preview_id: z.uuid('preview_id_invalid'), reason: z._default(text(200), '') }),
  reply: orderReply,
  errors: ['not_found', 'order_wrong_state', 'order_not_refundable', 'order_start_reached', 'preview_stale'],
});

export const confirmCheckIn = endpoint({
  method: 'POST',
  path: 'order/confirmCheckIn',
  title: 'confirm that the guests have checked in',
  access: { orderAction: 'confirmCheckIn' },
  idempotent: true,
  input: z.strictObject({ id }),
  reply: orderReply,
  errors: ['not_found', 'order_wrong_state', 'order_not_yet'],
});

export const confirmComplete = endpoint({
  method: 'POST',
  path: 'order/confirmComplete',
  title: 'confirm that the service is completed',
  access: { orderAction: 'confirmComplete' },
  idempotent: true,
  input: z.strictObject({ id }),
  reply: orderReply,
  errors: ['not_found', 'order_wrong_state', 'order_not_yet'],
});

export const showVoucher = endpoint({
  method: 'GET',
  path: 'order/voucher',
  title: 'get the voucher as PDF',
  access: { orderAction: 'voucher' },
  file: pdfFile,
  input: z.strictObject({ id }),
  reply: z.unknown(),
  errors: ['not_found', 'voucher_not_yet', 'voucher_suspended', 'voucher_over', 'busy_try_again'],
});

export const linkFile = endpoint({
  method: 'POST',
  path: 'file/link',
  title: 'get a one-use link to a file, for phones and WeChat',
  access: 'member',
  input: z.strictObject({ kind: z.enum(['voucher']), id }),
  reply: fileLink,
  errors: ['not_found', 'voucher_not_yet', 'voucher_suspended', 'voucher_over'],
});

/** The operator is recorded in the history. Used for goodwill and overbooking, with the agreed fee. */
export const cancelForStaff = endpoint({
  method: 'POST',
  path: 'console/order/cancel',
  title: 'cancel a confirmed order for the seller',
  access: { staff: '/console/order/cancel' },
  idempotent: true,
  input: z.strictObject({
    id,
    fee: z.int().check(z.minimum(0), z.maximum(1e12)),
    reason: text(200, 'reason_required'),
  }),
  reply: orderReply,
  errors: ['not_found', 'order_wrong_state', ...heldRefusals],
});

/** For the seller only: no other reply contains its costs. */
export const showCost = endpoint({
  method: 'GET',
  path: 'console/order/cost',
  title: 'show what the seller pays for an order, and earns of it',
  access: { staff: '/console/order/cost' },
  input: z.strictObject({ id }),
  reply: z.object({
    sn: z.string(),
    /** Price as sold or last changed, before later charges and refunds. */
    price: money,
    /** Cost of the rate; null if any part is unknown. */
    cost: z.nullable(money),
    /** Cars hired from other companies, whose cost comes on top, null if not known; null without any. */
    hired: z.nullable(z.object({ cost: z.nullable(money) })),
    /** Price minus both. */
    margin: z.nullable(money),
  }),
  errors: ['not_found'],
});

/** Only before the service and only downwards; an increase needs the agency's consent. */
export const changePrice = endpoint({
  method: 'POST',
  path: 'console/order/changePrice',
  title: 'lower the price of a paid order before its service',
  access: { staff: '/console/order/charge' },
  idempotent: true,
  input: z.strictObject({
    id,
    /** New total, in minor units. */
    total_price: z.int().check(z.minimum(1), z.maximum(1e12)),
    reason: text(200, 'reason_required'),
  }),
  reply: orderReply,
  errors: [
    'not_found',
    'order_wrong_state',
    'order_start_reached',
    'price_not_lower',
    ...moneyRefusals,
    ...heldRefusals,
  ],
});

export const markNoShow = endpoint({
  method: 'POST',
  path: 'console/order/noShow',
  title: 'record that nobody came',
  access: { staff: '/console/order/noShow' },
  idempotent: true,
  input: z.strictObject({
    id,
    /**
     * For driven products: the driver's waiting time since the recorded arrival, and the number of calls to
     * the guest.
     */
    waited_minutes: z.optional(z.int().check(z.minimum(0), z.maximum(1440))),
    calls_made: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
    /** For stays: who at the hotel reported the no-show, and when. */
    told_by: z.optional(text(100)),
    told_at: z.optional(askedSeconds),
    evidence,
  }),
  reply: orderReply,
  errors: [
    'not_found',
    'order_wrong_state',
    'order_not_yet',
    'driver_not_there',
    'wait_too_short',
    'wait_not_recorded',
    'told_at_wrong',
  ],
});
