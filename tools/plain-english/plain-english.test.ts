import { expect, test } from 'vitest';
import { measureLanguage } from './measure-language.ts';

/** Highest shares allowed, in percent. Lower them when the language improves; never raise them. */
const most = { comments: 2, titles: 2 };

test('plain English: comments and test titles → no more than 2 % with a mark of stilted English', () => {
  const { comments, markedComments, titles, markedTitles } = measureLanguage();
  const share = (part: number, all: number) => Math.round((1000 * part) / all) / 10;
  const found = [...markedComments, ...markedTitles].map(({ file, text }) => `${file}: ${text}`).join('\n');
  expect(share(markedComments.length, comments), found).toBeLessThanOrEqual(most.comments);
  expect(share(markedTitles.length, titles), found).toBeLessThanOrEqual(most.titles);
});
