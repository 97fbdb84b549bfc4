import { decimalText, shownDigits } from '@serai/contract/currency';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** The cells of one row, by column. */
export type Cells = Record<string, string>;

/** A file of the import and the export: the only declaration of its columns. */
export interface CsvFile {
  name: string;
  /** Separated by spaces. A column in brackets, `[cut_off]`, is optional even for a new row: it is empty then. */
  columns: string;
  /** Columns that identify a row. In a list they identify the owner of several rows, whose order matters. */
  key: string;
  isList?: boolean;
  /** Select of all stored rows, each column under its name, key columns as text; a list in its order. */
  stored: RawBuilder<unknown>;
  /** Formatting of values that `cellOf` does not support, by column; `currency` is the site's. */
  cells?: Record<string, (value: never, currency: string) => string>;
}

/** Names of the columns, without brackets. */
export function columnNames(columns: string): string[] {
  return columns.split(' ').map((name) => name.replace(/[[\]]/g, ''));
}

/** Names of the columns in brackets. */
export function optionalColumns(columns: string): string[] {
  return columns
    .split(' ')
    .filter((name) => name.startsWith('['))
    .map((name) => name.slice(1, -1));
}

/** Reads stored rows as cells: all, ordered by key, or those of the given keys. */
export async function listStored<T>(
  db: Kysely<T>,
  file: CsvFile,
  currency: string,
  keys?: readonly Cells[],
): Promise<Cells[]> {
  const names = file.key.split(' ');
  const own = sql.join(
    names.map((name) => sql`stored.${sql.ref(name)} = asked.${sql.ref(name)}`),
    sql` AND `,
  );
  const shape = sql.join(names.map((name) => sql`${sql.ref(name)} text`));
  const asked = keys
    ? sql`JOIN (SELECT DISTINCT * FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS n(${shape})) asked ON ${own}`
    : sql``;
  const { rows } = await sql<Record<string, unknown>>`
    SELECT stored.* FROM (${file.stored}) AS stored ${asked}`.execute(db);
  const cells = rows.map((row) => cellsOf(row, file, currency));
  const order = new Map(cells.map((row) => [row, keyOf(row, file)]));
  // Sorted by bytes, so that every database exports the same order.
  return keys ? cells : cells.sort((a, b) => compare(order.get(a)!, order.get(b)!));
}

/** Key of a row as one text. */
export function keyOf(cells: Cells, { key }: CsvFile): string {
  return key
    .split(' ')
    .map((name) => cells[name])
    .join('\u0001');
}

/** Formats an amount in minor units for a file. */
export function writePrice(amount: number | null, currency: string): string {
  return amount === null ? '' : decimalText(amount, currency, shownDigits({ amount, currency }));
}

/** The site's currency if there is a price. */
export function writeCurrency(hasPrice: boolean, currency: string): string {
  return hasPrice ? currency : '';
}

function cellsOf(
  row: Record<string, unknown>,
  { name, columns, cells = {} }: CsvFile,
  currency: string,
): Cells {
  const written: Cells = {};
  for (const column of columnNames(columns)) {
    const value = row[column];
    if (value === undefined) throw new Error(`what is stored of ${name} has no column ${column}`);
    const write = cells[column] as ((value: unknown, currency: string) => string) | undefined;
    written[column] = write ? write(value, currency) : cellOf(value);
  }
  return written;
}

function cellOf(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
