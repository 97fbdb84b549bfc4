import { describe, expect, test } from 'vitest';
import { pairOff, settleOffsets } from './offsets.ts';

const charge = (amount: number, settled = 0) => ({ amount, settled });
const shown = (offsets: ReturnType<typeof pairOff>) =>
  offsets.map(({ credit, debt, amount }) => [credit.amount, debt.amount, amount]);

describe('pairOff', () => {
  test('pairOff: credit smaller than the debts → first debts are paid first', () => {
    expect(shown(pairOff([charge(-150)], [charge(100), charge(80)]))).toEqual([
      [-150, 100, 100],
      [-150, 80, 50],
    ]);
  });

  test('pairOff: credit larger than the debts → only the debts are paid', () => {
    expect(shown(pairOff([charge(-300)], [charge(100, 40)]))).toEqual([[-300, 100, 60]]);
  });

  test('pairOff: several credits → each continues where the previous one ended', () => {
    expect(shown(pairOff([charge(-70, -20), charge(-80)], [charge(100)]))).toEqual([
      [-70, 100, 50],
      [-80, 100, 50],
    ]);
  });
});

test('settleOffsets: paired charges → both settled by the same amount, others unchanged', () => {
  const charges = [charge(100), charge(-30), charge(5)];
  const offsets = pairOff([charges[1]!], [charges[0]!]);
  expect(settleOffsets(charges, offsets).map(({ settled }) => settled)).toEqual([30, -30, 0]);
});
