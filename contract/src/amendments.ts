import * as z from 'zod/mini';
import { rateKey } from './booking.ts';
import { changedRental } from './car-booking.ts';
import { changePreviewId } from './change-booking.ts';
import { civilDate, unixSeconds } from './dates.ts';
import { namedRooms } from './hotel-booking.ts';
import { seenMoney } from './money.ts';
import { payChannels } from './order-statuses.ts';
import { changedTransfer } from './transfer-booking.ts';

/** What an order can be amended by; the first four are of stays, then one of rentals and one of transfers. */
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

/** What is given, in minor units of the order's currency. */
const amount = z.int().check(z.minimum(1), z.maximum(1e12));
const { id: _rental, ...rental } = changedRental;
const { id: _transfer, ...transfer } = changedTransfer;

/** What is to become of an order that its work order names. */
export const amendment = z.discriminatedUnion('kind', [
  /** All rooms with all names as they are to be. */
  z.strictObject({ kind: z.literal('rename_guests'), rooms: namedRooms }),
  /** Which of several rooms, counted from 1. */
  z.strictObject({ kind: z.literal('drop_room'), room: z.int().check(z.minimum(1), z.maximum(9)) }),
  /** Another rate of the same hotel and dates. */
  z.strictObject({ kind: z.literal('change_room'), rate_key: rateKey }),
  /** The same rate on other dates, at the price of the day. */
  z.strictObject({ kind: z.literal('change_dates'), check_in: civilDate, check_out: civilDate }),
  z.strictObject({ kind: z.literal('change_rental'), ...rental }),
  z.strictObject({ kind: z.literal('change_transfer'), ...transfer }),
  /** Of an order that stands: it is cancelled for the rest of its fee; of one that has ended: given back. */
  z.strictObject({ kind: z.literal('waive_fee'), amount }),
  /** Part of the price of an order that was served. */
  z.strictObject({ kind: z.literal('refund'), amount }),
  /** Given for an order that was paid, whatever it cost: off its price before the service, given back after it. */
  z.strictObject({ kind: z.literal('goodwill'), amount }),
]);
export type AmendmentInput = z.infer<typeof amendment>;

/** Names what was shown of an amendment: whoever says yes, says it to exactly that. */
export const amendmentPreviewId = changePreviewId;

/**
 * Who decides: it carries itself out once a member asks (`itself`), needs the agency's yes (`member`), only gives, so
 * that the desk alone may do it (`desk`), or gives more than one of the staff may alone (`second_person`).
 */
export const amendmentDeciders = ['itself', 'member', 'desk', 'second_person'] as const;
export type AmendmentDecider = (typeof amendmentDeciders)[number];

/** What becomes of the voucher, and who else is notified. */
export const voucherFates = ['unchanged', 'new_version', 'void'] as const;
export const toldOfAmendments = ['hotel', 'driver'] as const;

/** What an amendment would make of an order. Sums that a caller may not see have no amount. */
export const amendmentPreview = z.object({
  preview_id: z.string(),
  kind: z.enum(amendmentKinds),
  /** What changes, in the caller's language; empty where it is refused. */
  effects: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  /** What the order comes to in all, after refunds. */
  total_before: seenMoney,
  total_after: seenMoney,
  /** What is kept of what is given up, a part of `total_after`. */
  fee: seenMoney,
  /** What the agency pays more, and from where; null where the order is not paid. */
  costs: seenMoney,
  pay_channel: z.nullable(z.enum(payChannels)),
  /** What it gets back: `off_credit` of it off what it owes, `to_deposit` to its deposit. */
  gives_back: seenMoney,
  off_credit: seenMoney,
  to_deposit: seenMoney,
  voucher: z.enum(voucherFates),
  tells: z.array(z.enum(toldOfAmendments)),
  who: z.enum(amendmentDeciders),
  /** The agency says yes first: it pays more, a fee is kept, or its booking ends. */
  needs_yes: z.boolean(),
  /** The first instant at which it can no longer be had so; null where no such is known. */
  valid_until: z.nullable(unixSeconds),
  /** Why it cannot be done now; a code of the error catalogue and its sentence. */
  refused: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type AmendmentPreview = z.infer<typeof amendmentPreview>;
