import { shownText } from '@serai/contract/currency';
import { receiptNumber } from '@serai/contract/receipt-number';
import type { exportStatement as endpoint } from '@serai/contract/wallet';
import en from '@serai/phrases/en/pages/balance';
import type { Lang } from '@serai/phrases/lang';
import { eventPhrase } from '@serai/phrases/ledger-events';
import zh from '@serai/phrases/zh/pages/balance';
import type { Call, Db } from '../../calls.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FileReply } from '../../platform/http/route.ts';
import { mostExported, rowsPerRead } from '../../platform/sheets/bounds.ts';
import type { SheetMaker } from '../../platform/sheets/open-sheet-maker.ts';
import type { SheetCell } from '../../platform/sheets/sheet.ts';
import { sheetReply } from '../../platform/sheets/sheet-reply.ts';
import type { Rights } from '../permissions/permissions.ts';
import { accountName, type OpenStatement, openStatement, ordersOf, titleOf } from './open-statement.ts';
import type { NameOrders, OrderName, OrdersSeenBy } from './orders-port.ts';
import { countEntries, type EntryRow, listEntries } from './statement-store.ts';

/** Dependencies of statements, including the sheet maker. */
export interface StatementDeps {
  db: Db;
  nameOrders: NameOrders;
  ordersSeenBy: OrdersSeenBy;
  sheets: SheetMaker;
}

type Asked = Call<typeof endpoint>['input'];

/**
 * Exports the statement of `account/statement` as a sheet: newest first, each account's closing balance above
 * its rows and its opening balance below. Refuses with `export_too_long` a statement with more rows than one
 * export holds.
 */
export async function exportStatement(
  deps: StatementDeps,
  reader: Rights,
  { format, ...asked }: Asked,
  lang: Lang,
): Promise<FileReply> {
  const statement = await openStatement(deps, reader, asked);
  await refuseLong(deps.db, statement);
  const words = lang === 'en' ? en : zh;
  const sheet = {
    name: words.fileName,
    columns: columnsIn(words, statement.tz),
    rows: await readRows(deps, statement, lang),
  };
  const days = [asked.from, asked.to].filter(Boolean).join('_');
  return sheetReply(deps.sheets, [words.fileName, days].filter(Boolean).join('-'), { sheet, format });
}

/** Refuses a statement that is too long when its link is requested, before the file is made. */
export async function refuseLongStatement(deps: StatementDeps, reader: Rights, asked: Asked): Promise<void> {
  await refuseLong(deps.db, await openStatement(deps, reader, asked));
}

async function refuseLong(db: Db, statement: OpenStatement): Promise<void> {
  if ((await countEntries(db, statement)) > mostExported) {
    throw new AppError('export_too_long', { facts: { rows: mostExported } });
  }
}

type Words = Record<keyof typeof zh, string>;

function columnsIn(words: Words, tz: string) {
  return [
    { title: `${words.columnTime} (${tz})`, width: 24 },
    { title: words.columnEvent, width: 22 },
    { title: words.columnMemo, width: 24 },
    { title: words.columnOrder, width: 16 },
    { title: words.columnReference, width: 18 },
    { title: words.columnTitle, width: 40 },
    { title: words.columnUser, width: 14 },
    { title: words.columnAccount, width: 12 },
    { title: words.columnAmount, width: 14 },
    { title: words.columnAfter, width: 14 },
    { title: words.columnCurrency, width: 10 },
  ];
}

/** Reads the rows in parts, so that other requests are served in between. */
async function readRows(deps: StatementDeps, statement: OpenStatement, lang: Lang): Promise<SheetCell[][]> {
  const words: Words = lang === 'en' ? en : zh;
  const rows = boundaries(statement, words, 'closing');
  let after: number[] | undefined;
  for (;;) {
    const page = { after, fetch: rowsPerRead, offset: 0 };
    const entries = await listEntries(deps.db, statement, page);
    const names = await deps.nameOrders(deps.db, ordersOf(entries));
    for (const entry of entries) {
      rows.push(cellsOf(entry, names.get(entry.order_id ?? 0), { statement, words, lang }));
    }
    if (entries.length < rowsPerRead) break;
    after = [entries.at(-1)!.id];
  }
  return [...rows, ...boundaries(statement, words, 'opening')];
}

/** Opening or closing balance of each account, as rows without a movement. */
function boundaries(
  { spans, currency }: OpenStatement,
  words: Words,
  edge: 'opening' | 'closing',
): SheetCell[][] {
  return spans.map((span) => {
    const account = words[accountName(span.kind) === 'deposit' ? 'accountDeposit' : 'accountCredit'];
    const balance = { decimal: shownText(0 - span[edge], currency) };
    return [null, words[edge], null, null, null, null, null, account, null, balance, currency];
  });
}

function cellsOf(
  entry: EntryRow,
  order: OrderName | undefined,
  { statement: { currency, tz }, words, lang }: { statement: OpenStatement; words: Words; lang: Lang },
): SheetCell[] {
  const decimal = (amount: number) => ({ decimal: shownText(0 - amount, currency) });
  return [
    { time: localDateTime(entry.at.getTime(), tz) },
    words[eventPhrase(entry.event)],
    entry.bill_id === null ? entry.memo : '',
    paperOf(entry, order),
    order?.reference ?? '',
    titleOf(order, lang),
    entry.user ?? '',
    words[accountName(entry.kind) === 'deposit' ? 'accountDeposit' : 'accountCredit'],
    decimal(entry.amount),
    decimal(entry.after),
    currency,
  ];
}

/** Number of the order, bill or receipt behind a movement. */
function paperOf({ receipt_id, bill_id, memo }: EntryRow, order: OrderName | undefined): string {
  if (order) return order.sn;
  if (bill_id !== null) return memo;
  return receipt_id === null ? '' : receiptNumber(receipt_id);
}
