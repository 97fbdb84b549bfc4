import { stringify } from 'csv-stringify/sync';
import { harmless, type Sheet, type SheetCell } from './sheet.ts';

/** A sheet as CSV in UTF-8, with the mark by which spreadsheets know that. */
export function writeCsv({ columns, rows }: Sheet): Uint8Array {
  const titles = columns.map(({ title }) => title);
  const text = stringify(
    [titles, ...rows].map((row) => row.map(textOf)),
    {
      bom: true,
      record_delimiter: 'windows',
      // A reader may take a single CR or LF for the end of a row, and another one splits at a tab or a semicolon.
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
