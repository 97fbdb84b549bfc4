import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';

/** Cancellation fee within a window; `nights n` = the first n nights at their own prices, all rooms. */
export const fee = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('percent'), percent: z.int() }),
  z.object({ kind: z.literal('nights'), nights: z.int() }),
  z.object({ kind: z.literal('amount'), amount: z.int() }),
]);
export type Fee = z.infer<typeof fee>;

/**
 * Cost of cancelling an offer at the time of the call: free, a fee, or the whole price. An expired free
 * window does not count as free.
 */
export const cancellationKinds = ['free', 'fee', 'non_refundable'] as const;
export const cancellation = z.enum(cancellationKinds);
export type Cancellation = z.infer<typeof cancellation>;

/**
 * Cancellation timeline for display: consecutive half-open windows that cover all time. `until` is the first
 * instant (Unix seconds) after the window, null for the last one; `amount` is the fee in minor units of the
 * order's currency.
 */
export const policy = z.object({
  tz: z.string(),
  refundable: z.boolean(),
  windows: z.array(z.object({ until: z.nullable(unixSeconds), fee, amount: z.int() })),
  no_show_amount: z.int(),
  /** The whole timeline in words, in the requested language. */
  text: z.array(z.string()),
});
export type Policy = z.infer<typeof policy>;

/**
 * Cancellation timeline of an order. Sums, and fees that are a sum, are null for callers who may not see
 * them.
 */
export const seenPolicy = z.object({
  ...policy.shape,
  windows: z.array(
    z.object({ until: z.nullable(unixSeconds), fee: z.nullable(fee), amount: z.nullable(z.int()) }),
  ),
  no_show_amount: z.nullable(z.int()),
});
export type SeenPolicy = z.infer<typeof seenPolicy>;
