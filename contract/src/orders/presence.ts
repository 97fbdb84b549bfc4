import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { orderDeskActions } from './desk-actions.ts';

const doing = z.enum(orderDeskActions);

/**
 * The open page of an order repeats this call while it is visible; the caller counts as present for 45 seconds after
 * each. It only informs and locks nothing. A GET, because a repetition has no further effect and no audit row.
 */
export const showPresence = endpoint({
  method: 'GET',
  path: 'console/order/present',
  title: 'report that the caller has an order open, and show which colleagues have it open',
  access: { staff: '/console/order/view' },
  rateLimit: 'search',
  /** `doing`: the action whose dialog is open. */
  input: z.strictObject({ id, doing: z.optional(doing) }),
  reply: z.object({
    /** Without the caller, the longest present first, at most 20. */
    others: z.array(
      z.object({
        name: z.string(),
        /** Whole minutes since the page was opened. */
        minutes: z.int(),
        doing: z.nullable(doing),
      }),
    ),
  }),
  errors: ['not_found'],
});
