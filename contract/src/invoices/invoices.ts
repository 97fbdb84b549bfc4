import * as z from 'zod/mini';
import { maxCharges } from '../billing/statuses.ts';
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
import {
  invoiceEvents,
  invoiceFilters,
  invoiceKinds,
  invoicePapers,
  invoiceReds,
  paperStatuses,
  redStatuses,
  taxTreatments,
} from './statuses.ts';
import { titleWords } from './titles.ts';

/** Invoiceable part of an order; the sum is net of refunds. */
const eligible = {
  /** Id of its first charge. */
  id: z.int(),
  order_sn: z.string(),
  charge_ids: z.array(z.int()),
  /** The seller; one invoice covers orders of one seller only. */
  entity_id: z.int(),
  paper: z.enum(invoicePapers),
  amount: money,
  /** Tax treatment in the caller's language. */
  tax_name: z.string(),
  /** Tax included in the amount; null for a receipt, and if it depends on the order's cost. */
  tax: z.nullable(money),
};

export const eligibleOrder = z.object({ ...orderOnPaper, ...eligible });
export type EligibleOrder = z.infer<typeof eligibleOrder>;

export const listEligible = endpoint({
  method: 'GET',
  path: 'invoice/eligible',
  title: 'list the orders that can be invoiced, oldest first',
  access: { page: '/user/invoice/apply' },
  input: z.strictObject({ ...orderChoice, ...listPaging }),
  reply: z.object({
    list: z.array(eligibleOrder),
    ...listed,
    /** Products with invoiceable orders, for the filter. */
    products: z.array(z.string()),
    /** Sellers of the orders on this page, with the kinds of invoice each issues for a service. */
    sellers: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        country: z.string(),
        kinds: z.array(z.enum(invoiceKinds)),
      }),
    ),
  }),
  errors: listErrors,
});

export const chooseEligible = endpoint({
  method: 'GET',
  path: 'invoice/choose',
  title: 'find all orders that can be invoiced and match, as many as one invoice takes',
  access: { page: '/user/invoice/apply' },
  input: z.strictObject(orderChoice),
  reply: z.object({
    orders: z.array(z.object(eligible)),
    /** More orders match than one invoice takes; only the oldest are returned. */
    capped: z.boolean(),
  }),
  errors: [],
});

/** An invoice in a list. */
export const invoiceView = z.object({
  id: z.int(),
  /** Number of the application; the invoice's number is `invoice_number`. */
  number: z.string(),
  kind: z.enum(invoiceKinds),
  status: z.enum(paperStatuses),
  red: z.enum(invoiceReds),
  /** Name on the invoice. */
  title: z.string(),
  seller: z.string(),
  made_at: unixSeconds,
  /** Requested total. */
  total: money,
  lines: z.int(),
  invoice_number: z.string(),
  issued_on: z.nullable(z.string()),
  /** Amounts of the invoice in its own currency: gross = net + tax; null before issue. */
  gross: z.nullable(money),
  net: z.nullable(money),
  tax: z.nullable(money),
  /** Part of `gross` not reversed by red invoices. */
  left: z.nullable(money),
  delivered_at: z.nullable(unixSeconds),
  /** Reason for the rejection. */
  reason: z.string(),
});
export type InvoiceView = z.infer<typeof invoiceView>;

const invoiceLine = z.object({
  id: z.int(),
  ...orderOnPaper,
  amount: money,
  /** Tax treatment in the caller's language: 旅游服务 6 %. */
  tax_name: z.string(),
  treatment: z.enum(taxTreatments),
  /** Fee charged by the line; null for a service. */
  fee: z.nullable(z.enum(['cancellation', 'no_show'])),
  /** Payment channel of the order. */
  pay_channel: z.nullable(z.enum(['balance', 'credit'])),
  /** Hundredths of a percent. */
  rate_bp: z.int(),
  /** China's tax class code (19 digits) and its short name; empty elsewhere. */
  class_code: z.string(),
  class_name: z.string(),
  gross: z.nullable(money),
  net: z.nullable(money),
  tax: z.nullable(money),
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

const invoiceFile = z.object({ id: z.int(), name: z.string() });

/** A red invoice; its sums are negative. */
const redView = z.object({
  id: z.int(),
  status: z.enum(redStatuses),
  /** Whether it reverses the whole remainder. */
  full: z.boolean(),
  /** Whether it was created by a job after a refund, not by the seller. */
  automatic: z.boolean(),
  reason: z.string(),
  asked_at: unixSeconds,
  /** Deadline for the buyer's answer; null if the buyer is not asked. */
  until: z.nullable(unixSeconds),
  gross: money,
  net: money,
  tax: money,
  invoice_number: z.string(),
  issued_on: z.nullable(z.string()),
  lines: z.array(z.object({ order_id: z.int(), order_sn: z.string(), gross: money, net: money, tax: money })),
  files: z.array(invoiceFile),
});
export type RedView = z.infer<typeof redView>;

const invoiceEvent = z.object({
  event: z.enum(invoiceEvents),
  at: unixSeconds,
  /** User name; empty if the event came from a job or the seller. */
  user: z.string(),
  by: z.enum(['member', 'seller', 'clock']),
  note: z.string(),
});

export const invoiceActions = ['withdraw', 'confirm', 'export', 'resend'] as const;

export const invoiceDetail = z.object({
  invoice: invoiceView,
  /** Title as of the application. */
  title: z.object(titleWords),
  /** Remark on the tax authority's form. */
  remark: z.string(),
  /** Note of the member. */
  note: z.string(),
  /** Rate on the day of issue; null if the currency is the site's. */
  rate: z.nullable(z.object({ ...exchangeRate.shape, date: z.string() })),
  lines: z.array(invoiceLine),
  reds: z.array(redView),
  files: z.array(invoiceFile),
  history: z.array(invoiceEvent),
  /** Actions available to the caller now. */
  actions: z.array(z.enum(invoiceActions)),
});
export type InvoiceDetail = z.infer<typeof invoiceDetail>;

const invoiceReply = z.object({ invoice: invoiceView });

export const applyInvoice = endpoint({
  method: 'POST',
  path: 'invoice/apply',
  title: 'apply for an invoice over orders; a receipt is issued at once',
  access: { node: '/user/invoice/apply/submit' },
  idempotent: true,
  rateLimit: 'order',
  input: z.strictObject({
    /** Charges of orders of one seller, complete per order. */
    charge_ids: z.array(id).check(z.minLength(1), z.maxLength(maxCharges)),
    title_id: id,
    kind: z.enum(invoiceKinds, 'invoice_kind_required'),
    /** Total shown to the caller, in minor units; a mismatch is refused. */
    total: z.int().check(z.minimum(1), z.maximum(1e15)),
    note: z.optional(text(200)),
  }),
  reply: invoiceReply,
  errors: [
    'not_found',
    'invoice_not_eligible',
    'invoice_sum_changed',
    'invoice_mixed',
    'invoice_kind_wrong',
    'title_must_be_company',
    'title_needs_branch',
    'title_needs_address',
  ],
});

export const withdrawInvoice = endpoint({
  method: 'POST',
  path: 'invoice/withdraw',
  title: 'withdraw an application that the seller has not approved',
  access: { node: '/user/invoice/details/withdraw' },
  idempotent: true,
  input: z.strictObject({ id }),
  reply: invoiceReply,
  errors: ['not_found', 'invoice_wrong_state'],
});

export const listInvoices = endpoint({
  method: 'GET',
  path: 'invoice/list',
  title: 'list the agency’s invoices, newest first',
  access: { page: '/user/invoice/details' },
  input: z.strictObject({ show: z.optional(z.enum(invoiceFilters)), ...listPaging }),
  reply: z.object({ list: z.array(invoiceView), ...listed }),
  errors: listErrors,
});

export const showInvoice = endpoint({
  method: 'GET',
  path: 'invoice/detail',
  title: 'show an invoice with its lines, its red ones, its files and its history',
  access: { page: '/user/invoice/details' },
  input: z.strictObject({ id }),
  reply: invoiceDetail,
  errors: ['not_found'],
});

export const linkInvoice = endpoint({
  method: 'POST',
  path: 'invoice/link',
  title: 'get a one-use link to a file of an invoice',
  access: { node: '/user/invoice/details/export' },
  input: z.strictObject({ id, file: id }),
  reply: fileLink,
  errors: ['not_found'],
});

export const confirmRed = endpoint({
  method: 'POST',
  path: 'invoice/confirmRed',
  title: 'agree to a red invoice that the seller asks for, or decline it',
  access: { node: '/user/invoice/details/confirm' },
  idempotent: true,
  /** Id of the red invoice. */
  input: z.strictObject({ id, agree: z.boolean() }),
  reply: invoiceReply,
  errors: ['not_found', 'red_wrong_state'],
});

export const resendOwnInvoice = endpoint({
  method: 'POST',
  path: 'invoice/resend',
  title: 'have an invoice mailed to its title’s address again, with its files',
  access: { node: '/user/invoice/details/export' },
  idempotent: true,
  rateLimit: 'link',
  input: z.strictObject({ id }),
  reply: invoiceReply,
  errors: ['not_found', 'invoice_wrong_state', 'invoice_without_email'],
});

/** Invoices to export; with `id`, the lines of that invoice. */
export const invoiceSheet = {
  show: z.optional(z.enum(invoiceFilters)),
  id: z.optional(id),
  format: exportFormat,
};

export const exportInvoices = endpoint({
  method: 'GET',
  path: 'invoice/export',
  title: 'get the agency’s invoices, or the lines of one, as a sheet',
  access: { node: '/user/invoice/details/export' },
  file: sheetFile,
  rateLimit: 'link',
  input: z.strictObject(invoiceSheet),
  reply: z.unknown(),
  errors: ['not_found', ...exportErrors],
});

export const linkInvoiceExport = endpoint({
  method: 'POST',
  path: 'invoice/linkExport',
  title: 'get a one-use link to the agency’s invoices, or to the lines of one, as a sheet',
  access: { node: '/user/invoice/details/export' },
  rateLimit: 'link',
  input: z.strictObject(invoiceSheet),
  reply: fileLink,
  errors: ['not_found', ...exportErrors],
});
