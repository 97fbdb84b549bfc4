import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findCoverage } from './find-coverage.ts';
import { countRows, readConformance } from './read-conformance.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { rows, countLine } = readConformance();
const done = rows.filter(({ testFiles }) => testFiles.length > 0);
const coverage = findCoverage();
/** Source of a file, with unescaped quotes. */
const code = (path: string) => readFileSync(root + path, 'utf8').replaceAll("\\'", "'");

describe('docs/conformance.md', () => {
  test('conformance rows: sections → every section of the specification, in ascending order', () => {
    const sections = new Map<string, number>();
    for (const { number } of rows) {
      const [section = '', at] = number.split('.');
      expect(Number(at), number).toBeGreaterThan(sections.get(section) ?? 0);
      sections.set(section, Number(at));
    }
    expect([...sections.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  test('conformance rows: count → as stated', () => {
    expect(countLine).toBe(countRows(rows));
  });

  test('conformance rows: statements → none twice', () => {
    const statements = rows.map(({ statement }) => statement);
    expect(statements.filter((statement, at) => statements.indexOf(statement) !== at)).toEqual([]);
  });

  test('comments “Covers”: place → each directly above a test that runs', () => {
    expect(coverage.faults).toEqual([]);
  });

  test('comments “Covers”: content → numbers of rows only', () => {
    const numbers = new Set(rows.map(({ number }) => number));
    const unknown = [...coverage.files].filter(([number]) => !numbers.has(number));
    expect(unknown.map(([number, files]) => `${number} in ${files.join(', ')}`)).toEqual([]);
  });

  test('conformance links: written by npm run conformance → exactly the files with a comment “Covers”', () => {
    const linked = rows.map(({ number, testFiles }) => `${number}: ${testFiles.join(' ')}`);
    const covering = rows.map(({ number }) => `${number}: ${(coverage.files.get(number) ?? []).join(' ')}`);
    expect(linked).toEqual(covering);
  });

  test('conformance links: implementation → files of ours', () => {
    const missing = done.flatMap(({ number, implementedBy }) =>
      implementedBy
        .split('; ')
        .filter((path) => !existsSync(root + path.replaceAll('`', '')))
        .map((path) => `${number}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test('words in “…”: rows → contained in one of the files linked beside them', () => {
    const missing = done.flatMap(({ number, statement, testFiles }) => {
      const sources = testFiles.map(code).join('\n');
      return [...statement.matchAll(/“([^”]+)”/g)]
        .filter(([, words = '']) => !sources.includes(words))
        .map(([words]) => `${number}: ${words}`);
    });
    expect(missing).toEqual([]);
  });

  test('quoted messages: rows → in “…”, so that their words are checked', () => {
    const bare = done.filter(({ statement }) =>
      /\b([Mm]essage|[Pp]rompt|says|shows the word) ['‘A-Z]/.test(blank(statement)),
    );
    expect(bare.map(({ number, statement }) => `${number}: ${statement}`)).toEqual([]);
  });

  test('conformance rows: files and tests → both filled, or neither', () => {
    for (const { number, implementedBy, testFiles } of rows) {
      expect(testFiles.length > 0, number).toBe(implementedBy !== 'not yet');
    }
  });
});

/** The statement without what it quotes. */
function blank(statement: string): string {
  return statement.replace(/“[^”]+”/g, '“”');
}
