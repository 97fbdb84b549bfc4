import * as z from 'zod/mini';
import { civilDate, civilMonth, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { exportErrors } from '../files/links.ts';
import { sheetFile } from '../files/types.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { codeText, lineText } from '../text.ts';
import { bookAccounts, closingItems, journalFormats } from './words.ts';

const seller = z.object({ id: z.int(), name: z.string() });

export const showChecklist = endpoint({
  method: 'GET',
  path: 'console/closing/checklist',
  title: 'show what is open before a month may be closed, and its closings and reopenings',
  access: { staff: '/console/wallet/view' },
  /** Without a month: the next one to close. */
  input: z.strictObject({ month: z.optional(civilMonth) }),
  reply: z.object({
    month: z.string(),
    closed: z.boolean(),
    /** Whether it is the last closed month, the only one that can be reopened. */
    last_closed: z.boolean(),
    /** Months that can be shown: closed ones and the next, newest first, at most 36. */
    months: z.array(z.string()),
    items: z.array(
      z.object({
        item: z.enum(closingItems),
        count: z.int(),
        /** One sum per currency; empty for items without a sum. */
        sums: z.array(money),
        /** Whether the month cannot be closed while it is open; otherwise a reason is required. */
        blocking: z.boolean(),
      }),
    ),
    /** Newest first, at most 100. */
    history: z.array(
      z.object({
        event: z.enum(['closed', 'reopened']),
        by: z.string(),
        /** Second person of a reopening. */
        approved_by: z.nullable(z.string()),
        at: unixSeconds,
        reason: z.string(),
        /** Items that were open at the closing, with the reason given for each. */
        items: z.array(z.object({ item: z.string(), count: z.int(), reason: z.string() })),
      }),
    ),
  }),
  errors: [],
});

export const showTrialBalance = endpoint({
  method: 'GET',
  path: 'console/closing/trialBalance',
  title: 'show the trial balance of each company for a month',
  access: { staff: '/console/wallet/view' },
  input: z.strictObject({ month: civilMonth }),
  reply: z.object({
    sellers: z.array(
      z.object({
        ...seller.shape,
        /** Zone whose days date its postings. */
        tz: z.string(),
        currency: z.string(),
        /** Sums in minor units of the currency; opening and closing are debit positive. */
        rows: z.array(
          z.object({
            account: z.enum(bookAccounts),
            code: z.string(),
            name: z.string(),
            opening: z.int(),
            debit: z.int(),
            credit: z.int(),
            closing: z.int(),
          }),
        ),
        total: z.object({ opening: z.int(), debit: z.int(), credit: z.int(), closing: z.int() }),
        /** Output tax of the documents issued in the month; equals the movement of `tax_payable`. */
        output_tax: z.int(),
      }),
    ),
  }),
  errors: [],
});

export const listBookEntries = endpoint({
  method: 'GET',
  path: 'console/closing/entries',
  title: 'list the entries of an account of a company in a month, oldest first',
  access: { staff: '/console/wallet/view' },
  input: z.strictObject({
    entity_id: id,
    month: civilMonth,
    account: z.enum(bookAccounts),
    ...listPaging,
  }),
  reply: z.object({
    list: z.array(
      z.object({
        posting_id: z.int(),
        booked_on: civilDate,
        event: z.string(),
        agency: z.string(),
        /** Number of the order, bill or invoice; empty without one. */
        document: z.string(),
        order_id: z.nullable(z.int()),
        memo: z.string(),
        debit: money,
        credit: money,
      }),
    ),
    ...listed,
  }),
  errors: ['not_found', ...listErrors],
});

const accountLine = z.object({
  account: z.enum(bookAccounts),
  code: z.string(),
  name: z.string(),
});

const accountsReply = z.object({
  sellers: z.array(
    z.object({
      ...seller.shape,
      country: z.string(),
      accounts: z.array(z.object({ ...accountLine.shape, is_default: z.boolean() })),
    }),
  ),
});

export const listBookAccounts = endpoint({
  method: 'GET',
  path: 'console/closing/accounts',
  title: 'list the account codes and names of each company for its bookkeeping',
  access: { staff: '/console/wallet/view' },
  input: z.strictObject({}),
  reply: accountsReply,
  errors: [],
});

export const saveBookAccounts = endpoint({
  method: 'POST',
  path: 'console/closing/saveAccounts',
  title: 'set the account codes and names of a company',
  access: { staff: '/console/closing/accounts' },
  idempotent: true,
  input: z.strictObject({
    entity_id: id,
    /** Each kind at most once; kinds that are left out keep theirs. */
    accounts: z
      .array(
        z.strictObject({
          account: z.enum(bookAccounts),
          account_code: codeText(15, 'account_code_required').check(
            z.regex(/^[0-9A-Za-z.-]*$/, 'account_code_invalid'),
          ),
          account_name: lineText(60, 'account_name_required'),
        }),
      )
      .check(z.minLength(1), z.maxLength(bookAccounts.length)),
  }),
  reply: accountsReply,
  errors: ['not_found', 'account_twice'],
});

export const exportJournal = endpoint({
  method: 'GET',
  path: 'console/closing/journal',
  title: 'get the journal of a company and month, as a sheet or for a bookkeeping program',
  access: { staff: '/console/wallet/view' },
  file: sheetFile,
  rateLimit: 'link',
  input: z.strictObject({
    entity_id: id,
    month: civilMonth,
    format: z.enum(journalFormats, 'format_required'),
  }),
  reply: z.unknown(),
  errors: ['not_found', ...exportErrors],
});
