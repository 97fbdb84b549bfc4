import { readFileSync } from 'node:fs';

/** A statement of the specification and what answers for it. */
export interface Row {
  /** `<section>.<number>`, e.g. `2.07`. */
  number: string;
  statement: string;
  implementedBy: string;
  /** Empty for a statement that is not yet filled. */
  tests: NamedTest[];
}

export interface NamedTest {
  /** Path from the root of the repository. */
  file: string;
  /** Title of the test exactly as in the code, placeholders included. */
  name: string;
}

export interface Conformance {
  rows: Row[];
  /** The line at the top that counts them. */
  countLine: string;
}

export const conformancePath = new URL('../../docs/conformance.md', import.meta.url);

/** Reads docs/conformance.md; throws on a row that has not four filled columns. */
export function readConformance(): Conformance {
  const lines = readFileSync(conformancePath, 'utf8').split('\n');
  return {
    rows: lines.filter((line) => /^\| \d/.test(line)).map(readRow),
    countLine: lines.find((line) => line.startsWith('Rows: ')) ?? '',
  };
}

/** The line at the top as these rows make it. */
export function countRows(rows: readonly Row[]): string {
  const done = rows.filter(({ tests }) => tests.length > 0).length;
  return `Rows: ${rows.length}. Done: ${done}. Not yet: ${rows.length - done}.`;
}

function readRow(line: string): Row {
  const cells = line.split('|').map((cell) => cell.trim());
  const [, number = '', statement = '', implementedBy = '', test = ''] = cells;
  if (cells.length !== 6 || !statement || !implementedBy || !test) {
    throw new Error(`a row needs four filled columns: ${line}`);
  }
  return {
    number,
    statement,
    implementedBy,
    tests: test === 'not yet' ? [] : test.split(/; (?=`)/).map(readTest),
  };
}

function readTest(cell: string): NamedTest {
  const [file = '', name = ''] = cell.split(' › ');
  if (!file || !name) throw new Error(`a test is written as file › name: ${cell}`);
  return { file: file.replaceAll('`', ''), name };
}
