import { readFileSync } from 'node:fs';

/** A statement of the specification and what answers for it. */
export interface Row {
  /** `<section>.<number>`, e.g. `2.07`. */
  number: string;
  statement: string;
  implementedBy: string;
  /** Paths from the root of the repository. Empty for a statement that is not yet filled. */
  testFiles: string[];
}

export interface Conformance {
  rows: Row[];
  /** The line at the top that counts them. */
  countLine: string;
}

export const conformancePath = new URL('../../docs/conformance.md', import.meta.url);

/** Reads docs/conformance.md; throws on a row that has not four filled columns. */
export function readConformance(text = readFileSync(conformancePath, 'utf8')): Conformance {
  const lines = text.split('\n');
  return {
    rows: lines.filter(isRow).map(readRow),
    countLine: lines.find((line) => line.startsWith('Rows: ')) ?? '',
  };
}

/** Whether a line of docs/conformance.md is a row with a statement. */
export function isRow(line: string): boolean {
  return /^\| \d/.test(line);
}

/** The line at the top as these rows make it. */
export function countRows(rows: readonly Row[]): string {
  const done = rows.filter(({ testFiles }) => testFiles.length > 0).length;
  return `Rows: ${rows.length}. Done: ${done}. Not yet: ${rows.length - done}.`;
}

function readRow(line: string): Row {
  const cells = line.split('|').map((cell) => cell.trim());
  const [, number = '', statement = '', implementedBy = '', tests = ''] = cells;
  if (cells.length !== 6 || !statement || !implementedBy || !tests) {
    throw new Error(`a row needs four filled columns: ${line}`);
  }
  return {
    number,
    statement,
    implementedBy,
    testFiles: tests === 'not yet' ? [] : tests.split('; ').map(readLink),
  };
}

function readLink(link: string): string {
  const [, path] = /^\[[^\]]+\]\(\.\.\/([^)]+)\)$/.exec(link) ?? [];
  if (!path) throw new Error(`a test is a link to its file, written by npm run conformance: ${link}`);
  return path;
}
