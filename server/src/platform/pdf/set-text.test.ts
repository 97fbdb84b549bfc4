import { expect, test } from 'vitest';
import { textFaces } from './faces.ts';
import { setText } from './set-text.ts';

const { latin, chinese } = textFaces;
const runs = (text: string, lang: 'zh' | 'en') =>
  (setText({ text, lang }).text as { text: string; font: string }[]).map(({ text, font }) => [text, font]);

test('apostrophe within a Latin word of a Chinese line → the face of its letters; a quotation mark → wide', () => {
  expect(runs('住客 O’Brien', 'zh')).toEqual([
    ['住客', chinese.name],
    [' O’Brien', latin.name],
  ]);
  expect(runs('‘接机’', 'zh')).toEqual([['‘接机’', chinese.name]]);
});

test('marks of English words come from the face of its letters, narrow; those of Chinese are as wide as a character', () => {
  expect(runs('driver’s meals, says “ZHANG SAN” · Rest…', 'en')).toEqual([
    ['driver’s meals, says “ZHANG SAN” · Rest…', latin.name],
  ]);
  expect(runs('“接机牌”', 'zh')).toEqual([['“接机牌”', chinese.name]]);
  expect(runs('Hotel 酒店’s', 'en')).toEqual([
    ['Hotel ', latin.name],
    ['酒店', chinese.name],
    ['’s', latin.name],
  ]);
});
