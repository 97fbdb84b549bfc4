import { expect, test } from 'vitest';
import { Chance } from '../../../../test/reliability/figure.ts';
import { BestOf } from './best-of.ts';
import { NumberMap } from './number-arrays.ts';
import { Postings } from './postings.ts';

const chance = new Chance(3);

test('Postings: many terms written in turn → read back without removed documents', () => {
  const postings = new Postings();
  const [terms, documents] = [40, 30_000];
  const written: [number, number][][] = Array.from({ length: terms }, () => []);
  const add = (term: number, document: number) => {
    const weight = chance.pick([1, 1, 2, 127, 128, 255]);
    postings.add(term, document, weight);
    written[term]!.push([document, weight]);
  };
  for (let term = 0; term < terms; term++) add(term, term);
  // The first term is in every document, the last in hardly any.
  for (let document = terms; document < documents; document++) {
    for (let term = 0; term < terms; term++) if (chance.next() <= 1 / (1 + term * term)) add(term, document);
  }
  const isGone = Uint8Array.from({ length: documents }, () => Number(chance.next() < 0.1));
  const [read, weights] = [new Uint32Array(documents), new Uint8Array(documents)];
  for (const [term, own] of written.entries()) {
    const expected = own.filter(([document]) => isGone[document] === 0);
    const count = postings.read(term, isGone, read, weights);
    expect(Array.from({ length: count }, (_, at) => [read[at], weights[at]])).toEqual(expected);
  }
  expect(written[0]).toHaveLength(documents - terms + 1);
});

test('NumberMap: random keys → found; missing keys → undefined', () => {
  const map = new NumberMap();
  const plain = new Map<number, number>();
  for (let at = 0; at < 20_000; at++) {
    const key = chance.whole(0, 30_000) * chance.pick([1, 4096, 65_537]);
    map.set(key, at);
    plain.set(key, at);
  }
  const keys = [...plain.keys(), ...Array.from({ length: 5000 }, (_, key) => key)];
  expect(keys.map((key) => map.get(key))).toEqual(keys.map((key) => plain.get(key)));
});

test('BestOf: random items → same as sorting all', () => {
  for (const most of [0, 1, 2, 7, 50, 1000]) {
    const all = Array.from({ length: 300 }, () => chance.next());
    const best = new BestOf<number>(most, (a, b) => a > b);
    for (const each of all) best.add(each);
    expect(best.inOrder()).toEqual(all.toSorted((a, b) => b - a).slice(0, most));
  }
});
