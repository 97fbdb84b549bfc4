import * as z from 'zod/mini';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { heldRefusals } from '../staff/second-person-refusals.ts';
import { codeText, text } from '../text.ts';
import { maxPaidInvoices } from './words.ts';

const named = z.object({ id: z.int(), name: z.string() });

/** A debit of an imported bank statement. */
const bankDebit = z.object({
  id: z.int(),
  account: z.string(),
  booked_on: civilDate,
  amount: money,
  payee: z.string(),
  reference: z.string(),
});

const payment = z.object({
  id: z.int(),
  supplier: named,
  entity: named,
  amount: money,
  paid_on: civilDate,
  reference: z.string(),
  bank: z.string(),
  bank_line: z.nullable(bankDebit),
  invoices: z.array(z.object({ id: z.int(), number: z.string() })),
  paid_by: z.string(),
  /** Empty if one person was enough. */
  approved_by: z.string(),
  paid_at: unixSeconds,
  reversed: z.nullable(z.object({ by: z.string(), at: unixSeconds, reason: z.string() })),
  may_reverse: z.boolean(),
});
export type SupplierPayment = z.infer<typeof payment>;

/** Accepted invoices of one supplier and one company of the seller that are due by a day. */
const dueGroup = z.object({
  supplier: named,
  entity: named,
  /** Empty if no bank details are known. */
  bank: z.string(),
  amount: money,
  earliest: civilDate,
  overdue: z.boolean(),
  /** The earliest due first; at most 100, which are paid together. */
  invoices: z.array(z.object({ id: z.int(), number: z.string(), due_on: civilDate, total: money })),
  more: z.boolean(),
});
export type DueGroup = z.infer<typeof dueGroup>;

export const listDuePayments = endpoint({
  method: 'GET',
  path: 'console/payable/due',
  title: 'preview a payment run: accepted invoices due by a day, one payment per supplier',
  access: { staff: '/console/payable/view' },
  input: z.strictObject({ until: civilDate, supplier_id: z.optional(id) }),
  reply: z.object({
    /** The earliest due first; at most 200. */
    list: z.array(dueGroup),
    total: money,
    more: z.boolean(),
  }),
  errors: [],
});

export const listBankDebits = endpoint({
  method: 'GET',
  path: 'console/payable/bankLines',
  title: 'list debits of imported bank statements that could be a payment of a sum',
  access: { staff: '/console/payable/pay' },
  /** Minor units of the site's currency. */
  input: z.strictObject({ amount: z.int().check(z.minimum(1)) }),
  /** Of exactly the sum, newest first; at most 20. */
  reply: z.object({ list: z.array(bankDebit) }),
  errors: [],
});

/** The invoices belong to one supplier and one company of the seller. */
export const paySupplier = endpoint({
  method: 'POST',
  path: 'console/payable/pay',
  title: 'record a payment of accepted invoices to their supplier, above the limits with a second person',
  access: { staff: '/console/payable/pay' },
  idempotent: true,
  input: z.strictObject({
    invoice_ids: z.array(id).check(z.minLength(1), z.maxLength(maxPaidInvoices)),
    /** Not in the future; with a bank line its day. */
    paid_on: civilDate,
    /** Debit of a bank statement that is the payment, of exactly the same sum. */
    bank_line_id: z.optional(id),
    reference: z._default(codeText(60), ''),
  }),
  reply: z.object({ payment }),
  errors: [
    'not_found',
    'supplier_invoice_wrong_state',
    'supplier_invoices_mixed',
    'supplier_bank_missing',
    'paid_day_wrong',
    'bank_line_unfit',
    'bank_line_closed',
    ...heldRefusals,
  ],
});

export const listSupplierPayments = endpoint({
  method: 'GET',
  path: 'console/payable/payments',
  title: 'list payments to suppliers, newest first',
  access: { staff: '/console/payable/view' },
  input: z.strictObject({ supplier_id: z.optional(id), ...listPaging }),
  reply: z.object({ list: z.array(payment), ...listed }),
  errors: [...listErrors],
});

export const reverseSupplierPayment = endpoint({
  method: 'POST',
  path: 'console/payable/reversePayment',
  title: 'reverse a payment to a supplier; its invoices are open again',
  access: { staff: '/console/payable/pay' },
  idempotent: true,
  input: z.strictObject({ payment_id: id, reason: text(200, 'reason_required') }),
  reply: z.object({ payment }),
  errors: ['not_found', 'supplier_payment_reversed'],
});
