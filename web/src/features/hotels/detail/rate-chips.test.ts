import { expect, test } from 'vitest';
import { type ChipFacts, fitsChips, listChips, listRemedies } from './rate-chips.ts';

const rates: ChipFacts[] = [
  { meal: 'breakfast', bed: 'twin', cancellation: 'non_refundable' },
  { meal: 'half_board', bed: 'king', cancellation: 'free' },
  { meal: 'room_only', bed: 'king', cancellation: 'fee' },
];

const numbersOf = (rest: readonly ChipFacts[]) => rest.map((rate) => rates.indexOf(rate));

test('chips: conditions that some rates fulfil → listed with the number of these rates', () => {
  expect(listChips(rates, [])).toEqual([
    { chip: 'breakfast', count: 2 },
    { chip: 'cancellable', count: 2 },
    { chip: 'twin', count: 1 },
    { chip: 'king', count: 2 },
  ]);
});

test('chips: a condition that all rates or none fulfil → not listed unless it is chosen', () => {
  const twins = rates.slice(0, 1);
  expect(listChips(twins, [])).toEqual([]);
  expect(listChips(twins, ['breakfast', 'king'])).toEqual([
    { chip: 'breakfast', count: 1 },
    { chip: 'king', count: 0 },
  ]);
});

test.each([
  [[], [0, 1, 2]],
  [['breakfast'], [0, 1]],
  [['cancellable'], [1, 2]],
  [['breakfast', 'cancellable'], [1]],
  [
    ['twin', 'king'],
    [0, 1, 2],
  ],
  [['king', 'breakfast'], [1]],
  [['twin', 'cancellable'], []],
] as const)('rates that fit %j → %j: beds are alternatives, other chips add up', (chosen, expected) => {
  expect(numbersOf(rates.filter((rate) => fitsChips(rate, chosen)))).toEqual(expected);
});

test('remedies: no rate fits → chips whose removal leaves rates, the most rates first', () => {
  expect(listRemedies(rates, ['twin', 'cancellable'])).toEqual([
    { chip: 'twin', count: 2 },
    { chip: 'cancellable', count: 1 },
  ]);
  const plain = rates.slice(2);
  expect(listRemedies(plain, ['twin', 'breakfast'])).toEqual([]);
});
