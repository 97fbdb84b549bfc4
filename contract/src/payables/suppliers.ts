import * as z from 'zod/mini';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { heldRefusals } from '../staff/second-person-refusals.ts';
import { codeText, lineText, text } from '../text.ts';
import {
  costKinds,
  costStages,
  maxSupplierSum,
  maxTermsDays,
  supplierFilters,
  supplierInvoiceStates,
  supplierKinds,
} from './words.ts';

const named = z.object({ id: z.int(), name: z.string() });

/** Sums owed to a supplier, in the site's currency. */
const sums = {
  /** Balance of its account: services without an accepted invoice, and accepted invoices. */
  owed: money,
  /** Services without an accepted invoice. */
  services: money,
  /** Accepted invoices that are due later, due within seven days, and overdue. */
  later: money,
  due: money,
  overdue: money,
};

const listedSupplier = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(supplierKinds),
  terms_days: z.int(),
  ...sums,
  /** Disputed invoices. */
  disputed: z.int(),
});

export const listSuppliers = endpoint({
  method: 'GET',
  path: 'console/payable/suppliers',
  title: 'list suppliers with what is owed to them, the largest sum first',
  access: { staff: '/console/payable/view' },
  input: z.strictObject({
    show: z.optional(z.enum(supplierFilters)),
    kind: z.optional(z.enum(supplierKinds)),
    /** Part of a name, of a hotel's name or of the tax number. */
    keyword: z.optional(lineText(60)),
    ...listPaging,
  }),
  reply: z.object({
    list: z.array(listedSupplier),
    /** Of all suppliers. */
    totals: z.object({ ...sums, disputed: z.int() }),
    ...listed,
  }),
  errors: [...listErrors],
});

/** A supplier with what belongs to it. */
export const supplier = z.object({
  id: z.int(),
  name: z.string(),
  name_zh: z.string(),
  name_en: z.string(),
  name_local: z.string(),
  kind: z.enum(supplierKinds),
  tax_number: z.string(),
  bank: z.string(),
  terms_days: z.int(),
  /** Company of the seller that it invoices; null if it invoices several. */
  entity_id: z.nullable(z.int()),
  hotels: z.array(named),
  companies: z.array(z.string()),
  ...sums,
});
export type Supplier = z.infer<typeof supplier>;

const supplierReply = z.object({ supplier });

export const showSupplier = endpoint({
  method: 'GET',
  path: 'console/payable/supplier',
  title: 'show a supplier with its bank details, its hotels and what is owed to it',
  access: { staff: '/console/payable/view' },
  input: z.strictObject({ id }),
  reply: z.object({
    supplier,
    /** Companies of the seller. */
    entities: z.array(named),
  }),
  errors: ['not_found'],
});

export const saveSupplier = endpoint({
  method: 'POST',
  path: 'console/payable/saveSupplier',
  title: 'add a supplier or change its names, tax number and terms',
  access: { staff: '/console/payable/edit' },
  idempotent: true,
  input: z.strictObject({
    /** Omitted for a new one. */
    id: z.optional(id),
    name_zh: lineText(120, 'field_required'),
    name_en: lineText(120, 'field_required'),
    /** In the script of its country. */
    name_local: z._default(lineText(120), ''),
    kind: z.enum(supplierKinds),
    tax_number: z._default(codeText(40), ''),
    terms_days: z.int().check(z.minimum(0), z.maximum(maxTermsDays)),
    entity_id: z._default(z.nullable(id), null),
  }),
  reply: supplierReply,
  errors: ['not_found'],
});

/** A second person approves every change: whoever enters the details of a supplier cannot direct payments alone. */
export const saveSupplierBank = endpoint({
  method: 'POST',
  path: 'console/payable/saveBank',
  title: 'change the bank details of a supplier, with a second person',
  access: { staff: '/console/payable/edit' },
  idempotent: true,
  input: z.strictObject({
    supplier_id: id,
    bank: text(500, 'field_required'),
    reason: text(200, 'reason_required'),
  }),
  reply: supplierReply,
  errors: ['not_found', ...heldRefusals],
});

/** Later costs of the hotel or company are owed to the supplier; earlier ones stay where they are. */
export const assignToSupplier = endpoint({
  method: 'POST',
  path: 'console/payable/assign',
  title: 'assign a hotel or a company of hired cars to a supplier, with a second person',
  access: { staff: '/console/payable/edit' },
  idempotent: true,
  input: z.strictObject({
    supplier_id: id,
    /** Exactly one of the two. */
    hotel_id: z.optional(id),
    company: z.optional(lineText(80)),
    reason: text(200, 'reason_required'),
  }),
  reply: supplierReply,
  errors: ['not_found', ...heldRefusals],
});

export const showStatement = endpoint({
  method: 'GET',
  path: 'console/payable/statement',
  title: 'show the statement of a supplier: opening sum, rows and closing sum',
  access: { staff: '/console/payable/view' },
  input: z.strictObject({
    supplier_id: id,
    /** Calendar days of the seller, at most 366. */
    from: civilDate,
    to: civilDate,
  }),
  reply: z.object({
    opening: money,
    /** Oldest first; at most 2,000. */
    rows: z.array(
      z.object({
        at: unixSeconds,
        event: z.string(),
        order: z.nullable(z.object({ id: z.int(), sn: z.string() })),
        memo: z.string(),
        /** More owed above zero, paid below. */
        amount: money,
        balance: money,
      }),
    ),
    closing: money,
    /** Whether more rows follow; then the closing sum is that of the last day nevertheless. */
    more: z.boolean(),
  }),
  errors: ['not_found'],
});

/** A cost that was posted for an order. */
const orderCost = z.object({
  id: z.int(),
  supplier: named,
  kind: z.enum(costKinds),
  amount: money,
  stage: z.enum(costStages),
  memo: z.string(),
  posted_at: unixSeconds,
  invoice: z.nullable(z.object({ id: z.int(), number: z.string(), status: z.enum(supplierInvoiceStates) })),
});

export const showOrderCosts = endpoint({
  method: 'GET',
  path: 'console/payable/order',
  title: 'show the costs of an order that were posted, invoiced and paid',
  access: { staff: '/console/payable/view' },
  input: z.strictObject({ order_id: id }),
  reply: z.object({
    costs: z.array(orderCost),
    total: money,
    /** Suppliers of the order, for an adjustment. */
    suppliers: z.array(named),
    /** Whether the caller may adjust the cost now. */
    may_adjust: z.boolean(),
  }),
  errors: ['not_found'],
});

export const adjustCost = endpoint({
  method: 'POST',
  path: 'console/payable/adjustCost',
  title: 'adjust the cost of an ended order, above the limits with a second person',
  access: { staff: '/console/payable/edit' },
  idempotent: true,
  input: z.strictObject({
    order_id: id,
    /** Omitted: the hotel or company of the order. */
    supplier_id: z.optional(id),
    /** Minor units; below zero to lower the cost. */
    amount: z.int().check(
      z.minimum(-maxSupplierSum),
      z.maximum(maxSupplierSum),
      z.refine((amount) => amount !== 0, 'field_required'),
    ),
    reason: text(200, 'reason_required'),
  }),
  reply: z.object({ total: money }),
  errors: ['not_found', 'order_wrong_state', 'cost_below_zero', ...heldRefusals],
});
