import * as z from 'zod/mini';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { heldRefusals } from '../staff/second-person-refusals.ts';
import { lineText } from '../text.ts';
import { currencyCode, statedRate } from '../wallet/exchange-rate.ts';
import {
  bankFaults,
  bankFormats,
  bankLineStates,
  bankRuleKinds,
  bankUseKinds,
  dayOrders,
  maxBankBytes,
  maxBankLines,
} from './bank-words.ts';

/** Title of a column of a sheet; empty if the sheet has none for the fact. */
const column = z._default(lineText(80), '');

/** Columns of a sheet, saved with the account when a file is imported. */
export const bankMapping = z.strictObject({
  booked_on: column,
  value_date: column,
  amount: column,
  credit: column,
  debit: column,
  payer: column,
  reference: column,
  remittance: column,
  sent_amount: column,
  sent_currency: column,
  day_order: z._default(z.enum(dayOrders), 'ymd'),
});
export type BankMapping = z.infer<typeof bankMapping>;

export const bankAccount = z.object({ id: z.int(), name: z.string(), currency: z.string() });

/** A text by which the import recognises lines of an account. */
export const bankRule = z.object({
  id: z.int(),
  account: bankAccount,
  contains: z.string(),
  kind: z.enum(bankRuleKinds),
  /** Largest charge that it posts; null for other rules. */
  up_to: z.nullable(money),
  created_by: z.string(),
  created_at: unixSeconds,
});

const bankFile = z.object({
  id: z.int(),
  name: z.string(),
  format: z.enum(bankFormats),
  account: bankAccount,
  uploaded_by: z.string(),
  uploaded_at: unixSeconds,
  /** Null until it is imported. */
  imported_at: z.nullable(unixSeconds),
  /** Lines that the import added, and lines that were known already. */
  new_lines: z.int(),
  known_lines: z.int(),
});

export const listBankAccounts = endpoint({
  method: 'GET',
  path: 'console/bank/accounts',
  title: 'list the bank accounts whose statements are imported, their rules, and the newest fifty files',
  access: { staff: '/console/receipt/view' },
  input: z.strictObject({}),
  reply: z.object({
    accounts: z.array(bankAccount),
    rules: z.array(bankRule),
    /** Companies of the seller; each account belongs to one of them. */
    entities: z.array(z.object({ id: z.int(), name_zh: z.string(), name_en: z.string() })),
    files: z.array(bankFile),
    /** Currency of the agencies' accounts: statements in another one need a rate. */
    currency: z.string(),
  }),
  errors: [],
});

export const addBankAccount = endpoint({
  method: 'POST',
  path: 'console/bank/addAccount',
  title: 'add a bank account whose statements are imported',
  access: { staff: '/console/receipt/edit' },
  idempotent: true,
  input: z.strictObject({
    name: lineText(80, 'field_required'),
    currency: currencyCode,
    /** Company whose account it is; by default the seller's first one. */
    entity_id: z.optional(id),
  }),
  reply: z.object({ account: bankAccount }),
  errors: ['not_found', 'currency_unknown', 'bank_account_known'],
});

export const uploadBankFile = endpoint({
  method: 'POST',
  path: 'console/bank/upload',
  title: 'upload a bank statement; nothing is imported yet',
  access: { staff: '/console/receipt/edit' },
  idempotent: true,
  largeBody: true,
  input: z.strictObject({
    account_id: id,
    file_name: lineText(120, 'field_required'),
    /** Bytes in base64. */
    bytes: z
      .string()
      .check(z.minLength(4), z.maxLength(Math.ceil(maxBankBytes / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  reply: z.object({ file: bankFile }),
  errors: ['not_found', 'bank_file_unreadable', 'bank_file_too_long'],
});

/** A line of a statement; sums of money that left the account are negative. */
const previewLine = z.object({
  /** Row of a sheet, or number of the entry. */
  row: z.int(),
  booked_on: civilDate,
  value_date: civilDate,
  amount: money,
  payer: z.string(),
  reference: z.string(),
  remittance: z.string(),
  /** Sum that the payer sent in another currency, where the bank states it. */
  sent: z.nullable(money),
  state: z.enum(bankLineStates),
  /** Text of the rule that settles the line; null for other lines. */
  rule: z.nullable(z.string()),
});

export const previewBankFile = endpoint({
  method: 'GET',
  path: 'console/bank/preview',
  title: 'show what the import of an uploaded statement would add',
  access: { staff: '/console/receipt/view' },
  input: z.strictObject({
    file_id: id,
    /** Columns of a sheet; by default those of the account's last import, otherwise as their titles suggest. */
    mapping: z.optional(bankMapping),
  }),
  reply: z.object({
    file: bankFile,
    /** Titles of the sheet's columns; empty for other formats. */
    columns: z.array(z.string()),
    /** Columns used; null for other formats. */
    mapping: z.nullable(bankMapping),
    counts: z.object({ new: z.int(), known: z.int(), debit: z.int(), rule: z.int(), fault: z.int() }),
    /** Sums of the new lines: money that arrived and that left; together the change of the bank's balance. */
    arrived: money,
    left: money,
    lines: z.array(previewLine),
    /** Rows that cannot be read: they are not imported. */
    faults: z.array(
      z.object({ row: z.int(), column: z.string(), text: z.string(), reason: z.enum(bankFaults) }),
    ),
  }),
  errors: ['not_found', 'bank_file_unreadable', 'bank_file_too_long'],
});

const rows = z._default(z.array(z.int().check(z.minimum(1))).check(z.maxLength(maxBankLines)), []);

export const importBankFile = endpoint({
  method: 'POST',
  path: 'console/bank/import',
  title: 'import an uploaded statement: each new line of money that arrived becomes a receipt',
  access: { staff: '/console/receipt/edit' },
  idempotent: true,
  input: z.strictObject({
    file_id: id,
    mapping: z.optional(bankMapping),
    /** Required if the currency of the bank account differs from that of the agencies' accounts. */
    rate: z.optional(statedRate),
    rate_of: z.optional(currencyCode),
    /** Rows that are no receipts, such as transfers between own accounts. */
    others: rows,
    /** Rows that their rule does not settle. */
    unruled: rows,
  }),
  reply: z.object({
    file: bankFile,
    /** Receipts that were recorded, lines that rules have settled, and lines that wait for a person. */
    receipts: z.int(),
    ruled: z.int(),
    open: z.int(),
  }),
  errors: [
    'not_found',
    'bank_file_unreadable',
    'bank_file_too_long',
    'bank_file_imported',
    'worth_out_of_reach',
  ],
});

/** An imported line; sums of money that left the account are negative. */
export const bankLine = z.object({
  id: z.int(),
  account: bankAccount,
  booked_on: civilDate,
  value_date: civilDate,
  amount: money,
  sent: z.nullable(money),
  payer: z.string(),
  reference: z.string(),
  remittance: z.string(),
  receipt: z.nullable(z.object({ id: z.int(), number: z.string() })),
  /** Null for receipts, and for lines of money that left the account and that wait for a person. */
  use: z.nullable(
    z.object({
      kind: z.enum(bankUseKinds),
      /** Text of the rule that settled it; null if a person did. */
      rule: z.nullable(z.string()),
      /** Receipt that the bank returned. */
      receipt: z.nullable(z.object({ id: z.int(), number: z.string() })),
      /** Agency of the pay-back that it paid. */
      agency: z.nullable(z.object({ id: z.int(), name: z.string() })),
      note: z.string(),
      used_by: z.string(),
      used_at: unixSeconds,
    }),
  ),
  actions: z.array(z.enum(['settle', 'reopen'])),
});
export type BankLine = z.infer<typeof bankLine>;

/** Filters of imported lines: `open` ones left the account and wait for a person; `others` are all that are no receipts. */
export const bankLineFilters = ['open', 'others', 'all'] as const;

export const listBankLines = endpoint({
  method: 'GET',
  path: 'console/bank/lines',
  title: 'list imported lines of bank accounts, newest first; `others` are those that are no receipts',
  access: { staff: '/console/receipt/view' },
  input: z.strictObject({
    account_id: z.optional(id),
    show: z.optional(z.enum(bankLineFilters)),
    ...listPaging,
  }),
  reply: z.object({ list: z.array(bankLine), ...listed }),
  errors: [...listErrors],
});

export const addBankRule = endpoint({
  method: 'POST',
  path: 'console/bank/addRule',
  title: 'add a text by which the import recognises lines of a bank account that are no receipts',
  access: { staff: '/console/receipt/edit' },
  idempotent: true,
  input: z.strictObject({
    account_id: id,
    /** Compared without case, width and repeated blanks. */
    contains: lineText(80, 'field_required').check(z.minLength(2, 'bank_rule_short')),
    kind: z.enum(bankRuleKinds),
    /** Largest charge in minor units of the account's currency: required for charges, needless otherwise. */
    up_to: z.optional(z.int().check(z.minimum(1), z.maximum(1e12))),
  }),
  reply: z.object({ rule: bankRule }),
  errors: ['not_found', 'bank_rule_known', 'bank_rules_full', ...heldRefusals],
});

export const endBankRule = endpoint({
  method: 'POST',
  path: 'console/bank/endRule',
  title: 'end a rule; lines that it has settled stay as they are',
  access: { staff: '/console/receipt/edit' },
  idempotent: true,
  input: z.strictObject({ rule_id: id }),
  reply: z.object({ rule: bankRule }),
  errors: ['not_found'],
});
