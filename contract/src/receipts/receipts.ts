import * as z from 'zod/mini';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { fileLink } from '../files/links.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { lineText, text } from '../text.ts';
import { currencyCode, exchangeRate } from '../wallet/exchange-rate.ts';

/** Minor units of the accompanying currency. */
const sum = z.int().check(z.minimum(1), z.maximum(1e12));

/** Purpose of a declared payment. */
const meantFor = z.enum(['deposit', 'bills']);
export const declarationStatuses = ['declared', 'matched', 'refused', 'withdrawn'] as const;

/** An allocated part of a receipt. */
const allocation = z.object({
  /** Bill that was paid; null for the deposit. */
  bill: z.nullable(z.object({ id: z.int(), number: z.string() })),
  amount: money,
  at: unixSeconds,
});

/** A receipt of money for its agency. */
export const ownReceipt = z.object({
  id: z.int(),
  /** Display number: `R000042`. */
  number: z.string(),
  received_on: z.string(),
  value_date: z.string(),
  bank_reference: z.string(),
  payer: z.string(),
  /** Amount sent, and bank charges deducted on the way. */
  gross: money,
  bank_charge: money,
  charge_to: z.enum(['agency', 'seller']),
  /** Null if received in the account's currency. */
  rate: z.nullable(exchangeRate),
  /** Total credited to the agency in the account's currency, and its unallocated part. */
  worth: money,
  unallocated: money,
  allocations: z.array(allocation),
  matched_at: z.nullable(unixSeconds),
  /** Null unless reversed. */
  reversed_at: z.nullable(unixSeconds),
  reverse_reason: z.string(),
});
export type OwnReceipt = z.infer<typeof ownReceipt>;

/** A payment reported by an agency. */
export const declaredPayment = z.object({
  id: z.int(),
  amount: money,
  paid_on: z.string(),
  payer: z.string(),
  reference: z.string(),
  meant_for: meantFor,
  slip: z.object({ name: z.string(), mimetype: z.string(), size: z.int() }),
  status: z.enum(declarationStatuses),
  declared_by: z.string(),
  declared_at: unixSeconds,
  /** When it was matched, refused or withdrawn. */
  ended_at: z.nullable(unixSeconds),
  /** Reason for the refusal. */
  reason: z.string(),
  receipt: z.nullable(
    z.object({
      id: z.int(),
      number: z.string(),
      worth: money,
      received_on: z.string(),
      /** Parts of it that paid bills, went to the deposit, or are unallocated. */
      to_bills: money,
      to_deposit: money,
      unallocated: money,
    }),
  ),
  actions: z.array(z.enum(['withdraw'])),
});
export type DeclaredPayment = z.infer<typeof declaredPayment>;

const topUpNode = { node: '/user/account/balance/topUp' } as const;

export const showPaymentDetails = endpoint({
  method: 'GET',
  path: 'account/paymentDetails',
  title: 'show where the seller is paid, and in which currency the account is kept',
  access: topUpNode,
  input: z.strictObject({}),
  reply: z.object({
    /** Currency of the account; other currencies are credited at the seller's rate of the day. */
    currency: z.string(),
    /** Current date in the agency's zone; payments with a later date are refused. */
    today: z.string(),
    seller: z.string(),
    /** Bank, account and codes, one per line; empty if the seller has not entered them. */
    bank: z.string(),
    /** Phone number for questions; empty if none. */
    phone: z.string(),
  }),
  errors: [],
});

export const declarePayment = endpoint({
  method: 'POST',
  path: 'account/topUp',
  title: 'declare a payment to the seller’s bank, with its slip',
  access: topUpNode,
  idempotent: true,
  input: z.strictObject({
    amount: sum,
    currency: currencyCode,
    paid_on: civilDate,
    /** Owner of the paying account. */
    payer: lineText(100, 'payer_required'),
    /** Reference of the payment at the payer's bank. */
    reference: z._default(lineText(60), ''),
    meant_for: z._default(meantFor, 'deposit'),
    /** `url` returned by the upload of the slip. */
    slip: text(300, 'slip_required'),
  }),
  reply: declaredPayment,
  errors: ['currency_unknown', 'slip_unknown', 'declarations_full'],
});

export const withdrawDeclaration = endpoint({
  method: 'POST',
  path: 'account/withdrawTopUp',
  title: 'withdraw a declared payment that nobody has matched yet',
  access: topUpNode,
  idempotent: true,
  input: z.strictObject({ id }),
  reply: declaredPayment,
  errors: ['not_found', 'declaration_closed'],
});

export const listDeclarations = endpoint({
  method: 'GET',
  path: 'account/topUps',
  title: 'list the declared payments of the agency, newest first',
  access: topUpNode,
  input: z.strictObject({ ...listPaging }),
  reply: z.object({ list: z.array(declaredPayment), ...listed }),
  errors: [...listErrors],
});

export const listOwnReceipts = endpoint({
  method: 'GET',
  path: 'account/receipts',
  title: 'list what arrived at the seller’s bank for the agency, newest first',
  access: topUpNode,
  input: z.strictObject({ ...listPaging }),
  reply: z.object({ list: z.array(ownReceipt), ...listed }),
  errors: [...listErrors],
});

export const showOwnReceipt = endpoint({
  method: 'GET',
  path: 'account/receipt',
  title: 'show a receipt of the agency',
  access: topUpNode,
  input: z.strictObject({ id }),
  reply: ownReceipt,
  errors: ['not_found'],
});

export const linkReceipt = endpoint({
  method: 'POST',
  path: 'account/receiptLink',
  title: 'get a one-use link to the paper of a receipt, a PDF',
  access: topUpNode,
  input: z.strictObject({ id }),
  reply: fileLink,
  errors: ['not_found'],
});

export const linkSlip = endpoint({
  method: 'POST',
  path: 'account/slipLink',
  title: 'get a one-use link to the slip of a declared payment',
  access: topUpNode,
  input: z.strictObject({ id }),
  reply: fileLink,
  errors: ['not_found'],
});
