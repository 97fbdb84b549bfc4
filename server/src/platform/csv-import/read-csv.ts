import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { CsvError, type Info, parse } from 'csv-parse';
import type { ImportFault } from './import-faults.ts';

/** One row by column name, with the line its text ends on. */
export interface CsvRow {
  line: number;
  cells: Record<string, string>;
}

/**
 * Reads a CSV file whose header must name exactly the given columns, in any order, of which those in brackets may be
 * missing: their cells are empty. Faults are added to
 * `faults`; rows with a wrong number of cells are left out. Undefined when there is no such file.
 */
export async function readCsv(
  folder: string,
  file: string,
  columns: readonly string[],
  faults: ImportFault[],
): Promise<CsvRow[] | undefined> {
  const path = join(folder, file);
  if (
    !(await access(path).then(
      () => true,
      () => false,
    ))
  )
    return undefined;
  const report = (line: number, field: string, code: ImportFault['code'], facts: ImportFault['facts'] = {}) =>
    faults.push({ file, line, field, code, facts });
  const rows: CsvRow[] = [];
  const optional = columns.filter(isOptional).map((name) => name.slice(1, -1));
  const empty = Object.fromEntries(optional.map((name) => [name, '']));
  let header: string[] | undefined;
  const parser = createReadStream(path).pipe(
    parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true }),
  );
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      if (!header) {
        header = record;
        if (
          !checkHeader(
            header,
            columns.filter((name) => !isOptional(name)),
            optional,
            report,
          )
        )
          return [];
      } else if (record.length !== header.length) {
        report(info.lines, '', 'cell_count', { found: record.length, wanted: header.length });
      } else {
        rows.push({
          line: info.lines,
          cells: { ...empty, ...Object.fromEntries(header.map((name, at) => [name, record[at]!])) },
        });
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report(Number(error.lines ?? 0), '', 'file_broken', { detail: error.message });
  }
  return rows;
}

const isOptional = (name: string) => name.startsWith('[');

function checkHeader(
  header: readonly string[],
  columns: readonly string[],
  optional: readonly string[],
  report: (line: number, field: string, code: ImportFault['code'], facts?: ImportFault['facts']) => void,
): boolean {
  const missing = columns.filter((name) => !header.includes(name));
  const known = [...columns, ...optional];
  const unknown = header.filter((name, at) => !known.includes(name) || header.indexOf(name) !== at);
  for (const field of missing) report(1, field, 'column_missing');
  for (const field of unknown) report(1, field, 'column_unknown');
  return missing.length === 0 && unknown.length === 0;
}
