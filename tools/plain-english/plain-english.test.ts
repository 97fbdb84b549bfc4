import { expect, test } from 'vitest';
import { measureLanguage } from './measure-language.ts';

/** Maximum shares in percent. Lower them when the language improves; never raise them. */
const max = { comments: 1, titles: 0.5 };

test('plain English: comments and test titles → share with a mark of stilted English does not grow', () => {
  const { comments, markedComments, titles, markedTitles } = measureLanguage();
  const share = (part: number, all: number) => Math.round((1000 * part) / all) / 10;
  const found = [...markedComments, ...markedTitles].map(({ file, text }) => `${file}: ${text}`).join('\n');
  expect(share(markedComments.length, comments), found).toBeLessThanOrEqual(max.comments);
  expect(share(markedTitles.length, titles), found).toBeLessThanOrEqual(max.titles);
});
