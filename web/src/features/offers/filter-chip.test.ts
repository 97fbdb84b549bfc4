import { expect, test } from 'vitest';
import { activeFirst, facetChips } from './filter-chip.ts';

const stars = [
  { value: '4', label: '4 stars', count: 3 },
  { value: '5', label: '5 stars', count: 1 },
];

test('facetChips: chosen entries → the first in words and the number of others; no entries → no chip', () => {
  const group = { name: 'stars', legend: 'Stars', entries: stars };
  expect(
    facetChips([
      { ...group, chosen: undefined },
      { ...group, chosen: [5] },
      { ...group, chosen: ['4', '5'] },
      { ...group, chosen: [9] },
      { ...group, entries: [], chosen: [5] },
    ]).map(({ chosen }) => chosen),
  ).toEqual(['', '5 stars', '4 stars +1', 'Stars']);
});

test('activeFirst: active chips → before the others, each part in its order', () => {
  const chip = (name: string, chosen: string) => ({ name, label: name, chosen, clears: [name] });
  const chips = [chip('price', ''), chip('stars', '5'), chip('meals', ''), chip('area', 'Inya')];
  expect(activeFirst(chips).map(({ name }) => name)).toEqual(['stars', 'area', 'price', 'meals']);
});
