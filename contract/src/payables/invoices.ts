import * as z from 'zod/mini';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { anyFile } from '../files/types.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { heldRefusals } from '../staff/second-person-refusals.ts';
import { codeText, lineText, text } from '../text.ts';
import { maxInvoiceLines, maxSupplierSum, supplierInvoiceActions, supplierInvoiceStates } from './words.ts';

const named = z.object({ id: z.int(), name: z.string() });
const sum = z.int().check(z.minimum(1), z.maximum(maxSupplierSum));

/** An ended service whose cost is on no accepted invoice. */
const openService = z.object({
  order_id: z.int(),
  order_sn: z.string(),
  /** Hotel or vehicle of the order. */
  title: z.string(),
  guests: z.string(),
  reference: z.string(),
  /** Confirmation code of the hotel; empty without one. */
  code: z.string(),
  served_on: civilDate,
  cost: money,
  /** Number of an invoice that lists it and is not decided yet; null without one. */
  on_invoice: z.nullable(z.string()),
});
export type OpenService = z.infer<typeof openService>;

export const listOpenServices = endpoint({
  method: 'GET',
  path: 'console/payable/services',
  title: 'list services of a supplier without an accepted invoice, the earliest first',
  access: { staff: '/console/payable/view' },
  input: z.strictObject({
    supplier_id: id,
    /** Company of the seller that owes them. */
    entity_id: z.optional(id),
    /** Last days of the services. */
    from: z.optional(civilDate),
    to: z.optional(civilDate),
  }),
  reply: z.object({
    /** At most 300. */
    list: z.array(openService),
    more: z.boolean(),
  }),
  errors: ['not_found'],
});

const invoiceLine = z.object({
  order_id: z.int(),
  order_sn: z.string(),
  title: z.string(),
  guests: z.string(),
  served_on: civilDate,
  /** Cost in the books: open, or as it was accepted. */
  cost: money,
  /** Sum that the supplier states. */
  stated: money,
  difference: money,
});

/** An invoice of a supplier. */
export const supplierInvoice = z.object({
  id: z.int(),
  supplier: named,
  entity: named,
  number: z.string(),
  issued_on: civilDate,
  due_on: civilDate,
  total: money,
  /** Sum that its lines state; it is accepted only if this equals the total. */
  stated: money,
  /** Stated sums minus costs. */
  difference: money,
  status: z.enum(supplierInvoiceStates),
  overdue: z.boolean(),
  note: z.string(),
  dispute: z.string(),
  /** Uploaded file; null without one. */
  file: z.nullable(z.object({ name: z.string(), mimetype: z.string(), size: z.int() })),
  payment_id: z.nullable(z.int()),
  entered_by: z.string(),
  entered_at: unixSeconds,
  /** Actions that the caller may take on it. */
  actions: z.array(z.enum(supplierInvoiceActions)),
});
export type SupplierInvoice = z.infer<typeof supplierInvoice>;

export const listSupplierInvoices = endpoint({
  method: 'GET',
  path: 'console/payable/invoices',
  title: 'list invoices of suppliers, newest first',
  access: { staff: '/console/payable/view' },
  input: z.strictObject({
    supplier_id: z.optional(id),
    status: z.optional(z.enum(supplierInvoiceStates)),
    /** Part of the number. */
    keyword: z.optional(lineText(60)),
    ...listPaging,
  }),
  reply: z.object({ list: z.array(supplierInvoice), ...listed }),
  errors: [...listErrors],
});

const detailed = z.object({ invoice: supplierInvoice, lines: z.array(invoiceLine) });

export const showSupplierInvoice = endpoint({
  method: 'GET',
  path: 'console/payable/invoice',
  title: 'show an invoice of a supplier with the orders on it',
  access: { staff: '/console/payable/view' },
  input: z.strictObject({ id }),
  reply: detailed,
  errors: ['not_found'],
});

export const showSupplierInvoiceFile = endpoint({
  method: 'GET',
  path: 'console/payable/invoiceFile',
  title: 'open the uploaded file of a supplier’s invoice',
  access: { staff: '/console/payable/view' },
  input: z.strictObject({ id }),
  file: anyFile,
  reply: z.unknown(),
  errors: ['not_found'],
});

/** Orders on an invoice with the sums that the supplier states; a sum below zero takes back an earlier cost. */
const lines = z
  .array(
    z.strictObject({
      order_id: id,
      stated: z.int().check(z.minimum(-maxSupplierSum), z.maximum(maxSupplierSum)),
    }),
  )
  .check(z.maxLength(maxInvoiceLines));

export const enterSupplierInvoice = endpoint({
  method: 'POST',
  path: 'console/payable/enterInvoice',
  title: 'enter an invoice of a supplier with the orders on it; nothing is posted',
  access: { staff: '/console/payable/edit' },
  idempotent: true,
  input: z.strictObject({
    supplier_id: id,
    entity_id: id,
    number: codeText(60, 'field_required'),
    issued_on: civilDate,
    /** Omitted: the date of the invoice and the terms of the supplier. */
    due_on: z.optional(civilDate),
    /** Minor units of the site's currency. */
    total: sum,
    /** Address of an uploaded picture or PDF; empty without one. */
    file: z._default(lineText(300), ''),
    note: z._default(text(500), ''),
    lines: z._default(lines, []),
  }),
  reply: detailed,
  errors: ['not_found', 'supplier_invoice_known', 'invoice_day_wrong', 'service_not_open', 'slip_unknown'],
});

export const matchSupplierInvoice = endpoint({
  method: 'POST',
  path: 'console/payable/matchInvoice',
  title: 'replace the orders on an undecided invoice of a supplier',
  access: { staff: '/console/payable/edit' },
  idempotent: true,
  input: z.strictObject({ invoice_id: id, lines }),
  reply: detailed,
  errors: ['not_found', 'supplier_invoice_wrong_state', 'service_not_open'],
});

/** The lines add up to the total. Differences are posted as cost; above the limits of one person a second one approves. */
export const acceptSupplierInvoice = endpoint({
  method: 'POST',
  path: 'console/payable/acceptInvoice',
  title: 'accept an invoice of a supplier and post its differences',
  access: { staff: '/console/payable/edit' },
  idempotent: true,
  input: z.strictObject({
    invoice_id: id,
    /** Difference that the caller saw, in minor units. */
    difference: z.int().check(z.minimum(-maxSupplierSum), z.maximum(maxSupplierSum)),
    /** Required if there is a difference. */
    reason: z._default(text(200), ''),
  }),
  reply: detailed,
  errors: [
    'not_found',
    'supplier_invoice_wrong_state',
    'supplier_invoice_unmatched',
    'supplier_invoice_changed',
    'service_not_open',
    ...heldRefusals,
  ],
});

export const disputeSupplierInvoice = endpoint({
  method: 'POST',
  path: 'console/payable/disputeInvoice',
  title: 'dispute an invoice of a supplier with a note',
  access: { staff: '/console/payable/edit' },
  idempotent: true,
  input: z.strictObject({ invoice_id: id, note: text(500, 'field_required') }),
  reply: detailed,
  errors: ['not_found', 'supplier_invoice_wrong_state'],
});

export const withdrawSupplierInvoice = endpoint({
  method: 'POST',
  path: 'console/payable/withdrawInvoice',
  title: 'withdraw an undecided invoice of a supplier, for example one entered twice',
  access: { staff: '/console/payable/edit' },
  idempotent: true,
  input: z.strictObject({ invoice_id: id, reason: text(200, 'reason_required') }),
  reply: detailed,
  errors: ['not_found', 'supplier_invoice_wrong_state'],
});
