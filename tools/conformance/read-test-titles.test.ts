import { expect, test } from 'vitest';
import { readTestTitles } from './read-test-titles.ts';

test('test titles: titles of tests only, not of groups or other calls', () => {
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
