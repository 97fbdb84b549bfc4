import * as z from 'zod/mini';
import { unixSeconds } from './dates.ts';

/** What cancelling costs within a window; `nights n` = the first n nights at their own prices, all rooms. */
export const fee = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('percent'), percent: z.int() }),
  z.object({ kind: z.literal('nights'), nights: z.int() }),
  z.object({ kind: z.literal('amount'), amount: z.int() }),
]);
export type Fee = z.infer<typeof fee>;

/**
 * How cancelling an offer stands at the instant of asking: free, at a fee, or at the whole price. A free window that
 * is over is no free cancellation.
 */
export const cancellationKinds = ['free', 'fee', 'non_refundable'] as const;
export const cancellation = z.enum(cancellationKinds);
export type Cancellation = z.infer<typeof cancellation>;

/**
 * A cancellation timeline as it is shown: half-open windows that cover all time, in order. `until` is the
 * first instant (unix seconds) that no longer belongs to the window, null for the last one; `amount` is the
 * window's fee in minor units of the order's currency.
 */
export const policy = z.object({
  tz: z.string(),
  refundable: z.boolean(),
  windows: z.array(z.object({ until: z.nullable(unixSeconds), fee, amount: z.int() })),
  no_show_amount: z.int(),
  /** The whole timeline in words, in the asked language. */
  text: z.array(z.string()),
});
export type Policy = z.infer<typeof policy>;

/** The timeline of an order; sums are null for who may not see them, and with them a fee that is one. */
export const seenPolicy = z.object({
  ...policy.shape,
  windows: z.array(
    z.object({ until: z.nullable(unixSeconds), fee: z.nullable(fee), amount: z.nullable(z.int()) }),
  ),
  no_show_amount: z.nullable(z.int()),
});
export type SeenPolicy = z.infer<typeof seenPolicy>;
