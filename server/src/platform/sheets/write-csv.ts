import { stringify } from 'csv-stringify/sync';
import { harmless, type Sheet, type SheetCell } from './sheet.ts';

/** Writes a sheet as CSV in UTF-8, with the byte order mark that spreadsheets need. */
export function writeCsv({ columns, rows }: Sheet): Uint8Array {
  const titles = columns.map(({ title }) => title);
  const text = stringify(
    [titles, ...rows].map((row) => row.map(textOf)),
    {
      bom: true,
      record_delimiter: 'windows',
      // Some readers end a row at a single CR or LF, others split at a tab or a semicolon.
      quoted_match: /[\r\n\t;]/,
    },
  );
  return Buffer.from(text);
}

function textOf(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return harmless(cell);
  if ('decimal' in cell) return cell.decimal;
  return 'date' in cell ? cell.date : cell.time.replace('T', ' ');
}
