import * as z from 'zod/mini';
import { exposure } from '../billing/exposure.ts';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { anyFile } from '../files/types.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { codeText, lineText, text } from '../text.ts';
import { currencyCode, statedRate } from '../wallet/exchange-rate.ts';
import { moneyRefusals } from '../wallet/money-refusals.ts';
import { declarationStatuses, declaredPayment, ownReceipt } from './receipts.ts';
import { receiptFilters } from './states.ts';

const sum = z.int().check(z.minimum(1), z.maximum(1e12));
const agency = z.object({ id: z.int(), name: z.string() });
const reason = text(200, 'reason_required');
const moneyErrors = ['balance_too_low', ...moneyRefusals] as const;

/** A declared payment for the seller's finance team. */
export const deskDeclaration = z.extend(declaredPayment, { agency });
export type DeskDeclaration = z.infer<typeof deskDeclaration>;

/** A receipt of money for the seller's finance team. */
export const deskReceipt = z.extend(ownReceipt, {
  status: z.enum(['unmatched', 'matched', 'reversed']),
  /** Text that the payer sent with the payment. */
  remittance: z.string(),
  /** Null until the agency is known. */
  agency: z.nullable(agency),
  declaration_id: z.nullable(z.int()),
  /** Bank charge borne by the seller, in the account's currency. */
  charge_worth: money,
  /** The bank's advice that was uploaded with it; null without one. */
  slip: z.nullable(z.object({ name: z.string(), mimetype: z.string(), size: z.int() })),
  recorded_by: z.string(),
  recorded_at: unixSeconds,
});
export type DeskReceipt = z.infer<typeof deskReceipt>;

/** Parts of a receipt, each for a bill or for the deposit; the excess over a bill goes to the deposit too. */
const parts = z
  .array(z.strictObject({ bill_id: z._default(z.nullable(id), null), amount: sum }))
  .check(z.maxLength(20));

/** A bill that can be paid. */
const payableBill = z.object({ id: z.int(), number: z.string(), due_on: z.string(), open: money });

export const listReceipts = endpoint({
  method: 'GET',
  path: 'console/receipt/list',
  title: 'list receipts, newest first; `open` are those of which a part has gone nowhere yet',
  access: { staff: '/console/receipt/view' },
  input: z.strictObject({
    status: z.optional(z.enum(receiptFilters)),
    agency_id: z.optional(id),
    /** Part of the payer, the bank reference or the payer's text, or the receipt's number. */
    keyword: z.optional(lineText(60)),
    /** Days of arrival. */
    from: z.optional(civilDate),
    to: z.optional(civilDate),
    /** Sum sent, or worth in the account's currency, as a decimal number. */
    sum: z.optional(codeText(24)),
    ...listPaging,
  }),
  reply: z.object({
    list: z.array(deskReceipt),
    ...listed,
    /** Currency of the accounts, and the seller's day, for a receipt recorded by hand. */
    currency: z.string(),
    today: civilDate,
  }),
  errors: [...listErrors],
});

export const showReceipt = endpoint({
  method: 'GET',
  path: 'console/receipt/show',
  title: 'show a receipt with the declared payments that it may be, and the bills that it may pay',
  access: { staff: '/console/receipt/view' },
  input: z.strictObject({ id }),
  reply: z.object({
    receipt: deskReceipt,
    /** Declared payments that may match, while the agency is unknown. */
    candidates: z.array(deskDeclaration),
    /** Bills of its agency by due date, while part of the receipt is unallocated. */
    payable: z.array(payableBill),
  }),
  errors: ['not_found'],
});

export const recordReceipt = endpoint({
  method: 'POST',
  path: 'console/receipt/record',
  title: 'record money that arrived at the bank',
  access: { staff: '/console/receipt/edit' },
  idempotent: true,
  input: z.strictObject({
    received_on: civilDate,
    value_date: civilDate,
    bank_reference: lineText(60, 'bank_reference_required'),
    payer: lineText(100, 'payer_required'),
    /** Text that the payer sent with the payment. */
    remittance: z._default(lineText(300), ''),
    /** Currency of gross and bank charge. */
    currency: currencyCode,
    /** Amount sent by the payer: amount received plus bank charges. */
    gross: sum,
    bank_charge: z._default(z.int().check(z.minimum(0), z.maximum(1e12)), 0),
    charge_to: z._default(z.enum(['agency', 'seller']), 'agency'),
    /** Required if the currency differs from the account's; otherwise not allowed. */
    rate: z.optional(statedRate),
    /** Currency of which one unit costs `rate` of the other. */
    rate_of: z.optional(currencyCode),
    /** Confirms the reuse of a reference that exists for a different day or sum. */
    is_another: z._default(z.boolean(), false),
    /** `url` returned by the upload of the bank's advice; empty without one. */
    slip: z._default(text(300), ''),
  }),
  reply: deskReceipt,
  errors: [
    'currency_unknown',
    'receipt_known',
    'receipt_reference_used',
    'worth_out_of_reach',
    'slip_unknown',
  ],
});

export const showReceiptSlip = endpoint({
  method: 'GET',
  path: 'console/receipt/slip',
  title: 'open the advice of the bank that was uploaded with a receipt',
  access: { staff: '/console/receipt/view' },
  file: anyFile,
  input: z.strictObject({ id }),
  reply: z.unknown(),
  errors: ['not_found'],
});

export const matchReceipt = endpoint({
  method: 'POST',
  path: 'console/receipt/match',
  title: 'say whose a receipt is and which declared payment, and allocate it',
  access: { staff: '/console/receipt/edit' },
  idempotent: true,
  input: z.strictObject({
    receipt_id: id,
    agency_id: id,
    declaration_id: z.optional(id),
    /**
     * Allocation of the receipt; the remainder is allocated later. If omitted, all of it is allocated as
     * declared: to the agency's bills by due date, or to its deposit. Without a declaration nothing is
     * allocated yet.
     */
    parts: z.optional(parts),
  }),
  reply: deskReceipt,
  errors: [
    'not_found',
    'receipt_closed',
    'declaration_closed',
    'allocated_beyond',
    'bill_wrong_state',
    ...moneyErrors,
  ],
});

export const allocateReceipt = endpoint({
  method: 'POST',
  path: 'console/receipt/allocate',
  title: 'allocate what is left of a matched receipt',
  access: { staff: '/console/receipt/edit' },
  idempotent: true,
  input: z.strictObject({ receipt_id: id, parts: parts.check(z.minLength(1)) }),
  reply: deskReceipt,
  errors: ['not_found', 'receipt_closed', 'allocated_beyond', 'bill_wrong_state', ...moneyErrors],
});

export const reverseReceipt = endpoint({
  method: 'POST',
  path: 'console/receipt/reverse',
  title: 'reverse a receipt with all that it paid',
  access: { staff: '/console/receipt/reverse' },
  idempotent: true,
  input: z.strictObject({ receipt_id: id, reason }),
  reply: deskReceipt,
  errors: ['not_found', 'receipt_closed', ...moneyErrors],
});

export const listAllDeclarations = endpoint({
  method: 'GET',
  path: 'console/declaration/list',
  title: 'list declared payments: those that wait, the oldest first, or all of a state, newest first',
  access: { staff: '/console/receipt/view' },
  input: z.strictObject({ status: z.optional(z.enum(declarationStatuses)), ...listPaging }),
  reply: z.object({ list: z.array(deskDeclaration), ...listed }),
  errors: [...listErrors],
});

export const showSlip = endpoint({
  method: 'GET',
  path: 'console/declaration/slip',
  title: 'open the slip of a declared payment',
  access: { staff: '/console/receipt/view' },
  file: anyFile,
  input: z.strictObject({ id }),
  reply: z.unknown(),
  errors: ['not_found'],
});

export const refuseDeclaration = endpoint({
  method: 'POST',
  path: 'console/declaration/refuse',
  title: 'refuse a declared payment',
  access: { staff: '/console/receipt/edit' },
  idempotent: true,
  input: z.strictObject({ declaration_id: id, reason }),
  reply: deskDeclaration,
  errors: ['not_found', 'declaration_closed'],
});

/** A repayment from a deposit to the agency's bank. */
export const payBack = z.object({
  id: z.int(),
  agency,
  amount: money,
  payee: z.string(),
  reason: z.string(),
  /** `asked`: waits for a second person; nothing has been paid yet. */
  status: z.enum(['asked', 'done', 'rejected']),
  asked_by: z.string(),
  asked_at: unixSeconds,
  decided_at: z.nullable(unixSeconds),
  /** The agency's current receivable; while any of it is past due, a repayment needs two people. */
  exposure,
});
export type PayBack = z.infer<typeof payBack>;

/** Executed at once up to the sum set for the site; above it, a second person must approve. */
export const askPayBack = endpoint({
  method: 'POST',
  path: 'console/payBack/ask',
  title: 'pay a part of a deposit back to the agency',
  access: { staff: '/console/payBack/ask' },
  idempotent: true,
  input: z.strictObject({
    agency_id: id,
    amount: sum,
    /** Receiving account, as given to the bank. */
    payee: text(300, 'payee_required'),
    reason,
  }),
  reply: payBack,
  errors: ['not_found', 'pay_back_open', ...moneyErrors],
});

export const listPayBacks = endpoint({
  method: 'GET',
  path: 'console/payBack/list',
  title: 'list what waits to be paid back, the oldest first',
  access: { staff: '/console/receipt/view' },
  input: z.strictObject({ ...listPaging }),
  reply: z.object({ list: z.array(payBack), ...listed }),
  errors: [...listErrors],
});

/** Must not be decided by the member of staff who asked for it. */
export const decidePayBack = endpoint({
  method: 'POST',
  path: 'console/payBack/decide',
  title: 'confirm or reject a pay-back as the second person',
  access: { staff: '/console/payBack/decide' },
  idempotent: true,
  input: z.strictObject({
    pay_back_id: id,
    decision: z.enum(['confirm', 'reject']),
    note: reason,
  }),
  reply: payBack,
  errors: ['not_found', 'pay_back_closed', 'pay_back_own', 'second_person_dependent', ...moneyErrors],
});
