import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { deskDeclaration } from './desk.ts';
import { suggestionReasons } from './states.ts';

/** A bill that can be paid. */
const payableBill = z.object({
  id: z.int(),
  number: z.string(),
  due_on: z.nullable(z.string()),
  open: money,
});

/** A proposed allocation of what is left of a receipt, in the account's currency. */
export const suggestion = z.object({
  agency: z.object({ id: z.int(), name: z.string() }),
  /** The declared payment that the receipt is matched with. */
  declaration: z.nullable(deskDeclaration),
  /** Bills that it pays, each with the part of the receipt. */
  bills: z.array(z.extend(payableBill, { amount: money })),
  /** Part that goes to the deposit, and part that stays unallocated. */
  deposit: money,
  rest: money,
  reasons: z.array(z.enum(suggestionReasons)),
  /** A number or a declaration identifies it beyond doubt. */
  certain: z.boolean(),
});
export type Suggestion = z.infer<typeof suggestion>;

export const suggestMatches = endpoint({
  method: 'GET',
  path: 'console/receipt/suggest',
  title: 'suggest whose a receipt is and what it pays, with the reasons, the most certain first',
  access: { staff: '/console/receipt/view' },
  input: z.strictObject({
    id,
    /** Restricts the suggestions to an agency; needless once the receipt has one. */
    agency_id: z.optional(id),
  }),
  reply: z.object({
    suggestions: z.array(suggestion),
    /** Open bills of the agency by due date; empty while it is unknown. */
    payable: z.array(payableBill),
  }),
  errors: ['not_found'],
});
