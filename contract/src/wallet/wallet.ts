import * as z from 'zod/mini';
import { exposure } from '../billing/exposure.ts';
import { reasonedItems } from '../closing/words.ts';
import { civilDate, civilMonth, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { exportErrors, fileLink, statementFormat } from '../files/links.ts';
import { statementFile } from '../files/types.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging, paging } from '../paging.ts';
import { heldRefusals } from '../staff/second-person-refusals.ts';
import { text } from '../text.ts';
import { moneyRefusals } from './money-refusals.ts';

export const wallet = z.object({
  balance: money,
  /** Limit in force, including a temporary one. */
  credit_limit: money,
  /** When the temporary limit in force ends; null without one. */
  temporary_until: z.nullable(unixSeconds),
  credit_used: money,
  credit_left: money,
  verified: z.boolean(),
  /** Buying on credit is stopped; the deposit can still pay. */
  credit_stopped: z.boolean(),
  /** Reason of the stop: past due beyond the grace period, or stopped by the seller; null if not stopped. */
  credit_stop: z.nullable(z.enum(['overdue', 'by_seller'])),
});
export type Wallet = z.infer<typeof wallet>;

export const showWallet = endpoint({
  method: 'GET',
  path: 'account/wallet',
  title: 'show deposit and credit',
  access: { node: '/user/account/balance/view' },
  input: z.strictObject({}),
  reply: wallet,
  errors: [],
});

export const showExposure = endpoint({
  method: 'GET',
  path: 'account/exposure',
  title: 'show what the agency owes, part by part',
  access: { node: '/user/account/balance/view' },
  input: z.strictObject({}),
  reply: z.object({ exposure, credit_limit: money, credit_left: money }),
  errors: [],
});

const statementAccount = z.enum(['deposit', 'credit']);

/** Filter of movements: one account or both, between two days of the agency's zone. */
export const askedMovements = {
  account: z.optional(statementAccount),
  from: z.optional(civilDate),
  to: z.optional(civilDate),
};

/** Statement from the agency's view: deposits are positive, debts are shown as credit used. */
export const statementRow = z.object({
  id: z.int(),
  at: unixSeconds,
  event: z.string(),
  account: statementAccount,
  amount: money,
  before: money,
  after: money,
  order_id: z.nullable(z.int()),
  order_sn: z.string(),
  /** The agency's reference. */
  order_reference: z.string(),
  order_product: z.string(),
  order_title: z.string(),
  /** The receipt that caused it. */
  receipt_id: z.nullable(z.int()),
  /** The bill that was paid or reopened, and its number. */
  bill_id: z.nullable(z.int()),
  bill_number: z.string(),
  memo: z.string(),
  user: z.string(),
});

export const showStatement = endpoint({
  method: 'GET',
  path: 'account/statement',
  title: 'list movements of deposit and credit',
  access: { node: '/user/account/balance/view' },
  input: z.strictObject({ ...askedMovements, ...listPaging }),
  reply: z.object({
    /** One entry per requested account; deposit and credit are never added up. */
    accounts: z.array(z.object({ account: statementAccount, opening: money, closing: money })),
    list: z.array(statementRow),
    ...listed,
    /** The caller sees the rows of some orders only, so they do not add up from opening to closing. */
    partial: z.boolean(),
    /** Whether all days lie in closed months, so that nothing can change. */
    closed: z.boolean(),
    /**
     * When a job last recalculated all accounts and compared them with the orders; null before the first run.
     */
    balanced_at: z.nullable(unixSeconds),
  }),
  errors: listErrors,
});

export const exportStatement = endpoint({
  method: 'GET',
  path: 'account/exportStatement',
  title: 'get the statement as a sheet or as a PDF',
  access: { node: '/user/account/balance/view' },
  file: statementFile,
  rateLimit: 'link',
  input: z.strictObject({ ...askedMovements, format: statementFormat }),
  reply: z.unknown(),
  errors: exportErrors,
});

export const linkStatement = endpoint({
  method: 'POST',
  path: 'account/linkStatement',
  title: 'get a one-use link to the statement as a sheet or as a PDF',
  access: { node: '/user/account/balance/view' },
  rateLimit: 'link',
  input: z.strictObject({ ...askedMovements, format: statementFormat }),
  reply: fileLink,
  errors: exportErrors,
});

/** Balance log of family clients: amounts as text with two decimals. */
export const balanceLog = endpoint({
  method: 'GET',
  path: 'account/balance',
  title: 'list movements of the deposit for family clients',
  access: { node: '/user/account/balance/view' },
  legacyClient: true,
  input: z.object({ ...paging }),
  reply: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        money: z.string(),
        before: z.string(),
        after: z.string(),
        memo: z.string(),
        create_time: unixSeconds,
      }),
    ),
    total: z.int(),
  }),
  errors: ['page_too_deep'],
});

export const accountOverview = endpoint({
  method: 'GET',
  path: 'account/overview',
  title: 'show seven days of points and money',
  access: 'member',
  legacyClient: true,
  input: z.object({}),
  reply: z.object({
    days: z.array(z.string()),
    /** Points earned, less those taken back, on each day. */
    score: z.array(z.int()),
    /** Sum of the deposit movements of each day. */
    money: z.array(z.string()),
    /** Points and deposit at the end of each day. */
    score_at_end: z.array(z.int()),
    money_at_end: z.array(z.string()),
    /** Orders that wait for an action, by status. */
    waiting: z.array(z.object({ product: z.string(), order_status: z.string(), count: z.int() })),
    /** Orders with unanswered charges after the service and their number, the longest waiting first. */
    charges_to_confirm: z.array(
      z.object({ product: z.string(), order_id: z.int(), sn: z.string(), count: z.int() }),
    ),
  }),
  errors: [],
});

export const recordTopUp = endpoint({
  method: 'POST',
  path: 'console/wallet/topUp',
  title: 'book money that arrived for an agency',
  access: { staff: '/console/wallet/topUp' },
  idempotent: true,
  input: z.strictObject({
    agency_id: id,
    amount: z.int().check(z.minimum(1), z.maximum(1e12)),
    memo: text(200),
  }),
  reply: wallet,
  errors: ['not_found', ...moneyRefusals, ...heldRefusals],
});

export const setCreditLimit = endpoint({
  method: 'POST',
  path: 'console/wallet/setCreditLimit',
  title: "set an agency's credit limit from now on, in place of a temporary one",
  access: { staff: '/console/wallet/setCreditLimit' },
  idempotent: true,
  input: z.strictObject({
    agency_id: id,
    credit_limit: z.int().check(z.minimum(0), z.maximum(1e12)),
    verified: z.optional(z.boolean()),
    reason: z.optional(text(200)),
  }),
  reply: wallet,
  errors: ['not_found', ...heldRefusals],
});

export const liftCreditStop = endpoint({
  method: 'POST',
  path: 'console/wallet/liftCreditStop',
  title: "lift the stop of an agency's credit that a write-off has set; what is past due still stops it",
  access: { staff: '/console/wallet/setCreditLimit' },
  idempotent: true,
  input: z.strictObject({ agency_id: id, reason: text(200, 'reason_required') }),
  reply: wallet,
  errors: ['not_found', 'credit_not_stopped'],
});

/** An agency with an inconsistent ledger; its money is blocked until a member of staff releases it. */
export const stoppedAgency = z.object({ agency_id: z.int(), name: z.string(), stopped_at: unixSeconds });
export type StoppedAgency = z.infer<typeof stoppedAgency>;

export const listStopped = endpoint({
  method: 'GET',
  path: 'console/wallet/stopped',
  title: 'list the agencies whose money is stopped, longest first, the first hundred',
  access: { staff: '/console/wallet/view' },
  input: z.strictObject({}),
  reply: z.object({ list: z.array(stoppedAgency) }),
  errors: [],
});

export const releaseMoney = endpoint({
  method: 'POST',
  path: 'console/wallet/release',
  title: "let an agency's money move again, once its accounts agree with their entries",
  access: { staff: '/console/wallet/release' },
  input: z.strictObject({ agency_id: id, reason: text(200, 'reason_required') }),
  reply: z.object({}),
  errors: ['not_found', 'ledger_differs'],
});

/** A month of the books that accepts no further postings. */
export const closedMonth = z.object({ month: z.string(), closed_at: unixSeconds, closed_by: z.string() });
export type ClosedMonth = z.infer<typeof closedMonth>;

export const listMonths = endpoint({
  method: 'GET',
  path: 'console/wallet/months',
  title: 'list the closed months, newest first, the last three years, and which is to be closed next',
  access: { staff: '/console/wallet/view' },
  input: z.strictObject({}),
  reply: z.object({
    list: z.array(closedMonth),
    /** Month after the last closed one; before the first closing, the month of the first posting. */
    next: z.string(),
    /** Whether the month has ended in the zones of all agencies, so that it may be closed. */
    is_over: z.boolean(),
  }),
  errors: [],
});

export const closeMonth = endpoint({
  method: 'POST',
  path: 'console/wallet/closeMonth',
  title: 'close a month of the books that is over: nothing is posted into it any more',
  access: { staff: '/console/wallet/closeMonth' },
  input: z.strictObject({
    month: civilMonth,
    /** Reason for each item of the checklist that stays open; reasons for other items are ignored. */
    reasons: z._default(
      z
        .array(z.strictObject({ item: z.enum(reasonedItems), reason: text(200, 'reason_required') }))
        .check(z.maxLength(reasonedItems.length)),
      [],
    ),
  }),
  reply: closedMonth,
  errors: [
    'month_closed',
    'month_not_over',
    'month_not_next',
    'month_in_doubt',
    'month_unbalanced',
    'month_items_open',
  ],
});

export const reopenMonth = endpoint({
  method: 'POST',
  path: 'console/wallet/reopenMonth',
  title: 'reopen the last closed month, which a second person approves',
  access: { staff: '/console/wallet/reopenMonth' },
  idempotent: true,
  input: z.strictObject({ month: civilMonth, reason: text(200, 'reason_required') }),
  reply: z.object({ month: z.string() }),
  errors: ['month_not_closed', 'month_not_last', ...heldRefusals],
});
