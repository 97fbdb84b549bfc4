import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { countRows, readConformance } from './read-conformance.ts';
import { readTestTitles } from './read-test-titles.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { rows, countLine } = readConformance();
const done = rows.filter(({ tests }) => tests.length > 0);
/** Source of a file, with unescaped quotes. */
const code = (path: string) => readFileSync(root + path, 'utf8').replaceAll("\\'", "'");

describe('docs/conformance.md', () => {
  test('has rows for every section of the specification, numbered in order', () => {
    const sections = new Map<string, number>();
    for (const { number } of rows) {
      const [section = '', at] = number.split('.');
      expect(Number(at), number).toBe((sections.get(section) ?? 0) + 1);
      sections.set(section, Number(at));
    }
    expect([...sections.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  test('counts its rows', () => {
    expect(countLine).toBe(countRows(rows));
  });

  test('states nothing twice', () => {
    const statements = rows.map(({ statement }) => statement);
    expect(statements.filter((statement, at) => statements.indexOf(statement) !== at)).toEqual([]);
  });

  test('names tests that exist', () => {
    const missing = done.flatMap(({ number, tests }) =>
      tests
        .filter(({ file, name }) => !existsSync(root + file) || !titlesOf(file).has(name))
        .map(({ file, name }) => `${number}: ${file} › ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('names files of ours that implement it', () => {
    const missing = done.flatMap(({ number, implementedBy }) =>
      implementedBy
        .split('; ')
        .filter((path) => !existsSync(root + path.replaceAll('`', '')))
        .map((path) => `${number}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test('words in “…” → contained in one of the tests named beside them', () => {
    const missing = done.flatMap(({ number, statement, tests }) => {
      const sources = tests.map(({ file }) => code(file)).join('\n');
      return [...statement.matchAll(/“([^”]+)”/g)]
        .filter(([, words = '']) => !sources.includes(words))
        .map(([words]) => `${number}: ${words}`);
    });
    expect(missing).toEqual([]);
  });

  test('quoted messages → in “…”, so that their words are checked', () => {
    const bare = done.filter(({ statement }) =>
      /\b([Mm]essage|[Pp]rompt|says|shows the word) ['‘A-Z]/.test(blank(statement)),
    );
    expect(bare.map(({ number, statement }) => `${number}: ${statement}`)).toEqual([]);
  });

  test('is filled by files and by tests, or by neither', () => {
    for (const { number, implementedBy, tests } of rows) {
      expect(tests.length > 0, number).toBe(implementedBy !== 'not yet');
    }
  });
});

const titles = new Map<string, ReadonlySet<string>>();

/** Returns the titles of the tests of a file. */
function titlesOf(path: string): ReadonlySet<string> {
  const known = titles.get(path) ?? readTestTitles(readFileSync(root + path, 'utf8'));
  titles.set(path, known);
  return known;
}

/** The statement without what it quotes. */
function blank(statement: string): string {
  return statement.replace(/“[^”]+”/g, '“”');
}
