import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CsvError, type Info, parse } from 'csv-parse';
import { type Cells, type CsvFile, columnNames, optionalColumns } from './csv-file.ts';
import type { ImportFault } from './import-faults.ts';
import { findTextFault } from './text-faults.ts';

/** One row by column name, with the line on which it ends. */
export interface CsvRow {
  line: number;
  cells: Cells;
}

/**
 * Reads a CSV file whose header names columns in any order, at least those of the key; unknown columns are
 * ignored. A list may also contain `replace`. Faults are added to `faults`; rows with a wrong number of cells
 * are dropped. Undefined if the file is missing.
 */
export async function readCsv(
  folder: string,
  file: CsvFile,
  faults: ImportFault[],
): Promise<CsvRow[] | undefined> {
  const path = join(folder, file.name);
  const found = await stat(path).catch(() => undefined);
  if (!found) return undefined;
  const report: Report = (line, field, code, facts = {}) =>
    void faults.push({ file: file.name, line, field, code, facts });
  // Opening a named pipe would wait for a writer indefinitely.
  const wrong = found.isFile() ? await findTextFault(path) : 'not_a_file';
  if (wrong) {
    report(wrong === 'not_a_file' ? 0 : 1, '', wrong);
    return [];
  }
  const rows: CsvRow[] = [];
  let header: string[] | undefined;
  const parser = createReadStream(path).pipe(
    parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true }),
  );
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      if (!header) {
        header = record;
        if (!checkHeader(header, file, report)) return [];
      } else if (record.length !== header.length) {
        report(info.lines, '', 'cell_count', { found: record.length, wanted: header.length });
      } else {
        const cells = Object.fromEntries(header.map((name, at) => [name, plainDate(record[at]!)]));
        rows.push({ line: info.lines, cells });
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report(Number(error.lines ?? 0), '', 'file_broken', { detail: error.message });
  }
  return rows;
}

type Report = (line: number, field: string, code: ImportFault['code'], facts?: ImportFault['facts']) => void;

/** Converts a date that some spreadsheets save, `2026/12/31`, to the usual form; it is unambiguous. */
function plainDate(cell: string): string {
  const [, year, month, day] = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(cell) ?? [];
  return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : cell;
}

/** Checks that the columns are distinct; a list has no stored rows to supply missing columns. */
function checkHeader(header: readonly string[], file: CsvFile, report: Report): boolean {
  const all = columnNames(file.columns);
  const optional = optionalColumns(file.columns);
  const needed = file.isList ? all.filter((name) => !optional.includes(name)) : file.key.split(' ');
  const missing = needed.filter((name) => !header.includes(name));
  const known = file.isList ? [...all, 'replace'] : all;
  const unknown = header.filter((name, at) => !known.includes(name) || header.indexOf(name) !== at);
  for (const field of missing) report(1, field, 'column_missing');
  for (const field of unknown) report(1, field, 'column_unknown');
  return missing.length === 0 && unknown.length === 0;
}
