import { expect, test } from 'vitest';
import { readTestTitles } from './read-test-titles.ts';

test('titles are those of tests, not of groups, nor words that merely stand in the file', () => {
  const source = `
    // test('in a comment', () => {});
    describe('a group', () => {
      it('is a test', () => expect(say('a word')).toBe('another'));
      it.each([['row']])('has %s', () => {});
      test.describe('a group of the browser', () => {
        for (const lang of languages) test(\`in \${lang}\`, async () => {});
      });
      test.skip("it's quoted", () => {});
    });`;
  expect([...readTestTitles(source)]).toEqual(['is a test', 'has %s', `in \${lang}`, "it's quoted"]);
});
