import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { printedCode, printedLine } from '../text.ts';
import { email, phoneOrNone } from '../validators.ts';
import { branchNumber } from './branch-number.ts';
import { plainTaxpayerId, taxpayerIdWarnings } from './taxpayer-id.ts';

export const titleKinds = ['company', 'individual'] as const;

/** Recipient of an invoice, and where it is sent. */
export const titleWords = {
  kind: z.enum(titleKinds),
  title: z.string(),
  /** As normalised by `plainTaxpayerId`; empty for individuals only. */
  taxpayer_id: z.string(),
  /** Thailand: `00000` for the head office, five digits for a branch; empty if not given. */
  branch: z.string(),
  address: z.string(),
  phone: z.string(),
  bank: z.string(),
  bank_account: z.string(),
  /** Address to which invoices are mailed. */
  email: z.string(),
};

/** An invoice title stored by an agency. */
export const invoiceTitle = z.object({
  id: z.int(),
  ...titleWords,
  /** The preselected title; an agency with titles has exactly one. */
  is_default: z.boolean(),
  /** Possible errors in the taxpayer id by the rules of the seller's country. */
  warnings: z.array(z.enum(taxpayerIdWarnings)),
});
export type InvoiceTitle = z.infer<typeof invoiceTitle>;

const taxpayerId = z
  .string()
  .check(
    z.trim(),
    z.maxLength(60),
    z.overwrite(plainTaxpayerId),
    z.regex(/^[0-9A-Z]{0,30}$/, 'taxpayer_id_invalid'),
  );

export const listTitles = endpoint({
  method: 'GET',
  path: 'invoice/titles',
  title: 'list the agency’s invoice titles, the default first',
  access: { page: '/user/invoice/manage' },
  input: z.strictObject({}),
  reply: z.object({
    list: z.array(invoiceTitle),
    /** Country of the seller, ISO 3166-1; its rules are applied to taxpayer ids. */
    country: z.string(),
  }),
  errors: [],
});

export const saveTitle = endpoint({
  method: 'POST',
  path: 'invoice/saveTitle',
  title: 'add or change an invoice title',
  // Adding and changing need two different nodes; the input determines which one is checked.
  access: { page: '/user/invoice/manage' },
  idempotent: true,
  input: z.strictObject({
    /** Adds a new one without an id. */
    id: z.optional(id),
    kind: z.enum(titleKinds),
    title: printedLine(120, 'invoice_title_required'),
    taxpayer_id: z._default(taxpayerId, ''),
    branch: z._default(branchNumber, ''),
    address: z._default(printedLine(200), ''),
    phone: z._default(phoneOrNone, ''),
    bank: z._default(printedLine(100), ''),
    bank_account: z._default(printedCode(40), ''),
    email,
    /** Makes it the default; the current default remains until another is set. */
    is_default: z._default(z.boolean(), false),
  }),
  reply: z.object({ title: invoiceTitle }),
  errors: ['not_found', 'no_permission', 'title_needs_taxpayer_id', 'identity_number_invalid', 'titles_full'],
});

export const deleteTitle = endpoint({
  method: 'POST',
  path: 'invoice/deleteTitle',
  title: 'delete an invoice title; invoices keep its words',
  access: { node: '/user/invoice/manage/del' },
  input: z.strictObject({ id }),
  reply: z.object({}),
  errors: ['not_found'],
});
