import type { exportBills as endpoint, linkBillExport as linkEndpoint } from '@serai/contract/billing/bills';
import type { exportAllBills as allEndpoint } from '@serai/contract/billing/desk';
import type { BillFilter } from '@serai/contract/billing/statuses';
import { shownText } from '@serai/contract/currency';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Money } from '@serai/contract/money';
import enBills from '@serai/phrases/en/pages/billing/bills';
import { paperSheets as en } from '@serai/phrases/en/paper-sheets';
import { inLanguage, type Lang, readLang } from '@serai/phrases/lang';
import zhBills from '@serai/phrases/zh/pages/billing/bills';
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
import { type BillChoice, billList, findListedBill, type ListedBill } from './bill-list-store.ts';
import { presentBill } from './present-bill.ts';
import { describeBill } from './show-bill.ts';

/** Database and sheet maker for sheets of bills. */
export interface BillSheetDeps {
  db: Db;
  sheets: SheetMaker;
}

/** Bills of one agency, or of all if undefined; with `id`, the lines of that bill instead of a list. */
interface AskedSheet {
  agencyId: number | undefined;
  isForStaff: boolean;
  show: BillFilter | undefined;
  choice: BillChoice;
  id: number | undefined;
  format: SheetFormat;
  lang: Lang;
  now: Date;
}

/** Link kind of bill sheets. */
export const billSheetKind = 'billSheet';

const node = '/user/bill/details/export';

/**
 * Exports the bills of `bill/list`, or the lines of one, as a sheet. Refuses with `export_too_long`, another
 * agency's bill with `not_found`.
 */
export function exportBills(deps: BillSheetDeps, call: Call<typeof endpoint>): Promise<FileReply> {
  const { agencyId } = memberOf(call);
  return makeBillSheet(deps, askedBy(call, { agencyId, isForStaff: false }));
}

/** The same for staff, for one agency or all. */
export function exportAllBills(deps: BillSheetDeps, call: Call<typeof allEndpoint>): Promise<FileReply> {
  const { agency_id: agencyId } = call.input;
  return makeBillSheet(deps, askedBy(call, { agencyId, isForStaff: true, choice: call.input }));
}

/** Creates a one-use link to the sheet of `exportBills`. */
export async function linkBillExport(
  deps: BillSheetDeps & LinkDeps,
  call: Call<typeof linkEndpoint>,
): Promise<ReplyOf<typeof linkEndpoint>> {
  const { agencyId, userId } = memberOf(call);
  await refuseMissing(deps.db, askedBy(call, { agencyId, isForStaff: false }));
  const facts = { userId, lang: call.lang, asked: JSON.stringify(call.input) };
  return linkFile(deps, billSheetKind, facts, call);
}

/** Makes the sheet behind a link, by the member's current rights. */
export function billSheetFile(deps: BillSheetDeps): FileMaker {
  return async ({ userId, lang, asked }, now) => {
    const reader = await findRights(deps.db, Number(userId));
    if (!reader?.nodes.has(node)) throw new AppError('link_invalid');
    const input = JSON.parse(String(asked)) as Call<typeof endpoint>['input'];
    const { agencyId } = reader;
    const call = { input, lang: readLang(String(lang)), now };
    return makeBillSheet(deps, askedBy(call, { agencyId, isForStaff: false }));
  };
}

function askedBy(
  { input, lang, now }: Pick<Call<typeof endpoint>, 'input' | 'lang' | 'now'>,
  whose: Pick<AskedSheet, 'agencyId' | 'isForStaff'> & { choice?: BillChoice },
): AskedSheet {
  const { show, id, format } = input;
  return { choice: {}, ...whose, show, id, format, lang, now };
}

async function refuseMissing(db: Db, asked: AskedSheet): Promise<ListedBill | undefined> {
  if (asked.id === undefined) {
    const count = await countRows(db, billList(asked));
    if (count > maxExported) throw new AppError('export_too_long', { facts: { rows: maxExported } });
    return undefined;
  }
  const bill = await findListedBill(db, asked.id, asked.agencyId);
  if (!bill) throw new AppError('not_found');
  return bill;
}

async function makeBillSheet({ db, sheets }: BillSheetDeps, asked: AskedSheet): Promise<FileReply> {
  const bill = await refuseMissing(db, asked);
  const words = inLanguage(asked.lang, { zh, en });
  const sheet = bill ? await linesOf(db, bill, asked) : await listOf(db, asked);
  const name = bill ? `${words.bills}-${bill.number}` : words.bills;
  return sheetReply(sheets, name, { sheet: { ...sheet, name: words.bills }, format: asked.format });
}

type Table = Pick<Sheet, 'columns' | 'rows'>;

async function listOf(db: Db, asked: AskedSheet): Promise<Table> {
  const words = inLanguage(asked.lang, { zh, en });
  const rows: SheetCell[][] = [];
  for await (const bills of readBatches(db, billList(asked), rowsPerRead)) {
    rows.push(...bills.map((bill) => billCells(bill, asked)));
  }
  return {
    columns: [
      { title: words.billNumber, width: 16 },
      ...(asked.isForStaff ? [{ title: words.agency, width: 28 }] : []),
      { title: words.status, width: 12 },
      { title: words.madeOn, width: 12 },
      { title: words.periodFrom, width: 12 },
      { title: words.periodTo, width: 12 },
      { title: words.dueOn, width: 12 },
      { title: words.daysOverdue, width: 10 },
      { title: words.total, width: 14 },
      { title: words.paid, width: 14 },
      { title: words.open, width: 14 },
      { title: words.currency, width: 10 },
      { title: words.lines, width: 8 },
      { title: words.disputedLines, width: 10 },
    ],
    rows,
  };
}

/** In the order of the columns of `listOf`. */
function billCells(bill: ListedBill, { isForStaff, lang, now }: AskedSheet): SheetCell[] {
  const shown = presentBill(bill, now);
  const words = inLanguage(lang, { zh: zhBills, en: enBills });
  return [
    bill.number,
    ...(isForStaff ? [bill.agency] : []),
    words[`status_${bill.status}`],
    dayOf(bill.made_at, bill.tz),
    civilCell(bill.period_from),
    civilCell(bill.period_to),
    civilCell(bill.due_on),
    { decimal: String(shown.days_overdue) },
    ...[shown.total, shown.paid, shown.open].map(sumCell),
    bill.currency,
    { decimal: String(bill.lines) },
    { decimal: String(bill.disputed_lines) },
  ];
}

async function linesOf(db: Db, bill: ListedBill, { lang, now }: AskedSheet): Promise<Table> {
  const words = inLanguage(lang, { zh, en });
  const page = inLanguage(lang, { zh: zhBills, en: enBills });
  const { lines } = await describeBill(db, bill, { lang, now });
  return {
    columns: [
      { title: words.billNumber, width: 16 },
      { title: words.order, width: 16 },
      { title: words.kind, width: 16 },
      { title: words.reference, width: 18 },
      { title: words.item, width: 44 },
      { title: words.guests, width: 28 },
      { title: words.serviceDate, width: 12 },
      { title: words.chargedOn, width: 12 },
      { title: words.amount, width: 14 },
      { title: words.settled, width: 14 },
      { title: words.currency, width: 10 },
      { title: words.status, width: 10 },
      { title: words.dispute, width: 28 },
      { title: words.answer, width: 28 },
    ],
    rows: lines.map((line) => [
      bill.number,
      line.order_sn,
      page[`kind_${line.kind}`],
      line.reference,
      line.title,
      line.guest_names.join(', '),
      { date: line.service_date },
      dayOf(new Date(line.charged_at * 1000), bill.tz),
      ...[line.amount, line.settled].map(sumCell),
      bill.currency,
      line.state === 'billed' ? '' : page[`state_${line.state}`],
      line.reason,
      line.answer,
    ]),
  };
}

function sumCell({ amount, currency }: Money): SheetCell {
  return { decimal: shownText(amount, currency) };
}

function civilCell(date: string | null): SheetCell {
  return date === null ? null : { date };
}

/** Civil day in the agency's zone. */
function dayOf(instant: Date, tz: string): SheetCell {
  return { date: localDateTime(instant.getTime(), tz).slice(0, 10) };
}
