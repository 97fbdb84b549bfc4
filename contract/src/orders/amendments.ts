import * as z from 'zod/mini';
import { changedRental } from '../cars/booking.ts';
import { civilDate, unixSeconds } from '../dates.ts';
import { namedRooms } from '../hotels/booking.ts';
import { seenMoney } from '../money.ts';
import { changedTransfer } from '../transfers/booking.ts';
import { rateKey } from './booking.ts';
import { changePreviewId } from './change-booking.ts';
import { payChannels } from './statuses.ts';

/**
 * Kinds of amendment: the first four apply to stays, the next to rentals, the next to transfers, the rest to
 * all.
 */
export const amendmentKinds = [
  'rename_guests',
  'drop_room',
  'change_room',
  'change_dates',
  'change_rental',
  'change_transfer',
  'waive_fee',
  'refund',
  'goodwill',
] as const;
export type AmendmentKind = (typeof amendmentKinds)[number];

/** Amount given, in minor units of the order's currency. */
const amount = z.int().check(z.minimum(1), z.maximum(1e12));
const { id: _rental, ...rental } = changedRental;
const { id: _transfer, ...transfer } = changedTransfer;

/** Requested change to the order that a work order refers to. */
export const amendment = z.discriminatedUnion('kind', [
  /** Complete list of rooms with all guest names after the change. */
  z.strictObject({ kind: z.literal('rename_guests'), rooms: namedRooms }),
  /** Room to drop, counted from 1; the order must have several. */
  z.strictObject({ kind: z.literal('drop_room'), room: z.int().check(z.minimum(1), z.maximum(9)) }),
  /** Another rate of the same hotel and dates. */
  z.strictObject({ kind: z.literal('change_room'), rate_key: rateKey }),
  /** The same rate on other dates, at today's price. */
  z.strictObject({ kind: z.literal('change_dates'), check_in: civilDate, check_out: civilDate }),
  z.strictObject({ kind: z.literal('change_rental'), ...rental }),
  z.strictObject({ kind: z.literal('change_transfer'), ...transfer }),
  /** Active order: cancelled at its remaining fee. Ended order: the amount is refunded. */
  z.strictObject({ kind: z.literal('waive_fee'), amount }),
  /** Partial refund of an order that was served. */
  z.strictObject({ kind: z.literal('refund'), amount }),
  /** Goodwill for a paid order of any price: a discount before the service, a refund after it. */
  z.strictObject({ kind: z.literal('goodwill'), amount }),
]);
export type AmendmentInput = z.infer<typeof amendment>;

/** Identifies an amendment preview, so that the approval refers to exactly the version that was shown. */
export const amendmentPreviewId = changePreviewId;

/**
 * Decider: no one (`itself`: executed when a member asks), the agency (`member`), the desk alone because
 * the agency only gains (`desk`), or a second member of staff because the amount exceeds one person's limit
 * (`second_person`).
 */
export const amendmentDeciders = ['itself', 'member', 'desk', 'second_person'] as const;
export type AmendmentDecider = (typeof amendmentDeciders)[number];

/** Effect on the voucher, and other parties who are notified. */
export const voucherFates = ['unchanged', 'new_version', 'void'] as const;
export const toldOfAmendments = ['hotel', 'driver'] as const;

/** Preview of an amendment's effects on an order. Sums that the caller may not see have no amount. */
export const amendmentPreview = z.object({
  preview_id: z.string(),
  kind: z.enum(amendmentKinds),
  /** Changes in the caller's language; empty if the amendment is refused. */
  effects: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  /** Total of the order before and after, net of refunds. */
  total_before: seenMoney,
  total_after: seenMoney,
  /** Fee kept for the cancelled part; included in `total_after`. */
  fee: seenMoney,
  /** Additional cost to the agency and the payment channel; the channel is null if the order is unpaid. */
  costs: seenMoney,
  pay_channel: z.nullable(z.enum(payChannels)),
  /** Refund to the agency: `off_credit` reduces its receivable, `to_deposit` goes to its deposit. */
  gives_back: seenMoney,
  off_credit: seenMoney,
  to_deposit: seenMoney,
  voucher: z.enum(voucherFates),
  tells: z.array(z.enum(toldOfAmendments)),
  who: z.enum(amendmentDeciders),
  /** Whether the agency must agree first: it pays more, a fee is kept, or its booking ends. */
  needs_yes: z.boolean(),
  /** First instant at which the preview no longer applies; null if no limit is known. */
  valid_until: z.nullable(unixSeconds),
  /** Why it cannot be done now: error code from the catalogue and its message. */
  refused: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type AmendmentPreview = z.infer<typeof amendmentPreview>;
