import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { CsvError, type Info, parse } from 'csv-parse';
import { type Cells, type CsvFile, columnNames, optionalColumns } from './csv-file.ts';
import type { ImportFault } from './import-faults.ts';

/** One row by column name, with the line its text ends on. */
export interface CsvRow {
  line: number;
  cells: Cells;
}

/**
 * Reads a CSV file whose header names columns of the file in any order, those of its key at least; other columns are
 * not in the cells of its rows. A list may also say `replace`. Faults are added to `faults`; rows with a wrong number
 * of cells are left out. Undefined when there is no such file.
 */
export async function readCsv(
  folder: string,
  file: CsvFile,
  faults: ImportFault[],
): Promise<CsvRow[] | undefined> {
  const path = join(folder, file.name);
  if (
    !(await access(path).then(
      () => true,
      () => false,
    ))
  )
    return undefined;
  const report: Report = (line, field, code, facts = {}) =>
    void faults.push({ file: file.name, line, field, code, facts });
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
        const cells = Object.fromEntries(header.map((name, at) => [name, record[at]!]));
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

function refuse(report: Report, code: ImportFault['code']): false {
  report(1, '', code);
  return false;
}

/** Whether the columns can be told apart; a list has no stored row that would say what its header does not. */
function checkHeader(header: readonly string[], file: CsvFile, report: Report): boolean {
  const [only = ''] = header;
  // A spreadsheet of a country where commas part decimals, or one that saves tabs or sixteen bits a letter.
  if (only.includes('\0') || only.includes('\uFFFD')) return refuse(report, 'not_utf8');
  if (header.length === 1 && /[;\t]/.test(only)) return refuse(report, 'other_separator');
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
