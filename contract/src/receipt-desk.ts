import * as z from 'zod/mini';
import { civilDate, unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { currencyCode, statedRate } from './exchange-rate.ts';
import { exposure } from './exposure.ts';
import { anyFile } from './file-types.ts';
import { id } from './ids.ts';
import { money } from './money.ts';
import { moneyRefusals } from './money-refusals.ts';
import { listErrors, listed, listPaging } from './paging.ts';
import { declarationStatuses, declaredPayment, ownReceipt } from './receipts.ts';
import { lineText, text } from './text.ts';

const sum = z.int().check(z.minimum(1), z.maximum(1e12));
const agency = z.object({ id: z.int(), name: z.string() });
const reason = text(200, 'reason_required');
const moneyErrors = ['balance_too_low', ...moneyRefusals] as const;

/** A declared payment as the seller's finance sees it. */
export const deskDeclaration = z.extend(declaredPayment, { agency });
export type DeskDeclaration = z.infer<typeof deskDeclaration>;

/** Money that arrived, as the seller's finance sees it. */
export const deskReceipt = z.extend(ownReceipt, {
  status: z.enum(['unmatched', 'matched', 'reversed']),
  /** Null until it is known whose it is. */
  agency: z.nullable(agency),
  declaration_id: z.nullable(z.int()),
  /** What the seller bears of the bank's charge, in the account's currency. */
  charge_worth: money,
  recorded_by: z.string(),
  recorded_at: unixSeconds,
});
export type DeskReceipt = z.infer<typeof deskReceipt>;

/** Parts of a receipt, each for a bill or for the deposit; what a bill does not need goes to the deposit, too. */
const parts = z
  .array(z.strictObject({ bill_id: z._default(z.nullable(id), null), amount: sum }))
  .check(z.maxLength(20));

/** A bill that waits to be paid. */
const payableBill = z.object({ id: z.int(), number: z.string(), due_on: z.string(), open: money });

export const listReceipts = endpoint({
  method: 'GET',
  path: 'console/receipt/list',
  title: 'list receipts, newest first; `open` are those of which a part has gone nowhere yet',
  access: { staff: '/console/receipt/view' },
  input: z.strictObject({
    status: z.optional(z.enum(['open', 'all'])),
    agency_id: z.optional(id),
    ...listPaging,
  }),
  reply: z.object({ list: z.array(deskReceipt), ...listed }),
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
    /** While nobody knows whose it is. */
    candidates: z.array(deskDeclaration),
    /** Of its agency, those due first first, while a part of it has gone nowhere yet. */
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
    /** Of gross and bank charge. */
    currency: currencyCode,
    /** What the payer sent: what arrived and what banks kept of it. */
    gross: sum,
    bank_charge: z._default(z.int().check(z.minimum(0), z.maximum(1e12)), 0),
    charge_to: z._default(z.enum(['agency', 'seller']), 'agency'),
    /** Required where the currency is not the account's, and only there. */
    rate: z.optional(statedRate),
    /** The currency of which one unit costs `rate` of the other. */
    rate_of: z.optional(currencyCode),
    /** Confirms that a reference which stands for money of another day or sum is meant. */
    is_another: z._default(z.boolean(), false),
  }),
  reply: deskReceipt,
  errors: ['currency_unknown', 'receipt_known', 'receipt_reference_used', 'worth_out_of_reach'],
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
     * What is left of the receipt is allocated later. Left out: all of it as the declaration says, to the agency's bills,
     * those due first first, or to its deposit; without a declaration, nothing yet.
     */
    parts: z.optional(parts),
  }),
  reply: deskReceipt,
  errors: [
    ...(['not_found', 'receipt_closed', 'declaration_closed', 'allocated_beyond'] as const),
    ...(['bill_wrong_state', ...moneyErrors] as const),
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

/** Money of a deposit that goes back to the agency's bank. */
export const payBack = z.object({
  id: z.int(),
  agency,
  amount: money,
  payee: z.string(),
  reason: z.string(),
  /** `asked`: it waits for a second person; nothing has been paid yet. */
  status: z.enum(['asked', 'done', 'rejected']),
  asked_by: z.string(),
  asked_at: unixSeconds,
  decided_at: z.nullable(unixSeconds),
  /** What the agency owes now: while something of it is past due, two people pay back. */
  exposure,
});
export type PayBack = z.infer<typeof payBack>;

/** Up to the sum that the site sets it is done at once; above, it waits for a second person. */
export const askPayBack = endpoint({
  method: 'POST',
  path: 'console/payBack/ask',
  title: 'pay a part of a deposit back to the agency',
  access: { staff: '/console/payBack/ask' },
  idempotent: true,
  input: z.strictObject({
    agency_id: id,
    amount: sum,
    /** The account it goes to, as the bank is told. */
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

/** Never by whom it was asked for. */
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
