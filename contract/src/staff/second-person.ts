import * as z from 'zod/mini';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { text } from '../text.ts';
import { moneyRefusals } from '../wallet/money-refusals.ts';
import { actionObjects } from './activity-objects.ts';
import { concessionKinds } from './concession-kinds.ts';

/** A staff action that waits for a second person; nothing changes before the decision. */
export const secondPersonRequest = z.object({
  id: z.int(),
  kind: z.enum(concessionKinds),
  /** Value of the concession; null if it has no definite sum. */
  amount: z.nullable(money),
  object_kind: z.enum(actionObjects),
  /** Order number, company name or user name; empty for the site. */
  object_name: z.string(),
  agency: z.string(),
  reason: z.string(),
  /** Input of the repeated call; null if the request is kept in a separate list. */
  input: z.nullable(z.record(z.string(), z.unknown())),
  asked_by: z.string(),
  asked_at: unixSeconds,
  /** When it lapses; null if it does not. */
  due: z.nullable(unixSeconds),
  /** When it takes effect unless declined; null if a second person must approve it. */
  takes_effect: z.nullable(unixSeconds),
  /** Required approver. */
  needs: z.enum(['colleague', 'administrator']),
  may_confirm: z.boolean(),
  may_reject: z.boolean(),
  is_own: z.boolean(),
});
export type SecondPersonRequest = z.infer<typeof secondPersonRequest>;

export const listSecondPerson = endpoint({
  method: 'GET',
  path: 'console/secondPerson/list',
  title: 'list what waits for a second person, the oldest first',
  access: { staff: '/console/secondPerson/view' },
  input: z.strictObject({ ...listPaging }),
  reply: z.object({ list: z.array(secondPersonRequest), ...listed }),
  errors: [...listErrors],
});

/** The requester may withdraw a request by declining it but never approve it. */
export const decideSecondPerson = endpoint({
  method: 'POST',
  path: 'console/secondPerson/decide',
  title: 'approve or decline an act of a colleague as the second person',
  access: { staff: '/console/secondPerson/answer' },
  idempotent: true,
  input: z.strictObject({ id, decision: z.enum(['confirm', 'reject']), note: text(200, 'reason_required') }),
  reply: z.object({ request: secondPersonRequest }),
  errors: [
    'not_found',
    'second_person_closed',
    'second_person_own',
    'second_person_dependent',
    'second_person_changed',
    'second_person_gone',
    'second_person_undoable',
    'agency_credit_closed',
    'correction_closed',
    'correction_own',
    'order_wrong_state',
    'given_back_since',
    'more_than_charged',
    'charge_written_off',
    'write_off_closed',
    'write_off_own',
    'bill_wrong_state',
    'bill_sum_changed',
    'deposit_left',
    'pay_back_closed',
    'pay_back_own',
    'balance_too_low',
    'credit_too_low',
    'credit_overdue',
    'credit_not_verified',
    ...moneyRefusals,
  ],
});

/** Concessions of one member of staff in a day, in one currency. */
const personTotal = z.object({
  operator: z.string(),
  /** Given without approval; counts against the daily limit. */
  alone: money,
  /** Given with a second person's approval. */
  approved: money,
  acts: z.int(),
});
export type PersonTotal = z.infer<typeof personTotal>;

export const listDayTotals = endpoint({
  method: 'GET',
  path: 'console/secondPerson/dayTotals',
  title: 'show what each of the staff gave up in a day',
  access: { staff: '/console/activity/view' },
  /** A day of the seller; defaults to today. */
  input: z.strictObject({ day: z.optional(civilDate) }),
  reply: z.object({
    day: civilDate,
    list: z.array(personTotal),
    /** Limits above which a second person decides, in the site's currency. */
    sums: z.object({ act: money, order: money, day: money }),
  }),
  errors: [],
});
