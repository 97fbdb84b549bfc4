import { expect, test } from 'vitest';
import { neededOf, type SearchedText, SearchIndex, scoreTerm, weighTerms } from './search-index.ts';
import { typedTerms } from './terms.ts';

const vocabulary = [
  'bagan',
  'inle',
  'boat',
  'temple',
  'visa',
  'night',
  '蒲甘',
  '热气球',
  '签证',
  '日出',
  '夜市',
  'café',
];

/** The same numbers at every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** What the index answers, by reading every text. */
function scan(texts: readonly SearchedText[], typed: string): { id: number; score: number }[] {
  const all = texts.map((text) => ({ id: text.id, weighed: weighTerms(text) }));
  const lengths = all.map(({ weighed }) => [...weighed.values()].reduce((sum, weight) => sum + weight, 0));
  const usual = lengths.reduce((sum, length) => sum + length, 0) / all.length;
  const terms = typedTerms(typed);
  return all.flatMap(({ id, weighed }, at) => {
    const had = terms.filter((term) => weighed.has(term));
    if (had.length < neededOf(terms) || had.length === 0) return [];
    const scores = had.map((term) => {
      const having = all.filter((other) => other.weighed.has(term)).length;
      return scoreTerm(weighed.get(term)!, { length: lengths[at]!, usual, texts: all.length, having });
    });
    return [{ id, score: scores.reduce((sum, score) => sum + score, 0) }];
  });
}

test('two hundred searches are answered as by reading every text, in the same order, also after changes', () => {
  const pick = numbersFrom(16);
  const words = (most: number) =>
    Array.from({ length: 1 + pick(most) }, () => vocabulary[pick(vocabulary.length)]!).join(' ');
  const write = (id: number): SearchedText => ({
    ...{ id, lang: 'en', title: words(3), summary: words(6), words: words(30), names: [words(1)] },
  });
  const texts = new Map<number, SearchedText>();
  const index = new SearchIndex();
  for (let at = 0; at < 400; at++) {
    // Some are written more than once, and some taken away.
    const id = pick(250);
    index.remove(id);
    texts.delete(id);
    if (pick(5) === 0) continue;
    const text = write(id);
    texts.set(id, text);
    index.add(text);
  }
  let found = 0;
  const inOrder = (rows: { id: number; score: number }[]) =>
    rows.sort((a, b) => b.score - a.score || b.id - a.id).map(({ id, score }) => ({ id, score }));
  for (let at = 0; at < 200; at++) {
    const typed = words(3);
    const expected = inOrder(scan([...texts.values()], typed));
    expect(inOrder(index.find(typed, 'en')), typed).toEqual(expected);
    found += expected.length;
  }
  expect(found).toBeGreaterThan(2000);
});

test('what is written or sounds nearly like something is mended, and nothing else', () => {
  const index = new SearchIndex();
  index.add({
    ...{ id: 1, lang: 'zh-cn', title: '蒲甘日出', summary: '', words: 'sunrise' },
    names: ['蒲甘', 'Bagan'],
  });
  expect(index.mend('sunrize')).toBe('sunrise');
  expect(index.mend('葡甘')).toBe('蒲甘');
  expect(index.mend('pugan')).toBe('蒲甘');
  expect(index.mend('xq')).toBeNull();
  expect(index.mend('Bagan')).toBeNull();
});
