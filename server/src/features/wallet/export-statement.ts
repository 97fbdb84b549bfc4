import { shownText } from '@serai/contract/currency';
import type { exportStatement as endpoint } from '@serai/contract/wallet/wallet';
import type { Lang } from '@serai/phrases/lang';
import type { Call, Db } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FileReply } from '../../platform/http/route.ts';
import type { PdfMaker } from '../../platform/pdf/open-pdf-maker.ts';
import { maxExported } from '../../platform/sheets/bounds.ts';
import type { SheetMaker } from '../../platform/sheets/open-sheet-maker.ts';
import type { SheetCell } from '../../platform/sheets/sheet.ts';
import { sheetReply } from '../../platform/sheets/sheet-reply.ts';
import { contractAt, findEntity } from '../contracts/contracts.ts';
import { layOutStatement } from './lay-out-statement.ts';
import { type OpenStatement, openStatement, type StatementReader } from './open-statement.ts';
import type { NameOrders, OrdersSeenBy } from './orders-port.ts';
import {
  readStatementLines,
  type StatementLine,
  type StatementWords,
  statementWords,
} from './read-statement-lines.ts';
import { countEntries } from './statement-store.ts';

/** Dependencies of statements, including the sheet maker. */
export interface StatementDeps {
  db: Db;
  nameOrders: NameOrders;
  ordersSeenBy: OrdersSeenBy;
  sheets: SheetMaker;
  pdfs: PdfMaker;
}

type Asked = Call<typeof endpoint>['input'];

/** Maximum number of movements on the paper: some forty pages. Longer statements are for sheets. */
const maxOnPaper = 1000;

/**
 * Exports the statement of `account/statement` as a sheet or PDF with the same lines: newest first, each
 * account's closing balance above its rows and its opening balance below. Refuses with `export_too_long` a
 * statement with more rows than one export holds.
 */
export async function exportStatement(
  deps: StatementDeps,
  reader: StatementReader,
  { format, ...asked }: Asked,
  { lang, now }: { lang: Lang; now: Date },
): Promise<FileReply> {
  const statement = await openStatement(deps.db, reader, asked);
  await refuseLong(deps.db, statement, format);
  const words = statementWords(lang);
  const lines = await readStatementLines(deps, statement, lang);
  const days = [asked.from, asked.to].filter(Boolean).join('_');
  const name = [words.fileName, days].filter(Boolean).join('-');
  if (format === 'pdf') {
    const paper = { statement, asked, lines, lang, words, now, ...(await findParties(deps.db, reader, now)) };
    const bytes = Buffer.from(await deps.pdfs.run(layOutStatement(paper)));
    return { type: 'application/pdf', name: `${name}.pdf`, bytes, inline: true };
  }
  const sheet = {
    name: words.fileName,
    columns: columnsIn(words, statement.tz),
    rows: lines.map((line) => cellsOf(line, statement.currency)),
  };
  return sheetReply(deps.sheets, name, { sheet, format });
}

/** Refuses a statement that is too long when its link is requested, before the file is made. */
export async function refuseLongStatement(db: Db, reader: StatementReader, asked: Asked): Promise<void> {
  await refuseLong(db, await openStatement(db, reader, asked), asked.format);
}

async function refuseLong(db: Db, statement: OpenStatement, format: Asked['format']): Promise<void> {
  const most = format === 'pdf' ? maxOnPaper : maxExported;
  if ((await countEntries(db, statement)) > most) {
    throw new AppError('export_too_long', { facts: { rows: most } });
  }
}

/** The agency, and the company of its contract; a contract exists for as long as the agency does. */
async function findParties(db: Db, { agencyId }: StatementReader, now: Date) {
  const { name: agency } = await db
    .selectFrom('agencies')
    .select('name')
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  const contract = await contractAt(db, agencyId, now);
  const entity = contract && (await findEntity(db, contract.entity_id));
  return { agency, entity };
}

function columnsIn(words: StatementWords, tz: string) {
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

/** Opening and closing lines leave the cells of a movement empty. */
function cellsOf(line: StatementLine, currency: string): SheetCell[] {
  const decimal = (amount: number) => ({ decimal: shownText(amount, currency) });
  const { time, event, account, after } = line;
  if (time === null || line.amount === null) {
    return [null, event, null, null, null, null, null, account, null, decimal(after), currency];
  }
  const { memo, paper, reference, title, user } = line;
  return [
    { time },
    event,
    memo,
    paper,
    reference,
    title,
    user,
    account,
    decimal(line.amount),
    decimal(after),
    currency,
  ];
}
