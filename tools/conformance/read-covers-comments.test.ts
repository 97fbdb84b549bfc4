import { describe, expect, test } from 'vitest';
import { readCoversComments } from './read-covers-comments.ts';

describe('readCoversComments: comment above a test → its numbers', () => {
  test.each([
    ['a test', `// Covers 1.04, 2.107.\ntest('a', () => {});`],
    ['a test in a group', `describe('g', () => {\n  // Covers 1.04, 2.107.\n  it('a', () => {});\n});`],
    ['a test with rows', `// Covers 1.04, 2.107.\nit.each([\n  ['row'],\n])('has %s', () => {});`],
    [
      'a loop without braces',
      `// Covers 1.04, 2.107.\nfor (const lang of all)\n  test(\`in \${lang}\`, () => {});`,
    ],
    [
      'a test in a loop with braces',
      `for (const a of all) {\n  // Covers 1.04, 2.107.\n  test(\`\${a}\`, () => {});\n}`,
    ],
    ['further comments', `// The reason.\n// Covers 1.04, 2.107.\ntest('a', () => {});`],
    ['several lines', `// Covers 1.04,\n// 2.107.\ntest('a', () => {});`],
    [
      'a skip with a condition',
      `// Covers 1.04, 2.107.\ntest('a', () => {\n  test.skip(!isRoot, 'why');\n});`,
    ],
  ])('%s', (_, source) => {
    const read = readCoversComments(source).map(({ numbers, fault }) => ({ numbers, fault }));
    expect(read).toEqual([{ numbers: ['1.04', '2.107'], fault: null }]);
  });
});

describe('readCoversComments: comment that proves nothing → reason', () => {
  const malformed = 'not of the form "// Covers 1.04, 2.07."';
  const elsewhere = 'not directly above a test';
  const leftOut = 'above a test that npm test leaves out';
  const skipped = 'above a test that is always skipped or expected to fail';
  test.each([
    ['no full stop', malformed, `// Covers 1.04\ntest('a', () => {});`],
    ['one digit', malformed, `// Covers 1.4.\ntest('a', () => {});`],
    ['no comma', malformed, `// Covers 1.04 2.07.\ntest('a', () => {});`],
    ['colon', malformed, `// Covers: 1.04.\ntest('a', () => {});`],
    ['behind a test', malformed, `test('a', () => {}); // Covers 1.04.`],
    ['end of the file', elsewhere, `// Covers 1.04.`],
    ['empty line below', elsewhere, `// Covers 1.04.\n\ntest('a', () => {});`],
    ['comment below', elsewhere, `// Covers 1.04.\n// The reason.\ntest('a', () => {});`],
    ['group', elsewhere, `// Covers 1.04.\ndescribe('g', () => {\n  test('a', () => {});\n});`],
    ['group of the browser', elsewhere, `// Covers 1.04.\ntest.describe('g', () => {});`],
    ['setting of the browser', elsewhere, `// Covers 1.04.\ntest.use({ locale: 'en' });`],
    ['loop with braces', elsewhere, `// Covers 1.04.\nfor (const a of all) {\n  test('a', () => {});\n}`],
    ['inside a test', elsewhere, `test('a', () => {\n  // Covers 1.04.\n  expect(1).toBe(1);\n});`],
    ['test of the assurance run', leftOut, `// Covers 1.04.\nassuranceTest('a', () => {});`],
    [
      'test with the assurance run as condition',
      leftOut,
      `// Covers 1.04.\nit.runIf(isAssurance)('a', () => {});`,
    ],
    ['skipped test', skipped, `// Covers 1.04.\ntest.skip('a', () => {});`],
    ['test expected to fail', skipped, `// Covers 1.04.\ntest.fails('a', () => {});`],
    ['test that skips itself', skipped, `// Covers 1.04.\ntest('a', () => {\n  test.skip();\n});`],
    ['skipped group', skipped, `describe.skip('g', () => {\n  // Covers 1.04.\n  test('a', () => {});\n});`],
    ['skipped file', skipped, `test.fixme(true, 'why');\n// Covers 1.04.\ntest('a', () => {});`],
  ])('%s → %s', (_, reason, source) => {
    expect(readCoversComments(source).map(({ fault }) => fault)).toEqual([reason]);
  });
});

test('readCoversComments: line of the comment → counted from 1', () => {
  expect(readCoversComments(`\n\n// Covers 1.04.\ntest('a', () => {});`)[0]?.line).toBe(3);
});
