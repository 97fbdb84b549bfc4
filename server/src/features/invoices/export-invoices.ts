import { shownText } from '@serai/contract/currency';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { exportAllInvoices as allEndpoint } from '@serai/contract/invoices/desk';
import type {
  exportInvoices as endpoint,
  linkInvoiceExport as linkEndpoint,
} from '@serai/contract/invoices/invoices';
import type { InvoiceFilter } from '@serai/contract/invoices/statuses';
import type { Money } from '@serai/contract/money';
import {
  invoiceKind as enKinds,
  invoiceRed as enReds,
  invoiceStatus as enStatus,
} from '@serai/phrases/en/invoice-status';
import { paperSheets as en } from '@serai/phrases/en/paper-sheets';
import { inLanguage, type Lang, readLang } from '@serai/phrases/lang';
import {
  invoiceKind as zhKinds,
  invoiceRed as zhReds,
  invoiceStatus as zhStatus,
} from '@serai/phrases/zh/invoice-status';
import { paperSheets as zh } from '@serai/phrases/zh/paper-sheets';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FileReply } from '../../platform/http/route.ts';
import { countRows, readBatches } from '../../platform/list/read-list.ts';
import { maxExported, rowsPerRead } from '../../platform/sheets/bounds.ts';
import type { SheetMaker } from '../../platform/sheets/open-sheet-maker.ts';
import type { Sheet, SheetCell, SheetFormat } from '../../platform/sheets/sheet.ts';
import { sheetReply } from '../../platform/sheets/sheet-reply.ts';
import { type FileMaker, type LinkDeps, linkFile } from '../files/files.ts';
import { findRights } from '../permissions/permissions.ts';
import {
  findListedInvoice,
  type InvoiceChoice,
  invoiceList,
  type ListedInvoice,
} from './invoice-list-store.ts';
import { presentInvoice } from './present-invoice.ts';
import { describeInvoice } from './show-invoice.ts';

/** Dependencies of invoice sheets. */
export interface InvoiceSheetDeps {
  db: Db;
  sheets: SheetMaker;
}

/** Invoices of one agency, or of all if undefined; with `id`, the lines of that invoice instead of a list. */
interface AskedSheet {
  agencyId: number | undefined;
  isForStaff: boolean;
  show: InvoiceFilter | undefined;
  choice: InvoiceChoice;
  id: number | undefined;
  format: SheetFormat;
  lang: Lang;
}

/** Kind of links to a sheet of invoices. */
export const invoiceSheetKind = 'invoiceSheet';

const node = '/user/invoice/details/export';

/**
 * Exports the invoices of `invoice/list`, or the lines of one, as a sheet. Refuses with `export_too_long`; another
 * agency's invoice with `not_found`.
 */
export function exportInvoices(deps: InvoiceSheetDeps, call: Call<typeof endpoint>): Promise<FileReply> {
  const { agencyId } = memberOf(call);
  return makeInvoiceSheet(deps, askedBy(call, { agencyId, isForStaff: false }));
}

/** As above for one agency or all, for staff. */
export function exportAllInvoices(
  deps: InvoiceSheetDeps,
  call: Call<typeof allEndpoint>,
): Promise<FileReply> {
  const { agency_id: agencyId } = call.input;
  return makeInvoiceSheet(deps, askedBy(call, { agencyId, isForStaff: true, choice: call.input }));
}

/** Creates a one-use link to the sheet of `exportInvoices`. */
export async function linkInvoiceExport(
  deps: InvoiceSheetDeps & LinkDeps,
  call: Call<typeof linkEndpoint>,
): Promise<ReplyOf<typeof linkEndpoint>> {
  const { agencyId, userId } = memberOf(call);
  await refuseMissing(deps.db, askedBy(call, { agencyId, isForStaff: false }));
  const facts = { userId, lang: call.lang, asked: JSON.stringify(call.input) };
  return linkFile(deps, invoiceSheetKind, facts, call);
}

/** Makes the sheet behind a link, with the member's rights at that time. */
export function invoiceSheetFile(deps: InvoiceSheetDeps): FileMaker {
  return async ({ userId, lang, asked }) => {
    const reader = await findRights(deps.db, Number(userId));
    if (!reader?.nodes.has(node)) throw new AppError('link_invalid');
    const input = JSON.parse(String(asked)) as Call<typeof endpoint>['input'];
    const { agencyId } = reader;
    const call = { input, lang: readLang(String(lang)) };
    return makeInvoiceSheet(deps, askedBy(call, { agencyId, isForStaff: false }));
  };
}

function askedBy(
  { input, lang }: Pick<Call<typeof endpoint>, 'input' | 'lang'>,
  whose: Pick<AskedSheet, 'agencyId' | 'isForStaff'> & { choice?: InvoiceChoice },
): AskedSheet {
  const { show, id, format } = input;
  return { choice: {}, ...whose, show, id, format, lang };
}

async function refuseMissing(db: Db, asked: AskedSheet): Promise<ListedInvoice | undefined> {
  if (asked.id === undefined) {
    const count = await countRows(db, invoiceList(asked));
    if (count > maxExported) throw new AppError('export_too_long', { facts: { rows: maxExported } });
    return undefined;
  }
  const invoice = await findListedInvoice(db, asked.id, asked.agencyId);
  if (!invoice) throw new AppError('not_found');
  return invoice;
}

async function makeInvoiceSheet({ db, sheets }: InvoiceSheetDeps, asked: AskedSheet): Promise<FileReply> {
  const invoice = await refuseMissing(db, asked);
  const words = inLanguage(asked.lang, { zh, en });
  const sheet = invoice ? await linesOf(db, invoice, asked) : await listOf(db, asked);
  const name = invoice ? `${words.invoices}-${invoice.invoice_number || invoice.number}` : words.invoices;
  return sheetReply(sheets, name, { sheet: { ...sheet, name: words.invoices }, format: asked.format });
}

type Table = Pick<Sheet, 'columns' | 'rows'>;

async function listOf(db: Db, asked: AskedSheet): Promise<Table> {
  const words = inLanguage(asked.lang, { zh, en });
  const rows: SheetCell[][] = [];
  for await (const invoices of readBatches(db, invoiceList(asked), rowsPerRead)) {
    rows.push(...invoices.map((invoice) => invoiceCells(invoice, asked)));
  }
  return {
    columns: [
      { title: words.application, width: 16 },
      ...(asked.isForStaff ? [{ title: words.agency, width: 28 }] : []),
      { title: words.kind, width: 18 },
      { title: words.status, width: 12 },
      { title: words.red, width: 14 },
      { title: words.buyer, width: 30 },
      { title: words.taxpayerId, width: 22 },
      { title: words.seller, width: 30 },
      { title: words.appliedOn, width: 12 },
      { title: words.appliedAmount, width: 14 },
      { title: words.appliedCurrency, width: 10 },
      { title: words.invoiceNumber, width: 24 },
      { title: words.issuedOn, width: 12 },
      { title: words.gross, width: 14 },
      { title: words.net, width: 14 },
      { title: words.tax, width: 14 },
      { title: words.left, width: 14 },
      { title: words.invoiceCurrency, width: 10 },
      { title: words.lines, width: 8 },
      { title: words.rejectedFor, width: 28 },
    ],
    rows,
  };
}

/** In the order of the columns of `listOf`. */
function invoiceCells(invoice: ListedInvoice, { isForStaff, lang }: AskedSheet): SheetCell[] {
  const shown = presentInvoice(invoice, lang);
  const [kinds, status, reds] = inLanguage(lang, {
    zh: [zhKinds, zhStatus, zhReds],
    en: [enKinds, enStatus, enReds],
  });
  return [
    invoice.number,
    ...(isForStaff ? [invoice.agency] : []),
    kinds[invoice.kind],
    status[invoice.status],
    reds[shown.red],
    invoice.title,
    invoice.taxpayer_id,
    shown.seller,
    { date: localDateTime(invoice.made_at.getTime(), invoice.tz).slice(0, 10) },
    sumCell(shown.total),
    invoice.currency,
    invoice.invoice_number,
    invoice.issued_on === null ? null : { date: invoice.issued_on },
    ...[shown.gross, shown.net, shown.tax, shown.left].map(sumCell),
    invoice.out_currency,
    { decimal: String(invoice.lines) },
    invoice.reason,
  ];
}

/** Lines of an invoice, followed by the negative lines of its issued red invoices. */
async function linesOf(db: Db, invoice: ListedInvoice, { lang }: AskedSheet): Promise<Table> {
  const words = inLanguage(lang, { zh, en });
  const { lines, reds } = await describeInvoice(db, invoice, lang);
  const number = invoice.invoice_number || invoice.number;
  const issued = reds.filter(({ status }) => status === 'issued');
  const taken = issued.flatMap((red) => red.lines.map((line) => ({ ...line, number: red.invoice_number })));
  return {
    columns: [
      { title: words.invoiceNumber, width: 24 },
      { title: words.red, width: 8 },
      { title: words.order, width: 16 },
      { title: words.reference, width: 18 },
      { title: words.item, width: 44 },
      { title: words.guests, width: 28 },
      { title: words.serviceDate, width: 12 },
      { title: words.taxName, width: 22 },
      { title: words.appliedAmount, width: 14 },
      { title: words.appliedCurrency, width: 10 },
      { title: words.gross, width: 14 },
      { title: words.net, width: 14 },
      { title: words.tax, width: 14 },
      { title: words.invoiceCurrency, width: 10 },
    ],
    rows: [
      ...lines.map((line): SheetCell[] => [
        number,
        '',
        line.order_sn,
        line.reference,
        line.title,
        line.guest_names.join(', '),
        { date: line.service_date },
        line.tax_name,
        sumCell(line.amount),
        invoice.currency,
        ...[line.gross, line.net, line.tax].map(sumCell),
        invoice.out_currency,
      ]),
      ...taken.map((line): SheetCell[] => [
        line.number,
        words.redLine,
        line.order_sn,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        ...[line.gross, line.net, line.tax].map(sumCell),
        invoice.out_currency,
      ]),
    ],
  };
}

function sumCell(sum: Money | null): SheetCell {
  return sum && { decimal: shownText(sum.amount, sum.currency) };
}
