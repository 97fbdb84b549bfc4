import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { countRows, readConformance } from './read-conformance.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { rows, countLine } = readConformance();
const done = rows.filter(({ tests }) => tests.length > 0);
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

  test.each(done)('$number names tests that exist', ({ tests }) => {
    for (const { file, name } of tests) {
      expect(file).toMatch(/\.(test|spec)\.tsx?$/);
      expect(existsSync(root + file), file).toBe(true);
      expect(isTestOf(code(file), name), `${file} › ${name}`).toBe(true);
    }
  });

  test.each(done)('$number names files that implement it', ({ implementedBy }) => {
    for (const path of implementedBy.split('; ')) {
      expect(existsSync(root + path.replaceAll('`', '')), path).toBe(true);
    }
  });

  test.each(done)('$number: words in “…” stand in one of its tests', ({ statement, tests }) => {
    const sources = tests.map(({ file }) => code(file)).join('\n');
    for (const [, words = ''] of statement.matchAll(/“([^”]+)”/g)) expect(sources).toContain(words);
  });

  test('claims no file for a statement that is not filled', () => {
    for (const { number, implementedBy } of rows.filter(({ tests }) => tests.length === 0)) {
      expect(implementedBy, number).toBe('not yet');
    }
  });
});

/** Whether a test is called so: the name stands where a test is declared, in quotes of any kind. */
function isTestOf(source: string, name: string): boolean {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\(\\s*(['"\`])${literal}\\1`).test(source);
}
