import { maxBankLines } from '@serai/contract/receipts/bank-words';
import { CsvError, parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { unpackedSize } from './unpacked-size.ts';

/** Rows of cells as texts; undefined if the file is no such sheet. */
export type SheetRows = string[][] | undefined;

/** Rows above the lines, such as the bank's name, and below them, such as totals. */
const maxRows = maxBankLines + 200;
/** An archive that unpacks to more is no statement. */
const maxUnpacked = 30_000_000;

/** Reads a CSV file, whatever its delimiter, in UTF-8, GB 18030 or the Thai code page. */
export function readCsvRows(bytes: Buffer): SheetRows {
  const text = decode(bytes);
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: maxRows + 1,
    });
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/** Reads the first sheet of a workbook. Dates are written as `YYYY-MM-DD`. */
export async function readXlsxRows(bytes: Buffer): Promise<SheetRows> {
  if (unpackedSize(bytes) > maxUnpacked) return undefined;
  try {
    const rows = await readSheet(bytes, 1);
    return rows.slice(0, maxRows + 1).map((row) => row.map(cellText));
  } catch {
    // The library has no common class for the faults of a damaged workbook.
    return undefined;
  }
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // Sums of a workbook are binary numbers: more than four decimals are rounding.
  if (typeof cell === 'number')
    return Number.isInteger(cell) ? String(cell) : String(Math.round(cell * 1e4) / 1e4);
  return cell === null || cell === undefined ? '' : String(cell);
}

/** Bank files are in UTF-8, otherwise in the code page of their country. */
function decode(bytes: Buffer): string {
  for (const encoding of ['utf-8', isSingleByte(bytes) ? 'windows-874' : 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next encoding.
    }
  }
  return new TextDecoder('windows-874').decode(bytes);
}

/**
 * Whether all high bytes are letters of the Thai code page and some run of them has an odd length: letters of GB 18030
 * take two bytes.
 */
function isSingleByte(bytes: Buffer): boolean {
  const isThai = (byte: number) => (byte >= 0xa1 && byte <= 0xda) || (byte >= 0xdf && byte <= 0xfb);
  if (!bytes.every((byte) => byte < 0x80 || byte === 0xa0 || isThai(byte))) return false;
  const runs = bytes.toString('latin1').match(/[\u00a1-\u00fb]+/g) ?? [];
  return runs.some((run) => run.length % 2 === 1);
}

/** The delimiter that occurs most often in the first lines. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 4000);
  const counts = [',', ';', '\t', '|'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.sort((one, other) => other.count - one.count)[0]!.sign;
}
