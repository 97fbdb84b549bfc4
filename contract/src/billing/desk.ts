import * as z from 'zod/mini';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { exportErrors } from '../files/links.ts';
import { sheetFile } from '../files/types.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { codeText, lineText, text } from '../text.ts';
import { currencyCode, statedRate } from '../wallet/exchange-rate.ts';
import { moneyRefusals } from '../wallet/money-refusals.ts';
import { billDetail, billSheet, billView } from './bills.ts';
import { aged, exposure } from './exposure.ts';
import { agedBuckets, billDeskActions, billFilters, maxCharges, unbilledOddities } from './statuses.ts';

const reason = text(200, 'reason_required');

const staffBill = z.extend(billView, { agency_id: z.int(), agency: z.string() });
const staffReply = z.object({ bill: staffBill });

/** Filters of the bills of all agencies. */
const billChoice = {
  agency_id: z.optional(id),
  show: z.optional(z.enum(billFilters)),
  /** Number of a bill, or a part of the agency's name. */
  keyword: z.optional(lineText(60)),
  currency: z.optional(currencyCode),
  /** Ageing bucket of the open amount, by the bill's due date. */
  bucket: z.optional(z.enum(agedBuckets)),
  /** First and last due date. */
  due_from: z.optional(civilDate),
  due_to: z.optional(civilDate),
};

/** `total` is without bills that were withdrawn, rejected or voided. */
const billSums = z.object({ bills: z.int(), total: money, paid: money, open: money });
export type BillSums = z.infer<typeof billSums>;

export const listAllBills = endpoint({
  method: 'GET',
  path: 'console/bill/list',
  title: 'list the bills of all agencies or of one, newest first, with their sums per currency',
  access: { staff: '/console/bill/view' },
  input: z.strictObject({ ...billChoice, ...listPaging }),
  reply: z.object({
    list: z.array(staffBill),
    ...listed,
    /** Sums of all matching bills, one per currency. */
    sums: z.array(billSums),
    /** Open amounts of the bills that match all filters besides the bucket, one per currency. */
    aged: z.array(aged),
  }),
  errors: listErrors,
});

const writeOff = z.object({
  id: z.int(),
  bill_id: z.int(),
  bill_number: z.string(),
  agency_id: z.int(),
  agency: z.string(),
  amount: money,
  status: z.enum(['asked', 'done', 'rejected']),
  reason: z.string(),
  asked_by: z.string(),
  asked_at: unixSeconds,
});
export type WriteOffView = z.infer<typeof writeOff>;

export const showAnyBill = endpoint({
  method: 'GET',
  path: 'console/bill/detail',
  title: 'show a bill of any agency by its id or its number, with what staff can do about it',
  access: { staff: '/console/bill/view' },
  input: z.strictObject({ id: z.optional(id), number: z.optional(codeText(20)) }),
  reply: z.extend(billDetail, {
    bill: staffBill,
    /** Actions available to the caller now. */
    actions: z.array(z.enum(billDeskActions)),
    /** Due date if the bill is confirmed today; null unless it awaits confirmation. */
    due_if_confirmed: z.nullable(z.string()),
    /** Deposit of the agency, the limit of a set-off. */
    deposit: money,
    /** Why the agency buys nothing on credit: a person stopped it, or too much is overdue; null without a stop. */
    credit_stop: z.nullable(z.enum(['by_seller', 'overdue'])),
    /** Time of the stop by a write-off or a person; null without one. */
    credit_stopped_at: z.nullable(unixSeconds),
    /** Next reminder to the agency, as it will be sent if nothing is paid; null if none follows. */
    next_reminder: z.nullable(z.object({ on: z.string(), title: z.string(), text: z.string() })),
    /** Pause of the agency's reminders: its last day and its reason; null without one. */
    reminders_paused: z.nullable(z.object({ until: z.string(), reason: z.string() })),
    /** Requested write-off that awaits a second person. */
    write_off: z.nullable(writeOff),
    /** Amount written off, and the part of it that can still be recovered; null without a write-off. */
    given_up: z.nullable(z.object({ written_off: money, recovered: money, left: money })),
  }),
  errors: ['not_found'],
});

export const exportAllBills = endpoint({
  method: 'GET',
  path: 'console/bill/export',
  title: 'get the bills of all agencies or of one, or the lines of a bill, as a sheet',
  access: { staff: '/console/bill/view' },
  file: sheetFile,
  rateLimit: 'link',
  input: z.strictObject({ ...billChoice, ...billSheet }),
  reply: z.unknown(),
  errors: ['not_found', ...exportErrors],
});

export const listUnbilled = endpoint({
  method: 'GET',
  path: 'console/bill/unbilled',
  title: 'list the agencies with charges that stand on no bill, with what is odd, the largest sum first',
  access: { staff: '/console/bill/view' },
  input: z.strictObject({}),
  reply: z.object({
    list: z.array(
      z.object({
        agency_id: z.int(),
        agency: z.string(),
        charges: z.int(),
        sum: money,
        /** Last day of the current billing period in the agency's zone; bills are made after its end. */
        cut_off: z.string(),
        /** Earliest due date of the bills if they are made today. */
        due_if_billed: z.string(),
        odd: z.array(z.enum(unbilledOddities)),
      }),
    ),
    /** Whether more agencies have unbilled charges. */
    more: z.boolean(),
  }),
  errors: [],
});

export const billNow = endpoint({
  method: 'POST',
  path: 'console/bill/billNow',
  title: 'bill all open charges of an agency before its cut-off, one bill per due date',
  access: { staff: '/console/bill/decide' },
  idempotent: true,
  input: z.strictObject({
    agency_id: id,
    /** Sum shown to the caller, in minor units; a mismatch is refused. */
    total: z.int().check(z.minimum(1), z.maximum(1e15)),
  }),
  reply: z.object({ bills: z.array(staffBill) }),
  errors: ['not_found', 'bill_sum_changed', ...moneyRefusals],
});

export const confirmBill = endpoint({
  method: 'POST',
  path: 'console/bill/confirm',
  title: 'confirm a bill that an agency has applied for',
  access: { staff: '/console/bill/decide' },
  idempotent: true,
  input: z.strictObject({ id }),
  reply: staffReply,
  errors: ['not_found', 'bill_wrong_state'],
});

export const rejectBill = endpoint({
  method: 'POST',
  path: 'console/bill/reject',
  title: 'reject a bill that an agency has applied for',
  access: { staff: '/console/bill/decide' },
  idempotent: true,
  input: z.strictObject({ id, reason }),
  reply: staffReply,
  errors: ['not_found', 'bill_wrong_state'],
});

export const voidBill = endpoint({
  method: 'POST',
  path: 'console/bill/void',
  title: 'void a confirmed bill of which nothing has been paid',
  access: { staff: '/console/bill/decide' },
  idempotent: true,
  input: z.strictObject({ id, reason }),
  reply: staffReply,
  errors: ['not_found', 'bill_wrong_state', 'bill_written_off', 'write_off_open'],
});

export const answerDispute = endpoint({
  method: 'POST',
  path: 'console/bill/answer',
  title: 'answer a disputed line, whose charge stands on the next bill then',
  access: { staff: '/console/bill/decide' },
  idempotent: true,
  input: z.strictObject({ line_id: id, answer: reason }),
  reply: staffReply,
  errors: ['not_found', 'line_not_disputed', ...moneyRefusals],
});

export const disputeForAgency = endpoint({
  method: 'POST',
  path: 'console/bill/dispute',
  title: 'dispute lines of a bill for its agency, also past the due day; a stop of its credit stays',
  access: { staff: '/console/bill/decide' },
  idempotent: true,
  input: z.strictObject({
    id,
    line_ids: z.array(id).check(z.minLength(1), z.maxLength(maxCharges)),
    reason,
  }),
  reply: staffReply,
  errors: ['not_found', 'bill_wrong_state', 'bill_written_off', 'line_not_billed'],
});

export const offerRate = endpoint({
  method: 'POST',
  path: 'console/bill/offer',
  title: 'offer a rate at which what is open of a bill can be paid in another currency',
  access: { staff: '/console/bill/settle' },
  idempotent: true,
  input: z.strictObject({
    id,
    currency: currencyCode,
    rate: statedRate,
    /** Currency of which one unit costs `rate` of the other. */
    rate_of: currencyCode,
    /** Last day on which the money may arrive; defaults to the due date of the bill. */
    until: z.optional(civilDate),
  }),
  reply: staffReply,
  errors: ['not_found', 'bill_wrong_state', 'currency_unknown', 'worth_out_of_reach'],
});

export const setOffBill = endpoint({
  method: 'POST',
  path: 'console/bill/setOff',
  title: 'set an agency’s deposit off against a bill that is past due',
  access: { staff: '/console/bill/settle' },
  idempotent: true,
  input: z.strictObject({ id, amount: z.int().check(z.minimum(1), z.maximum(1e15)), reason }),
  reply: staffReply,
  errors: [
    'not_found',
    'bill_wrong_state',
    'bill_not_overdue',
    'bill_over_paid',
    'balance_too_low',
    ...moneyRefusals,
  ],
});

export const recordWithholding = endpoint({
  method: 'POST',
  path: 'console/bill/recordWithholding',
  title: 'record the certificate of a tax that an agency withheld, which pays that part of its bill',
  access: { staff: '/console/bill/settle' },
  idempotent: true,
  input: z.strictObject({
    bill_id: id,
    certificate_number: codeText(40, 'certificate_required'),
    dated: civilDate,
    /** Taxed part of the bill in minor units, and the tax rate in hundredths of a percent: 300 = 3 %. */
    base: z.int().check(z.minimum(1), z.maximum(1e15)),
    rate_bp: z.int().check(z.minimum(1), z.maximum(10_000)),
    /** Withheld amount in minor units: at most base × rate, rounded half up. */
    amount: z.int().check(z.minimum(1), z.maximum(1e15)),
  }),
  reply: staffReply,
  errors: ['not_found', 'bill_wrong_state', 'bill_over_paid', 'certificate_known', ...moneyRefusals],
});

export const reverseWithholding = endpoint({
  method: 'POST',
  path: 'console/bill/reverseWithheldTax',
  title: 'take a certificate of withheld tax back; the bill is open by that much again',
  access: { staff: '/console/bill/settle' },
  idempotent: true,
  input: z.strictObject({ certificate_id: id, reason }),
  reply: staffReply,
  errors: ['not_found', ...moneyRefusals],
});

export const askWriteOff = endpoint({
  method: 'POST',
  path: 'console/bill/writeOff',
  title: 'ask a second person to write off what is open of a bill',
  access: { staff: '/console/bill/settle' },
  idempotent: true,
  input: z.strictObject({ id, reason }),
  reply: z.object({ write_off: writeOff }),
  errors: ['not_found', 'bill_wrong_state', 'bill_not_overdue', 'deposit_left', 'write_off_open'],
});

export const decideWriteOff = endpoint({
  method: 'POST',
  path: 'console/bill/decideWriteOff',
  title: 'decide a write-off that somebody else has asked for',
  access: { staff: '/console/bill/settle' },
  idempotent: true,
  input: z.strictObject({ write_off_id: id, decision: z.enum(['confirm', 'reject']), note: text(200) }),
  reply: z.object({ write_off: writeOff, bill: staffBill }),
  errors: [
    'not_found',
    'write_off_closed',
    'write_off_own',
    'second_person_dependent',
    'bill_wrong_state',
    'bill_sum_changed',
    'deposit_left',
    ...moneyRefusals,
  ],
});

export const recoverBill = endpoint({
  method: 'POST',
  path: 'console/bill/recover',
  title: 'recover a written-off amount from the deposit that the agency has since then',
  access: { staff: '/console/bill/settle' },
  idempotent: true,
  input: z.strictObject({ id, amount: z.int().check(z.minimum(1), z.maximum(1e15)), reason }),
  reply: staffReply,
  errors: ['not_found', 'bill_wrong_state', 'recovered_beyond', 'balance_too_low', ...moneyRefusals],
});

export const listWriteOffs = endpoint({
  method: 'GET',
  path: 'console/bill/writeOffs',
  title: 'list the write-offs that wait for a second person, oldest first, the first hundred',
  access: { staff: '/console/bill/view' },
  input: z.strictObject({}),
  reply: z.object({ list: z.array(writeOff) }),
  errors: [],
});

export const listAged = endpoint({
  method: 'GET',
  path: 'console/bill/aged',
  title: 'list what agencies owe, part by part and by how long it is past due, the most past due first',
  access: { staff: '/console/bill/view' },
  input: z.strictObject({
    page: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  reply: z.object({
    list: z.array(
      z.object({
        agency_id: z.int(),
        agency: z.string(),
        credit_limit: money,
        /** Billed parts, `not_due` and `overdue`, by ageing bucket. */
        aged,
        /** Its total equals the agency's receivable. */
        exposure,
      }),
    ),
    total: z.int(),
  }),
  errors: [],
});
