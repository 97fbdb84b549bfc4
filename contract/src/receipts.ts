import * as z from 'zod/mini';
import { civilDate, unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { currencyCode, exchangeRate } from './exchange-rate.ts';
import { fileLink } from './file-links.ts';
import { id } from './ids.ts';
import { money } from './money.ts';
import { listErrors, listed, listPaging } from './paging.ts';
import { lineText, text } from './text.ts';

/** Minor units of the currency named beside it. */
const sum = z.int().check(z.minimum(1), z.maximum(1e12));

/** What a declared payment is for. */
const meantFor = z.enum(['deposit', 'bills']);
export const declarationStatuses = ['declared', 'matched', 'refused', 'withdrawn'] as const;

/** A part of a receipt, and what it went to. */
const allocation = z.object({
  /** The bill it paid; null = it went to the deposit. */
  bill: z.nullable(z.object({ id: z.int(), number: z.string() })),
  amount: money,
  at: unixSeconds,
});

/** Money that arrived, as the agency it belongs to sees it. */
export const ownReceipt = z.object({
  id: z.int(),
  /** What people call it: `R000042`. */
  number: z.string(),
  received_on: z.string(),
  value_date: z.string(),
  bank_reference: z.string(),
  payer: z.string(),
  /** What was sent, and what banks kept of it on the way. */
  gross: money,
  bank_charge: money,
  charge_to: z.enum(['agency', 'seller']),
  /** Null where it came in the account's currency. */
  rate: z.nullable(exchangeRate),
  /** What the agency is credited with in all, in the account's currency, and what of it has gone nowhere yet. */
  worth: money,
  unallocated: money,
  allocations: z.array(allocation),
  matched_at: z.nullable(unixSeconds),
  /** Null while it stands. */
  reversed_at: z.nullable(unixSeconds),
  reverse_reason: z.string(),
});
export type OwnReceipt = z.infer<typeof ownReceipt>;

/** What an agency says it has paid. */
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
  /** Why it was refused. */
  reason: z.string(),
  receipt: z.nullable(
    z.object({
      id: z.int(),
      number: z.string(),
      worth: money,
      received_on: z.string(),
      /** What of it has paid bills, what is in the deposit, and what has gone nowhere yet. */
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
    /** The currency of the account; what comes in another is credited at the seller's rate of the day. */
    currency: z.string(),
    /** Today where the agency is: a payment of a later day is refused. */
    today: z.string(),
    seller: z.string(),
    /** Bank, account and codes, a line each; empty where the seller has not entered them. */
    bank: z.string(),
    /** Where to ask; empty = none given. */
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
    /** Whose account it was paid from. */
    payer: lineText(100, 'payer_required'),
    /** The number of the payment at the payer's bank. */
    reference: z._default(lineText(60), ''),
    meant_for: z._default(meantFor, 'deposit'),
    /** The `url` that the upload of the slip answered. */
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
