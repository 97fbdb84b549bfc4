import * as z from 'zod/mini';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { heldRefusals } from '../staff/second-person-refusals.ts';
import { text } from '../text.ts';
import { moneyRefusals } from '../wallet/money-refusals.ts';
import { bankLine } from './bank.ts';
import { bankRuleKinds, bankUseReasons } from './bank-words.ts';

const agency = z.object({ id: z.int(), name: z.string() });
const reasons = z.array(z.enum(bankUseReasons));

/** A receipt that the bank may have returned. */
const returnedReceipt = z.object({
  kind: z.literal('returned'),
  receipt: z.object({ id: z.int(), number: z.string(), payer: z.string(), received_on: civilDate }),
  agency: z.nullable(agency),
  /** Bills that its reversal reopens, and the part that it takes from the deposit. */
  bills: z.array(z.object({ id: z.int(), number: z.string(), amount: money })),
  deposit: money,
  reasons,
});

/** A pay-back that the line may have paid. */
const paidBack = z.object({
  kind: z.literal('pay_back'),
  pay_back: z.object({ id: z.int(), payee: z.string(), asked_at: unixSeconds }),
  agency,
  /** It still waits for a second person: the line can be matched after the decision. */
  waits: z.boolean(),
  reasons,
});

export const bankUseSuggestion = z.discriminatedUnion('kind', [returnedReceipt, paidBack]);
export type BankUseSuggestion = z.infer<typeof bankUseSuggestion>;

export const showBankLine = endpoint({
  method: 'GET',
  path: 'console/bank/line',
  title: 'show an imported line with the receipts and pay-backs that it may belong to, the most likely first',
  access: { staff: '/console/receipt/view' },
  input: z.strictObject({ id }),
  reply: z.object({
    line: bankLine,
    /** Only while the line waits. */
    suggestions: z.array(bankUseSuggestion),
  }),
  errors: ['not_found'],
});

export const returnReceipt = endpoint({
  method: 'POST',
  path: 'console/bank/returnReceipt',
  title: 'reverse the receipt that the bank has returned by this line, with all that it paid',
  access: { staff: '/console/receipt/reverse' },
  idempotent: true,
  input: z.strictObject({ line_id: id, receipt_id: id }),
  reply: z.object({ line: bankLine }),
  errors: [
    'not_found',
    'bank_line_closed',
    'bank_line_differs',
    'receipt_closed',
    'balance_too_low',
    ...moneyRefusals,
  ],
});

export const settlePayBack = endpoint({
  method: 'POST',
  path: 'console/bank/settlePayBack',
  title: 'match a line of money that left the account with the pay-back that it paid',
  access: { staff: '/console/receipt/edit' },
  idempotent: true,
  input: z.strictObject({ line_id: id, pay_back_id: id }),
  reply: z.object({ line: bankLine }),
  errors: ['not_found', 'bank_line_closed', 'bank_line_differs'],
});

export const settleBankLine = endpoint({
  method: 'POST',
  path: 'console/bank/settleLine',
  title: 'settle a line of money that left the account as a charge of the bank, or without a posting',
  access: { staff: '/console/receipt/edit' },
  idempotent: true,
  input: z.strictObject({ line_id: id, kind: z.enum(bankRuleKinds), note: text(200, 'reason_required') }),
  reply: z.object({ line: bankLine }),
  errors: ['not_found', 'bank_line_closed', ...heldRefusals],
});

export const reopenBankLine = endpoint({
  method: 'POST',
  path: 'console/bank/reopenLine',
  title: 'open a settled line of money that left the account; the posting of a charge is reversed',
  access: { staff: '/console/receipt/reverse' },
  idempotent: true,
  input: z.strictObject({ line_id: id, reason: text(200, 'reason_required') }),
  reply: z.object({ line: bankLine }),
  errors: ['not_found', 'bank_line_closed'],
});
