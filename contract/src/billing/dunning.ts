import * as z from 'zod/mini';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listed, paging } from '../paging.ts';
import { lineText, text } from '../text.ts';
import { dunningStages, maxReminderNote } from './dunning-stages.ts';

const stage = z.enum(dunningStages);
const lang = z.enum(['zh-cn', 'en']);

/** A pause of an agency's reminders. */
const pause = z.object({
  /** Last day without reminders, in the agency's zone. */
  until: z.string(),
  reason: z.string(),
  by: z.string(),
  at: unixSeconds,
});

export const listDunning = endpoint({
  method: 'GET',
  path: 'console/bill/dunning',
  title: 'list the agencies that owe bills, or whose bills were written off, by the stage of their reminders',
  access: { staff: '/console/bill/view' },
  input: z.strictObject({
    stage: z.optional(stage),
    /** Part of the agency's name. */
    keyword: z.optional(lineText(60)),
    ...paging,
  }),
  reply: z.object({
    list: z.array(
      z.object({
        agency_id: z.int(),
        agency: z.string(),
        stage,
        /** Open amount of its bills, and the overdue part of it. */
        open: money,
        overdue: money,
        /** Written off and not recovered. */
        given_up: money,
        oldest_due_on: z.nullable(z.string()),
        days_late: z.int(),
        last_reminded_at: z.nullable(unixSeconds),
        paused_until: z.nullable(z.string()),
      }),
    ),
    ...listed,
    /** Of all agencies that match the keyword: number and overdue sums by stage, one per currency. */
    stages: z.array(z.object({ stage, agencies: z.int(), open: z.array(money) })),
  }),
  errors: [],
});

const reminder = z.object({ bill_id: z.int(), bill_number: z.string(), title: z.string(), text: z.string() });

export const showDunning = endpoint({
  method: 'GET',
  path: 'console/bill/dunningOf',
  title:
    'show how far the reminding of an agency has gone: the last and the next reminder, and its owed bills',
  access: { staff: '/console/bill/view' },
  input: z.strictObject({ agency_id: id }),
  reply: z.object({
    stage,
    open: money,
    overdue: money,
    given_up: money,
    /** Text in the caller's language. `by` is empty for the clock. */
    last: z.nullable(z.extend(reminder, { at: unixSeconds, by: z.string() })),
    /** As it will be sent if nothing is paid until then; null if none follows. */
    next: z.nullable(z.extend(reminder, { on: z.string() })),
    pause: z.nullable(pause),
    /** Owed bills by due date, at most `maxDunnedBills`. */
    bills: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        due_on: z.nullable(z.string()),
        days_late: z.int(),
        open: money,
        last_reminded_at: z.nullable(unixSeconds),
        /** It is due, and no reminder of it was sent today. */
        can_remind: z.boolean(),
      }),
    ),
  }),
  errors: ['not_found'],
});

/** Line that staff add to a reminder. */
const note = z._default(lineText(maxReminderNote), '');

export const previewReminder = endpoint({
  method: 'GET',
  path: 'console/bill/previewReminder',
  title: 'show the reminder of a bill as it would be mailed now, and to whom',
  access: { staff: '/console/bill/decide' },
  input: z.strictObject({ id, note }),
  reply: z.object({
    recipients: z.array(z.object({ name: z.string(), email: z.string(), lang })),
    /** One per language of the recipients. */
    mails: z.array(z.object({ lang, subject: z.string(), body: z.string() })),
  }),
  errors: ['not_found', 'bill_wrong_state', 'bill_not_due', 'bill_reminded_today'],
});

export const remindBill = endpoint({
  method: 'POST',
  path: 'console/bill/remind',
  title: 'remind an agency of a bill that is due, at most once a day',
  access: { staff: '/console/bill/decide' },
  idempotent: true,
  input: z.strictObject({ id, note }),
  reply: z.object({ sent: z.int() }),
  errors: ['not_found', 'bill_wrong_state', 'bill_not_due', 'bill_reminded_today'],
});

export const pauseReminders = endpoint({
  method: 'POST',
  path: 'console/bill/pauseReminders',
  title: "pause the reminders of an agency's bills until a day, or end the pause",
  access: { staff: '/console/bill/decide' },
  idempotent: true,
  input: z.strictObject({
    agency_id: id,
    /** Last day without reminders, at most `maxPauseDays` ahead; null ends the pause. */
    until: z.nullable(civilDate),
    reason: text(200, 'reason_required'),
  }),
  reply: z.object({ pause: z.nullable(pause) }),
  errors: ['not_found', 'pause_out_of_reach'],
});
