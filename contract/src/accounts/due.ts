import * as z from 'zod/mini';
import { verificationStates } from '../agencies/states.ts';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { money } from '../money.ts';
import { dueActions, dueKinds } from './due-kinds.ts';

/** Something that waits for the caller: an order, a request for payment, a bill or a work order. */
export const dueRow = z.object({
  /** Kind and object, unique in the list. */
  id: z.string(),
  kind: z.enum(dueKinds),
  action: z.enum(dueActions),
  object_id: z.int(),
  /** Its order and the order's product; null and empty for a bill, and for a work order about no order. */
  order_id: z.nullable(z.int()),
  product: z.string(),
  /** Number of the order, bill or work order. */
  number: z.string(),
  /** Hotel or trip; for a work order its first words, for a bill empty. */
  title: z.string(),
  /** First guest or passenger; empty without an order. */
  guest: z.string(),
  /** Number of the other guests. */
  other_guests: z.int(),
  /** Until when it can be done, or when the service begins; null if nothing expires. */
  due: z.nullable(unixSeconds),
  /** Zone in which `due` is shown: that of the place for services, otherwise the agency's. */
  tz: z.string(),
  /** Null for callers who may not see prices. */
  sum: z.nullable(money),
});
export type DueRow = z.infer<typeof dueRow>;

export const listDue = endpoint({
  method: 'GET',
  path: 'overview/due',
  title: 'list what waits for the caller over all products, the first due first',
  access: 'member',
  input: z.strictObject({ kind: z.optional(z.enum(dueKinds)) }),
  reply: z.object({
    /** Exact numbers of the kinds that wait, regardless of the filter. */
    counts: z.array(z.object({ kind: z.enum(dueKinds), count: z.int() })),
    /** At most `maxDue` rows. */
    list: z.array(dueRow),
  }),
  errors: [],
});

const countOfProduct = z.object({ product: z.string(), count: z.int() });

export const showAhead = endpoint({
  method: 'GET',
  path: 'overview/ahead',
  title: 'count the services that begin and end in the next fourteen days',
  access: 'member',
  input: z.strictObject({}),
  reply: z.object({
    /** From today in the agency's zone; each day is local to the place of the service. */
    days: z.array(
      z.object({ day: civilDate, begins: z.array(countOfProduct), ends: z.array(countOfProduct) }),
    ),
  }),
  errors: [],
});

export const showFirstSteps = endpoint({
  method: 'GET',
  path: 'overview/firstSteps',
  title: 'show which first steps an agency without orders has taken',
  access: 'member',
  input: z.strictObject({}),
  reply: z.object({
    /** Null once the agency has booked. */
    steps: z.nullable(
      z.object({
        /** Whether the company's country and address are known. */
        profile: z.boolean(),
        verification: z.enum(verificationStates),
        /** Whether the agency can pay: from its deposit or on credit. */
        funds: z.boolean(),
      }),
    ),
  }),
  errors: [],
});
