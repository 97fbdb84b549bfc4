import { expect, test } from 'vitest';
import { textFaces } from './faces.ts';
import { setText } from './set-text.ts';

const { latin, chinese } = textFaces;
const runs = (text: string, lang: 'zh' | 'en') =>
  (setText({ text, lang }).text as { text: string; font: string }[]).map(({ text, font }) => [text, font]);

test('PDF fonts: apostrophe within a Latin word of a Chinese line → font of its letters; quotation mark → wide', () => {
  expect(runs('住客 O’Brien', 'zh')).toEqual([
    ['住客', chinese.name],
    [' O’Brien', latin.name],
  ]);
  expect(runs('‘接机’', 'zh')).toEqual([['‘接机’', chinese.name]]);
});

test('PDF fonts: punctuation of English → narrow, font of its letters; of Chinese → full width', () => {
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
