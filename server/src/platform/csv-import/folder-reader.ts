import type { Kysely } from 'kysely';
import { differencesOf } from './changed-cells.ts';
import { type Cells, type CsvFile, columnNames, keyOf, listStored, optionalColumns } from './csv-file.ts';
import type { ImportDoubt } from './import-doubts.ts';
import type { ImportFault } from './import-faults.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { makeRowReader, type RowReader, readYes } from './row-reader.ts';

/** Contents of a file: its rows, the new ones, and those set inactive. */
export interface FileTally {
  rows: number;
  /** Lists do not need these counts. */
  added?: number;
  ended?: number;
  /** Rows that differ from the stored row of their key: their number, and the differences of the first ones. */
  changed?: number;
  firstChanged?: string[];
}

/** Reads the existing files of a folder as a patch of the stored data. */
export interface FolderReader {
  folder: string;
  /** The site's. */
  currency: string;
  faults: ImportFault[];
  /** Values in rows that are probably mistakes; further ones are found after writing. */
  doubts: ImportDoubt[];
  /** All files that exist, by name. */
  tallies: Record<string, FileTally>;
  /**
   * Reads the rows of a file; none if the file is missing. A column missing from the file keeps its stored
   * values, so every row is complete; a new row needs all columns except those in brackets.
   */
  read<T>(file: CsvFile, readRow: (row: RowReader) => T): Promise<T[]>;
  /** Stored rows of the given keys; a list in its order. */
  listStored(file: CsvFile, keys: readonly Cells[]): Promise<Cells[]>;
}

/** Creates a reader for a folder; it records faults in its `faults`. */
export function makeFolderReader<T>(db: Kysely<T>, folder: string, currency: string): FolderReader {
  const faults: ImportFault[] = [];
  const doubts: ImportDoubt[] = [];
  const tallies: FolderReader['tallies'] = {};
  return {
    folder,
    currency,
    faults,
    doubts,
    tallies,
    listStored: (file, keys) => listStored(db, file, currency, keys),
    read: async (file, readRow) => {
      const found = await readCsv(folder, file, faults);
      if (!found) return [];
      const stored = file.isList ? [] : await listStored(db, file, currency, keysOf(found, file));
      const known = new Map(stored.map((cells) => [keyOf(cells, file), cells]));
      tallies[file.name] = tally(found, known, file);
      const left = columnNames(file.columns).filter((name) => found[0] && !(name in found[0].cells));
      reportMissing(left, found, known, file, faults);
      const empty = Object.fromEntries(left.map((name) => [name, '']));
      return found.map(({ line, cells }) => {
        const before = left.length > 0 && known.size > 0 ? known.get(keyOf(cells, file)) : undefined;
        const kept = before ? Object.fromEntries(left.map((name) => [name, before[name] ?? ''])) : empty;
        return readRow(makeRowReader(file.name, { line, cells: { ...kept, ...cells } }, faults));
      });
    },
  };
}

function keysOf(rows: readonly CsvRow[], { key }: CsvFile): Cells[] {
  const names = key.split(' ');
  return rows.map(({ cells }) => Object.fromEntries(names.map((name) => [name, cells[name]!])));
}

function tally(rows: readonly CsvRow[], known: ReadonlyMap<string, Cells>, file: CsvFile): FileTally {
  if (file.isList) return { rows: rows.length };
  const pairs = rows.map(({ cells }) => ({ cells, before: known.get(keyOf(cells, file)) }));
  const changed = pairs.flatMap(({ cells, before }) => {
    const differences = before ? differencesOf(before, cells) : [];
    return differences.length > 0 ? [`${namesOf(cells, file)}: ${differences.join(', ')}`] : [];
  });
  return {
    rows: rows.length,
    changed: changed.length,
    firstChanged: changed.slice(0, MAX_SHOWN),
    added: pairs.filter(({ before }) => !before).length,
    ended: pairs.filter(
      ({ cells, before }) => before?.active === 'yes' && readYes(cells.active ?? '') === false,
    ).length,
  };
}

/** Maximum number of changed rows that are shown per file. */
const MAX_SHOWN = 5;

/** Key of a row in readable form. */
function namesOf(cells: Cells, { key }: CsvFile): string {
  return key
    .split(' ')
    .map((name) => cells[name])
    .join(' ');
}

/** Reports the first new row that lacks a column without a stored or default value. */
function reportMissing(
  left: readonly string[],
  rows: readonly CsvRow[],
  known: ReadonlyMap<string, Cells>,
  file: CsvFile,
  faults: ImportFault[],
): void {
  const optional = optionalColumns(file.columns);
  const needed = left.filter((name) => !optional.includes(name));
  const fresh = needed.length > 0 && rows.find(({ cells }) => !known.has(keyOf(cells, file)));
  if (!fresh) return;
  for (const field of needed) {
    faults.push({ file: file.name, line: fresh.line, field, code: 'column_needed', facts: {} });
  }
}
