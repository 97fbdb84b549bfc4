import type { exportJournal as endpoint } from '@serai/contract/closing/closing';
import type { JournalFormat } from '@serai/contract/closing/words';
import { sql } from 'kysely';
import type { Call, Db } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FileReply } from '../../platform/http/route.ts';
import type { SheetMaker } from '../../platform/sheets/open-sheet-maker.ts';
import type { SheetFormat } from '../../platform/sheets/sheet.ts';
import { sheetReply } from '../../platform/sheets/sheet-reply.ts';
import { type Entity, findEntity } from '../contracts/contracts.ts';
import { listAccountsOf } from './account-store.ts';
import { type BookEntry, isBookedIn, selectEntries } from './book-entries.ts';
import type { Journal, JournalLine } from './formats/journal.ts';
import { kingdee } from './formats/kingdee.ts';
import { ownSheet } from './formats/own-sheet.ts';
import { quickbooks } from './formats/quickbooks.ts';
import { xero } from './formats/xero.ts';
import { yonyou } from './formats/yonyou.ts';
import { documentOf } from './list-entries.ts';

/** Database and sheet maker for journals. */
export interface JournalDeps {
  db: Db;
  sheets: SheetMaker;
}

/** Maximum lines of a journal; the sheet is made within memory. */
const maxLines = 50_000;

const fileFormats: Record<JournalFormat, SheetFormat> = {
  xlsx: 'xlsx',
  csv: 'csv',
  kingdee: 'xlsx',
  yonyou: 'xlsx',
  quickbooks: 'csv',
  xero: 'csv',
};

const makers = { xlsx: ownSheet, csv: ownSheet, kingdee, yonyou, quickbooks, xero } as const;

/**
 * Exports all postings of a company in a month, as a sheet or in the columns that a bookkeeping program imports.
 * Refuses an unknown company with `not_found`, and more than 50,000 lines with `export_too_long`.
 */
export async function exportJournal(
  { db, sheets }: JournalDeps,
  { input, lang }: Call<typeof endpoint>,
): Promise<FileReply> {
  const { entity_id, month, format } = input;
  const entity = await findEntity(db, entity_id);
  if (!entity) throw new AppError('not_found');
  const journal: Journal = { month, lines: await readLines(db, entity, month) };
  const sheet = makers[format](journal, lang);
  const name = `${month}-${entity.name_en || entity.name_zh}-${format}`.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-');
  return sheetReply(sheets, name, { sheet, format: fileFormats[format] });
}

/** Reads the lines of a journal by day and posting; the postings of a month are numbered from 1. */
async function readLines(db: Db, entity: Entity, month: string): Promise<JournalLine[]> {
  const { rows } = await selectEntries(sql`${isBookedIn(entity.id, month)}
    ORDER BY posting.booked_on, posting.id, entry.id LIMIT ${maxLines + 1}`).execute(db);
  if (rows.length > maxLines) throw new AppError('export_too_long', { facts: { rows: maxLines } });
  const accounts = new Map((await listAccountsOf(db, entity)).map((row) => [row.account, row]));
  let number = 0;
  let last: number | undefined;
  return rows.map((row: BookEntry) => {
    if (row.posting_id !== last) number += 1;
    last = row.posting_id;
    const { code, name } = accounts.get(row.account)!;
    return {
      number,
      day: row.booked_on,
      event: row.event,
      document: documentOf(row),
      agency: row.agency,
      memo: row.memo,
      account: row.account,
      code,
      accountName: name,
      amount: row.amount,
      currency: row.currency,
    };
  });
}
