import * as z from 'zod/mini';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { exportErrors } from '../files/links.ts';
import { anyFile, sheetFile } from '../files/types.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { products } from '../permissions.ts';
import { codeText, lineText, printedLine, printedText, text } from '../text.ts';
import { currencyCode, statedRate } from '../wallet/exchange-rate.ts';
import { invoiceDetail, invoiceSheet, invoiceView } from './invoices.ts';
import {
  invoiceDeskActions,
  invoiceFilters,
  invoiceKinds,
  maxInvoiceFiles,
  paperSeries,
  paperStatuses,
  taxedThings,
  taxTreatments,
} from './statuses.ts';
import { taxpayerIdWarnings } from './taxpayer-id.ts';

const reason = printedText(200, 'reason_required');
const staffInvoice = z.extend(invoiceView, { agency_id: z.int(), agency: z.string() });
const staffReply = z.object({ invoice: staffInvoice });

/**
 * The tax authority's invoice number (20 digits) and its files, uploaded under the topic `invoice`: PDF, OFD,
 * XML.
 */
const authority = {
  invoice_number: z.optional(z.string().check(z.regex(/^\d{20}$/, 'invoice_number_invalid'))),
  files: z.optional(z.array(text(300)).check(z.maxLength(maxInvoiceFiles))),
  /** The caller has checked where the files differ from the invoice, and issues it all the same. */
  files_checked: z.optional(z.boolean()),
};

/** Facts that a file of the tax authority states. */
export const authorityFacts = ['invoice_number', 'issued_on', 'total', 'buyer', 'buyer_id'] as const;

const authorityComparison = z.object({
  fact: z.enum(authorityFacts),
  /** As the file states it, a total as `1234.50`; null if it states nothing readable. */
  found: z.nullable(z.string()),
  /** As the invoice has it; null if it is not known yet. */
  expected: z.nullable(z.string()),
  /** Null if only one of them is known. */
  agrees: z.nullable(z.boolean()),
});
export type AuthorityComparison = z.infer<typeof authorityComparison>;

export const readAuthority = endpoint({
  method: 'GET',
  path: 'console/invoice/readFile',
  title: 'read an uploaded file of the tax authority and compare it with its invoice or red invoice',
  access: { staff: '/console/invoice/issue' },
  rateLimit: 'link',
  input: z.strictObject({
    /** The invoice, or else its red invoice. */
    id: z.optional(id),
    red_id: z.optional(id),
    file: text(300),
  }),
  reply: z.object({
    format: z.enum(['pdf', 'ofd', 'xml']),
    /** Nothing could be read, for example of a scan. */
    is_empty: z.boolean(),
    facts: z.array(authorityComparison),
  }),
  errors: ['not_found', 'invoice_file_unknown', 'authority_file_damaged'],
});

/** Filters of the invoices of all agencies. */
const invoiceChoice = {
  agency_id: z.optional(id),
  show: z.optional(z.enum(invoiceFilters)),
  status: z.optional(z.enum(paperStatuses)),
  kind: z.optional(z.enum(invoiceKinds)),
  /** Number of the application or the invoice, or a part of the title or of the agency's name. */
  keyword: z.optional(lineText(60)),
  /** First and last day of issue. */
  issued_from: z.optional(civilDate),
  issued_to: z.optional(civilDate),
};

export const listAllInvoices = endpoint({
  method: 'GET',
  path: 'console/invoice/list',
  title: 'list the invoices of all agencies or of one, newest first',
  access: { staff: '/console/invoice/view' },
  input: z.strictObject({ ...invoiceChoice, ...listPaging }),
  reply: z.object({ list: z.array(staffInvoice), ...listed }),
  errors: listErrors,
});

export const showAnyInvoice = endpoint({
  method: 'GET',
  path: 'console/invoice/detail',
  title: 'show an invoice of any agency by its id or a number, with what staff can do about it',
  access: { staff: '/console/invoice/view' },
  input: z.strictObject({ id: z.optional(id), number: z.optional(codeText(40)) }),
  reply: z.extend(invoiceDetail, {
    invoice: staffInvoice,
    /** Actions available to the caller now. */
    actions: z.array(z.enum(invoiceDeskActions)),
    /** Possible error in the taxpayer id of the title; null if nothing looks wrong. */
    title_warning: z.nullable(z.enum(taxpayerIdWarnings)),
    /** Country of the seller, whose rules the taxpayer id follows. */
    seller_country: z.string(),
  }),
  errors: ['not_found'],
});

export const exportAllInvoices = endpoint({
  method: 'GET',
  path: 'console/invoice/export',
  title: 'get the invoices of all agencies or of one, or the lines of an invoice, as a sheet',
  access: { staff: '/console/invoice/view' },
  file: sheetFile,
  rateLimit: 'link',
  input: z.strictObject({ ...invoiceChoice, ...invoiceSheet }),
  reply: z.unknown(),
  errors: ['not_found', ...exportErrors],
});

export const openInvoiceFile = endpoint({
  method: 'GET',
  path: 'console/invoice/file',
  title: 'open a file of an invoice',
  access: { staff: '/console/invoice/view' },
  file: anyFile,
  input: z.strictObject({ file: id }),
  reply: z.unknown(),
  errors: ['not_found'],
});

export const approveInvoice = endpoint({
  method: 'POST',
  path: 'console/invoice/approve',
  title: 'approve an application for an invoice',
  access: { staff: '/console/invoice/decide' },
  idempotent: true,
  input: z.strictObject({ id }),
  reply: staffReply,
  errors: ['not_found', 'invoice_wrong_state'],
});

export const rejectInvoice = endpoint({
  method: 'POST',
  path: 'console/invoice/reject',
  title: 'reject an application for an invoice',
  access: { staff: '/console/invoice/decide' },
  idempotent: true,
  input: z.strictObject({ id, reason }),
  reply: staffReply,
  errors: ['not_found', 'invoice_wrong_state'],
});

export const issueInvoice = endpoint({
  method: 'POST',
  path: 'console/invoice/issue',
  title: 'issue an approved invoice: by the authority’s number and files, or by our own',
  access: { staff: '/console/invoice/issue' },
  idempotent: true,
  input: z.strictObject({
    id,
    issued_on: civilDate,
    ...authority,
    /** Currency of the invoice; defaults to the site's currency. */
    currency: z.optional(currencyCode),
    /** Only for another currency: one unit of `rate_of` costs `rate` of the other on the day of issue. */
    rate: z.optional(statedRate),
    rate_of: z.optional(currencyCode),
  }),
  reply: staffReply,
  errors: [
    'not_found',
    'invoice_wrong_state',
    'invoice_came_off',
    'seller_needs_branch',
    'invoice_number_known',
    'currency_unknown',
    'worth_out_of_reach',
    'invoice_file_unknown',
    'month_closed',
    'authority_file_differs',
  ],
});

export const resendInvoice = endpoint({
  method: 'POST',
  path: 'console/invoice/resend',
  title: 'mail an invoice to its title’s address again, with its files',
  access: { staff: '/console/invoice/issue' },
  idempotent: true,
  input: z.strictObject({ id }),
  reply: staffReply,
  errors: ['not_found', 'invoice_wrong_state', 'invoice_without_email'],
});

export const askRed = endpoint({
  method: 'POST',
  path: 'console/invoice/askRed',
  title: 'ask for a red invoice over all that is left, or once more for one that was not confirmed',
  access: { staff: '/console/invoice/decide' },
  idempotent: true,
  input: z.strictObject({
    id,
    reason,
    /**
     * A red invoice that was declined or has lapsed; if omitted, a new one for the full remainder is
     * requested.
     */
    red_id: z.optional(id),
  }),
  reply: staffReply,
  errors: ['not_found', 'invoice_wrong_state', 'red_wrong_state', 'nothing_to_redden'],
});

export const issueRed = endpoint({
  method: 'POST',
  path: 'console/invoice/issueRed',
  title: 'issue a red invoice: by the authority’s number and files, or as our credit note',
  access: { staff: '/console/invoice/issue' },
  idempotent: true,
  input: z.strictObject({ red_id: id, issued_on: civilDate, ...authority }),
  reply: staffReply,
  errors: [
    'not_found',
    'red_wrong_state',
    'invoice_number_known',
    'invoice_file_unknown',
    'authority_file_differs',
    'month_closed',
  ],
});

export const reportTax = endpoint({
  method: 'GET',
  path: 'console/invoice/tax',
  title: 'sum the tax of each seller over invoices issued in a period, less red ones, and check its series',
  access: { staff: '/console/invoice/view' },
  input: z.strictObject({
    /** First and last day of issue. */
    from: civilDate,
    to: civilDate,
  }),
  reply: z.object({
    sellers: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        /** By rate, in the site's currency; `base` includes the tax. */
        rates: z.array(
          z.object({
            treatment: z.enum(taxTreatments),
            rate_bp: z.int(),
            invoices: z.int(),
            reds: z.int(),
            base: money,
            tax: money,
          }),
        ),
        /** Sum of the rates; null without documents in the period. */
        tax: z.nullable(money),
        /** All numbers given since the first; `missing` lists the first of those on no document. */
        series: z.array(
          z.object({
            series: z.enum(paperSeries),
            last: z.int(),
            used: z.int(),
            missing: z.array(z.int()),
          }),
        ),
      }),
    ),
  }),
  errors: [],
});

const taxCode = z.object({
  id: z.int(),
  entity_id: z.int(),
  product: z.string(),
  covers: z.enum(taxedThings),
  place: z.string(),
  valid_from: z.string(),
  treatment: z.enum(taxTreatments),
  rate_bp: z.int(),
  class_code: z.string(),
  class_name: z.string(),
  name_zh: z.string(),
  name_en: z.string(),
  made_at: unixSeconds,
});
export type TaxCodeView = z.infer<typeof taxCode>;

export const listTaxCodes = endpoint({
  method: 'GET',
  path: 'console/taxCode/list',
  title: 'list how the sales of each seller are taxed, newest first, and what nothing says it for',
  access: { staff: '/console/taxCode/view' },
  input: z.strictObject({}),
  reply: z.object({
    list: z.array(taxCode),
    /** Sales that cannot be invoiced because no tax code covers them in any country. */
    missing: z.array(z.object({ entity_id: z.int(), product: z.string(), covers: z.enum(taxedThings) })),
  }),
  errors: [],
});

export const saveTaxCode = endpoint({
  method: 'POST',
  path: 'console/taxCode/save',
  title: 'say how sales are taxed from a day on; what was said before stays for the days before',
  access: { staff: '/console/taxCode/edit' },
  idempotent: true,
  input: z.strictObject({
    entity_id: id,
    product: z.enum(products),
    covers: z.enum(taxedThings, 'covers_required'),
    /** Country of the service; empty for any country. */
    place: z.string().check(z.regex(/^([A-Z]{2})?$/, 'country_unknown')),
    valid_from: civilDate,
    treatment: z.enum(taxTreatments, 'treatment_required'),
    /** Hundredths of a percent, included in the price; 0 if not taxed. */
    rate_bp: z.int().check(z.minimum(0), z.maximum(10_000)),
    /** China's tax class code (19 digits) and its short name. */
    class_code: z.string().check(z.regex(/^(\d{19})?$/, 'class_code_invalid')),
    class_name: printedLine(40),
    name_zh: printedLine(60, 'tax_name_required'),
    name_en: printedLine(60, 'tax_name_required'),
  }),
  reply: z.object({ tax_code: taxCode }),
  errors: ['not_found', 'tax_codes_full', 'tax_code_known'],
});
