import * as z from 'zod/mini';
import {
  billEvents,
  billFilters,
  billLineStates,
  billStatuses,
  chargeKinds,
  mostBills,
  mostCharges,
  paymentSources,
} from './bill-statuses.ts';
import { unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { exchangeRate } from './exchange-rate.ts';
import { aged, exposure } from './exposure.ts';
import { exportErrors, exportFormat, fileLink } from './file-links.ts';
import { sheetFile } from './file-types.ts';
import { id } from './ids.ts';
import { money } from './money.ts';
import { moneyRefusals } from './money-refusals.ts';
import { orderChoice, orderOnPaper } from './order-choice.ts';
import { listErrors, listed, listPaging } from './paging.ts';
import { text } from './text.ts';

/** What a charge is for, as lists and bills show it. */
const charge = {
  kind: z.enum(chargeKinds),
  ...orderOnPaper,
  /** The day at the place on which the service ended: of a stay its check-out. */
  service_until: z.string(),
  charged_at: unixSeconds,
};

/** A charge on credit that stands on no bill; the sum is what of it is open, below zero for what comes off. */
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
    /** Of all that match, as far as they are counted. */
    sum: money,
    /** The products that open charges are of, for the filter. */
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
    /** More match than one bill takes; the oldest are answered. */
    capped: z.boolean(),
  }),
  errors: [],
});

/** A bill in a list. */
export const billView = z.object({
  id: z.int(),
  number: z.string(),
  status: z.enum(billStatuses),
  /** Made by the clock at a cut-off, not applied for. */
  automatic: z.boolean(),
  made_at: unixSeconds,
  period_from: z.nullable(z.string()),
  period_to: z.nullable(z.string()),
  due_on: z.nullable(z.string()),
  total: money,
  paid: money,
  /** What the seller has given back of it since it was billed. */
  given_back: money,
  /** What is still to be paid. */
  open: money,
  /** Days past due, 0 unless something is still to be paid. */
  days_overdue: z.int(),
  lines: z.int(),
  disputed_lines: z.int(),
});
export type BillView = z.infer<typeof billView>;

const billLine = z.object({
  id: z.int(),
  ...charge,
  amount: money,
  /** What the seller has given back of it since it was billed. */
  given_back: money,
  /** What of it is settled, given back or paid. */
  settled: money,
  /** The day on which it falls due, whatever bill it is on; null before its cut-off. */
  due_on: z.nullable(z.string()),
  state: z.enum(billLineStates),
  reason: z.string(),
  answer: z.string(),
  /** By when the seller answers its dispute; null without one. */
  answer_by: z.nullable(unixSeconds),
});
export type BillLine = z.infer<typeof billLine>;

const billEvent = z.object({
  event: z.enum(billEvents),
  at: unixSeconds,
  /** Who, or nobody where it was the clock or the seller. */
  user: z.string(),
  by: z.enum(['member', 'seller', 'clock']),
  amount: z.nullable(money),
  source: z.nullable(z.enum(paymentSources)),
  bank_charge: money,
  /** What of the amount the rate of another currency cost the seller; below zero what it brought. */
  fx_difference: money,
  note: z.string(),
});

/** What is open of a bill in another currency, at the rate that the seller has offered until a day. */
const billOffer = z.object({ amount: money, rate: exchangeRate, until: z.string() });
export type BillOffer = z.infer<typeof billOffer>;

/** A certificate of the tax that the agency withheld when it paid the bill. */
const certificate = z.object({
  id: z.int(),
  number: z.string(),
  dated: z.string(),
  /** Of which sum so much was withheld, in hundredths of a percent. */
  base: money,
  rate_bp: z.int(),
  amount: money,
  recorded_at: unixSeconds,
  /** When it turned out to be none; null while it stands. */
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
  /** Those that stand today, one a currency. */
  offers: z.array(billOffer),
  /** What the caller may do with it now. */
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
  pace: 'order',
  input: z.strictObject({
    charge_ids: z.array(id).check(z.minLength(1), z.maxLength(mostCharges)),
    /** What the caller has seen them add up to, in minor units; another sum is refused. */
    total: z.int().check(z.minimum(-1e15), z.maximum(1e15)),
  }),
  reply: billReply,
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
    line_ids: z.array(id).check(z.minLength(1), z.maxLength(mostCharges)),
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
  pace: 'order',
  input: z.strictObject({
    bill_ids: z.array(id).check(z.minLength(1), z.maxLength(mostBills)),
    /** In all, in minor units: of several bills those due first are paid first. */
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
    /** What is billed, by how long it is past due. */
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

/** Which bills a sheet holds; with `id` it holds the lines of that bill. */
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
  pace: 'link',
  input: z.strictObject(billSheet),
  reply: z.unknown(),
  errors: ['not_found', ...exportErrors],
});

export const linkBillExport = endpoint({
  method: 'POST',
  path: 'bill/linkExport',
  title: 'get a one-use link to the agency’s bills, or to the lines of one, as a sheet',
  access: { node: '/user/bill/details/export' },
  pace: 'link',
  input: z.strictObject(billSheet),
  reply: fileLink,
  errors: ['not_found', ...exportErrors],
});
