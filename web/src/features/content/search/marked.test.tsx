import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Marked } from './marked.tsx';

const draw = (text: string, marks: [number, number][]) =>
  renderToStaticMarkup(<Marked text={text} marks={marks} />).replace(/ class="[^"]*"/g, '');

test('marked: search words → highlighted, text unchanged', () => {
  expect(
    draw('蒲甘日出与蒲甘日落', [
      [0, 2],
      [5, 7],
    ]),
  ).toBe('<mark>蒲甘</mark>日出与<mark>蒲甘</mark>日落');
  expect(draw('no mark', [])).toBe('no mark');
});

test('marked: overlapping or empty ranges → skipped; text stays text', () => {
  expect(
    draw('abc', [
      [0, 2],
      [1, 3],
      [3, 3],
    ]),
  ).toBe('<mark>ab</mark>c');
  expect(draw('<b>', [[0, 1]])).toBe('<mark>&lt;</mark>b&gt;');
});
