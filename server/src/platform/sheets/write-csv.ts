import { stringify } from 'csv-stringify/sync';
import { harmless, type Sheet, type SheetCell } from './sheet.ts';

/** Writes a sheet as CSV in UTF-8, with the byte order mark that spreadsheets need. */
export function writeCsv({ columns, rows }: Sheet): Uint8Array {
  return csvOf([columns.map(({ title }) => title), ...rows], { isStart: true });
}

/** Writes rows as CSV; the first piece of a file carries the byte order mark. */
export function csvOf(
  rows: readonly (readonly SheetCell[])[],
  { isStart }: { isStart: boolean } = { isStart: false },
): Uint8Array {
  const text = stringify(
    rows.map((row) => row.map(textOf)),
    {
      bom: isStart,
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
