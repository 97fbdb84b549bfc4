import type { BankMapping } from '@serai/contract/receipts/bank';
import { type BankFormat, maxBankLines } from '@serai/contract/receipts/bank-words';
import { AppError } from '../../../../platform/http/app-error.ts';
import { readCamt053 } from './read-camt053.ts';
import { readColumns } from './read-columns.ts';
import { readMt940 } from './read-mt940.ts';
import { readCsvRows, readXlsxRows } from './read-sheet-rows.ts';
import { cutTexts, type Statement } from './statement-line.ts';

/** A file with its lines; sheets also have titles and the columns that were used. */
export interface ReadFile extends Statement {
  columns: string[];
  mapping: BankMapping | null;
}

/** Recognises the format of a statement by its content. */
export function formatOf(bytes: Buffer): BankFormat {
  const head = bytes.subarray(0, 4096).toString('latin1');
  if (head.startsWith('PK')) return 'xlsx';
  if (/<(\w+:)?Document|<\?xml/.test(head)) return 'camt053';
  return /^\s*(\{1:|:20:)/m.test(head) ? 'mt940' : 'csv';
}

/** Reads a statement. Throws `bank_file_unreadable` if it is none, and `bank_file_too_long` beyond the bound. */
export async function readBankFile(
  { bytes, format }: { bytes: Buffer; format: BankFormat },
  currency: string,
  mapping: BankMapping | undefined,
): Promise<ReadFile> {
  const read = await readFormat(bytes, format, currency, mapping);
  if (!read || isEmpty(read)) throw new AppError('bank_file_unreadable');
  if (read.lines.length + read.faults.length > maxBankLines) {
    throw new AppError('bank_file_too_long', { facts: { most: maxBankLines } });
  }
  return { ...read, lines: read.lines.map(cutTexts) };
}

/** A sheet whose columns are not chosen yet may have no lines. */
function isEmpty({ mapping, columns, lines, faults }: ReadFile): boolean {
  return mapping === null ? lines.length + faults.length === 0 : columns.length < 2;
}

async function readFormat(
  bytes: Buffer,
  format: BankFormat,
  currency: string,
  mapping: BankMapping | undefined,
): Promise<ReadFile | undefined> {
  if (format === 'csv' || format === 'xlsx') {
    const rows = format === 'csv' ? readCsvRows(bytes) : await readXlsxRows(bytes);
    return rows && readColumns(rows, currency, mapping);
  }
  const text = bytes.toString('utf8');
  const read = format === 'camt053' ? readCamt053(text, currency) : readMt940(text, currency);
  return read && { ...read, columns: [], mapping: null };
}
