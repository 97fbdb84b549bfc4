import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { exportErrors, exportFormat, fileLink } from '../files/links.ts';
import { sheetFile } from '../files/types.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { orderChoice, orderOnPaper } from '../orders/choice.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { text } from '../text.ts';
import { exchangeRate } from '../wallet/exchange-rate.ts';
import { moneyRefusals } from '../wallet/money-refusals.ts';
import { aged, exposure } from './exposure.ts';
import {
  billEvents,
  billFilters,
  billLineStates,
  billStatuses,
  chargeKinds,
  maxBills,
  maxCharges,
  paymentSources,
} from './statuses.ts';

/** A charge as shown in lists and on bills. */
const charge = {
  kind: z.enum(chargeKinds),
  ...orderOnPaper,
  /** Local date on which the service ended; for a stay its check-out. */
  service_until: z.string(),
  charged_at: unixSeconds,
};

/** An unbilled charge on credit; `amount` is its open part, negative for a credit. */
export const openCharge = z.object({ id: z.int(), ...charge, amount: money });
export type OpenCharge = z.infer<typeof openCharge>;

export const listUnsettled = endpoint({
  method: 'GET',
  path: 'bill/unsettled',
  title: 'list the charges on credit that stand on no bill, oldest first',
  access: { page: '/user/bill/apply' },
  input: z.strictObject({ ...orderChoice, ...listPaging }),
  reply: z.object({
    list: z.array(openCharge),
    ...listed,
    /** Sum of all matching charges, up to the count limit. */
    sum: money,
    /** Products of the open charges, for the filter. */
    products: z.array(z.string()),
  }),
  errors: listErrors,
});

export const chooseUnsettled = endpoint({
  method: 'GET',
  path: 'bill/choose',
  title: 'find all open charges that match, as many as one bill takes',
  access: { page: '/user/bill/apply' },
  input: z.strictObject(orderChoice),
  reply: z.object({
    charges: z.array(z.object({ id: z.int(), amount: money })),
    /** More charges match than one bill takes; only the oldest are returned. */
    capped: z.boolean(),
  }),
  errors: [],
});

/** A bill in a list. */
export const billView = z.object({
  id: z.int(),
  number: z.string(),
  status: z.enum(billStatuses),
  /** Created by the job at a cut-off, not applied for. */
  automatic: z.boolean(),
  made_at: unixSeconds,
  period_from: z.nullable(z.string()),
  period_to: z.nullable(z.string()),
  due_on: z.nullable(z.string()),
  total: money,
  paid: money,
  /** Amount that the seller refunded after billing. */
  given_back: money,
  /** Amount still to be paid. */
  open: money,
  /** Days past due; 0 if nothing is left to pay. */
  days_overdue: z.int(),
  lines: z.int(),
  disputed_lines: z.int(),
});
export type BillView = z.infer<typeof billView>;

const billLine = z.object({
  id: z.int(),
  ...charge,
  amount: money,
  /** Amount that the seller refunded after billing. */
  given_back: money,
  /** Settled part: refunded or paid. */
  settled: money,
  /** Due date, independent of the bill; null before its cut-off. */
  due_on: z.nullable(z.string()),
  state: z.enum(billLineStates),
  reason: z.string(),
  answer: z.string(),
  /** Deadline for the seller's answer to the dispute; null without a dispute. */
  answer_by: z.nullable(unixSeconds),
});
export type BillLine = z.infer<typeof billLine>;

const billEvent = z.object({
  event: z.enum(billEvents),
  at: unixSeconds,
  /** User name; empty if the event came from a job or the seller. */
  user: z.string(),
  by: z.enum(['member', 'seller', 'clock']),
  amount: z.nullable(money),
  source: z.nullable(z.enum(paymentSources)),
  bank_charge: money,
  /** Part of the amount that the exchange rate cost the seller; negative for a gain. */
  fx_difference: money,
  note: z.string(),
});

/** Open amount of a bill in another currency, at the rate the seller offers until a given day. */
const billOffer = z.object({ amount: money, rate: exchangeRate, until: z.string() });
export type BillOffer = z.infer<typeof billOffer>;

/** Certificate for tax that the agency withheld when it paid the bill. */
const certificate = z.object({
  id: z.int(),
  number: z.string(),
  dated: z.string(),
  /** Base of the withheld tax, and its rate in hundredths of a percent. */
  base: money,
  rate_bp: z.int(),
  amount: money,
  recorded_at: unixSeconds,
  /** When the certificate was taken back; null while it is valid. */
  taken_back_at: z.nullable(unixSeconds),
});
export type WithholdingCertificate = z.infer<typeof certificate>;

export const billActions = ['pay', 'withdraw', 'dispute', 'export'] as const;

export const billDetail = z.object({
  bill: billView,
  seller: z.object({ name: z.string(), bank: z.string() }),
  lines: z.array(billLine),
  history: z.array(billEvent),
  withholdings: z.array(certificate),
  /** Offers valid today, one per currency. */
  offers: z.array(billOffer),
  /** Actions available to the caller now. */
  actions: z.array(z.enum(billActions)),
});
export type BillDetail = z.infer<typeof billDetail>;

const billReply = z.object({ bill: billView });

export const applyBill = endpoint({
  method: 'POST',
  path: 'bill/apply',
  title: 'apply for a bill over open charges',
  access: { node: '/user/bill/apply/submit' },
  idempotent: true,
  rateLimit: 'order',
  input: z.strictObject({
    charge_ids: z.array(id).check(z.minLength(1), z.maxLength(maxCharges)),
    /** Total shown to the caller, in minor units; a mismatch is refused. */
    total: z.int().check(z.minimum(-1e15), z.maximum(1e15)),
  }),
  /** The first bill, and the number of bills: one per seller entity of the charges. */
  reply: z.object({ bill: billView, count: z.int() }),
  errors: ['not_found', 'charge_not_open', 'bill_sum_changed', ...moneyRefusals],
});

export const withdrawBill = endpoint({
  method: 'POST',
  path: 'bill/withdraw',
  title: 'withdraw a bill that the seller has not confirmed',
  access: { node: '/user/bill/details/withdraw' },
  idempotent: true,
  input: z.strictObject({ id }),
  reply: billReply,
  errors: ['not_found', 'bill_wrong_state'],
});

export const disputeLines = endpoint({
  method: 'POST',
  path: 'bill/dispute',
  title: 'dispute lines of a bill that are not past due, with a reason; the rest goes on',
  access: { node: '/user/bill/details/withdraw' },
  idempotent: true,
  input: z.strictObject({
    id,
    line_ids: z.array(id).check(z.minLength(1), z.maxLength(maxCharges)),
    reason: text(200, 'reason_required'),
  }),
  reply: billReply,
  errors: [
    'not_found',
    'bill_wrong_state',
    'bill_written_off',
    'line_not_billed',
    'dispute_too_late',
    ...moneyRefusals,
  ],
});

export const payBills = endpoint({
  method: 'POST',
  path: 'bill/pay',
  title: 'pay bills from the deposit, in full or in part, those due first first',
  access: { node: '/user/bill/details/pay' },
  idempotent: true,
  rateLimit: 'order',
  input: z.strictObject({
    bill_ids: z.array(id).check(z.minLength(1), z.maxLength(maxBills)),
    /** Total amount in minor units; bills with the earliest due date are paid first. */
    amount: z.int().check(z.minimum(1), z.maximum(1e15)),
  }),
  reply: z.object({ bills: z.array(billView) }),
  errors: [
    'not_found',
    'bill_wrong_state',
    'bill_over_paid',
    'balance_too_low',
    'pay_channel_not_allowed',
    ...moneyRefusals,
  ],
});

export const listBills = endpoint({
  method: 'GET',
  path: 'bill/list',
  title: 'list the agency’s bills, newest first, with what is open by its age',
  access: { page: '/user/bill/details' },
  input: z.strictObject({ show: z.optional(z.enum(billFilters)), ...listPaging }),
  reply: z.object({
    list: z.array(billView),
    ...listed,
    /** Billed amounts by ageing bucket. */
    aged,
    exposure,
  }),
  errors: listErrors,
});

export const showBill = endpoint({
  method: 'GET',
  path: 'bill/detail',
  title: 'show a bill with its lines and its history',
  access: { page: '/user/bill/details' },
  input: z.strictObject({ id }),
  reply: billDetail,
  errors: ['not_found'],
});

export const linkBill = endpoint({
  method: 'POST',
  path: 'bill/link',
  title: 'get a one-use link to a bill as PDF',
  access: { node: '/user/bill/details/export' },
  input: z.strictObject({ id }),
  reply: fileLink,
  errors: ['not_found'],
});

/** Bills to export; with `id`, the lines of that bill. */
export const billSheet = {
  show: z.optional(z.enum(billFilters)),
  id: z.optional(id),
  format: exportFormat,
};

export const exportBills = endpoint({
  method: 'GET',
  path: 'bill/export',
  title: 'get the agency’s bills, or the lines of one, as a sheet',
  access: { node: '/user/bill/details/export' },
  file: sheetFile,
  rateLimit: 'link',
  input: z.strictObject(billSheet),
  reply: z.unknown(),
  errors: ['not_found', ...exportErrors],
});

export const linkBillExport = endpoint({
  method: 'POST',
  path: 'bill/linkExport',
  title: 'get a one-use link to the agency’s bills, or to the lines of one, as a sheet',
  access: { node: '/user/bill/details/export' },
  rateLimit: 'link',
  input: z.strictObject(billSheet),
  reply: fileLink,
  errors: ['not_found', ...exportErrors],
});
