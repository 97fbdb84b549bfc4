import { expect, test } from 'vitest';
import { typedTerms as plainlyTyped, SearchScan, termsOf } from '../../../../test/content-search-oracle.ts';
import { Chance } from '../../../../test/reliability/figure.ts';
import { type Found, type SearchedText, SearchIndex } from './search-index.ts';
import { marksOf, readTerms, typedTerms } from './terms.ts';

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

const always = { publishedAt: 0, publishedUntil: Number.POSITIVE_INFINITY };

function search(index: SearchIndex, typed: string, lang: 'zh-cn' | 'en' = 'en'): Found[] {
  const found: Found[] = [];
  index.find(typed, { lang, now: new Date(1) }, (each) => found.push(each));
  return found.sort((a, b) => b.score - a.score || b.id - a.id);
}

test('SearchIndex: two hundred searches after changes → same results and order as a full scan', () => {
  const chance = new Chance(16);
  const words = (most: number) =>
    Array.from({ length: chance.whole(1, most) }, () => chance.pick(vocabulary)).join(' ');
  const write = (id: number): SearchedText => ({
    id,
    lang: 'en',
    title: words(3),
    summary: words(6),
    words: words(30),
    names: [words(1)],
    ...always,
  });
  const texts = new Map<number, SearchedText>();
  const index = new SearchIndex();
  for (let at = 0; at < 400; at++) {
    // Some are written more than once, some removed.
    const id = chance.whole(0, 249);
    index.remove(id);
    texts.delete(id);
    if (chance.whole(1, 5) === 1) continue;
    const text = write(id);
    texts.set(id, text);
    index.add(text);
  }
  let found = 0;
  const typed = Array.from({ length: 200 }, () => words(3));
  const scan = new SearchScan(typed);
  for (const text of texts.values()) scan.read(text);
  for (const each of typed) {
    const expected = scan.find(each, 'en');
    expect(search(index, each), each).toEqual(expected);
    found += expected.length;
  }
  expect(found).toBeGreaterThan(2000);
});

test('SearchIndex.mend: similar spelling or sound → corrected; anything else → null', () => {
  const index = new SearchIndex();
  index.add({
    id: 1,
    lang: 'zh-cn',
    title: '蒲甘日出',
    summary: '',
    words: 'sunrise',
    names: ['蒲甘', 'Bagan'],
    ...always,
  });
  expect(index.mend('sunrize')).toBe('sunrise');
  expect(index.mend('葡甘')).toBe('蒲甘');
  expect(index.mend('pugan')).toBe('蒲甘');
  expect(index.mend('xq')).toBeNull();
  expect(index.mend('Bagan')).toBeNull();
});

const letters = [...'aZé3５ ,.-々〇的蒲甘𠀀𝒜ﬁ½\u0301\ud800', 'nay', 'Ångström', '热气球', 'e\u0301'];

test('readTerms: random texts → same terms and positions as a naive reading', () => {
  const chance = new Chance(5);
  for (let at = 0; at < 2000; at++) {
    const text = Array.from({ length: chance.whole(0, 13) }, () => chance.pick(letters)).join('');
    const read: { term: string; from: number; to: number }[] = [];
    const add = (term: string, from: number, to: number) => read.push({ term, from, to });
    readTerms(text, {
      word: add,
      letter: (letter, from, to) => add(String.fromCodePoint(letter), from, to),
      pair: (first, second, from, to) => add(String.fromCodePoint(first, second), from, to),
    });
    const inOrder = read.sort((a, b) => a.from - b.from || a.to - b.to);
    expect(inOrder, JSON.stringify(text)).toEqual(termsOf(text));
    const typed = typedTerms(text);
    const asText = typed.map(({ letters: own, word }) => word || String.fromCodePoint(...own));
    expect(asText, JSON.stringify(text)).toEqual(plainlyTyped(text));
    const covered = new Set(marksOf(text, typed).flatMap(([from, to]) => range(from, to)));
    expect(covered, JSON.stringify(text)).toEqual(
      new Set(termsOf(text).flatMap(({ from, to }) => range(from, to))),
    );
  }
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

test('SearchIndex.mend: word → same as comparing with every word still in a text', () => {
  const chance = new Chance(9);
  const word = (length: number) => Array.from({ length }, () => chance.pick([...'aeinrst'])).join('');
  const index = new SearchIndex();
  const scan = new SearchScan([]);
  for (let id = 1; id <= 600; id++) {
    const words = Array.from({ length: 6 }, () => word(chance.whole(3, 11))).join(' ');
    const text = { id, lang: 'en', title: '', summary: '', words, names: [], ...always } as const;
    index.add(text);
    if (id % 3 === 0) index.remove(id);
    else scan.read(text);
  }
  let mended = 0;
  for (let at = 0; at < 400; at++) {
    const typed = word(chance.whole(3, 11));
    const nearest = scan.nearest(typed);
    expect(index.mend(typed), typed).toBe(nearest ?? null);
    if (nearest !== undefined) mended += 1;
  }
  expect(mended).toBeGreaterThan(100);
});

test('SearchIndex.mend: homophone of a name in a longer text → only that part corrected', () => {
  const index = new SearchIndex();
  const text = { lang: 'zh-cn', title: '', summary: '', words: '', ...always } as const;
  index.add({ ...text, id: 1, names: ['蒲甘', '曼德勒'] });
  expect(index.mend('曼德勒到葡甘的船')).toBe('曼德勒到蒲甘的船');
  expect(index.mend('曼德勒')).toBeNull();
});
