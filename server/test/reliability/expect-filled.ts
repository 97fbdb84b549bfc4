import { expect } from 'vitest';

/** A number of units wanted on each of some days (or nights). */
export interface Wish {
  days: readonly string[];
  units: number;
}

/**
 * Expects that all sold units fit into `stock` units a day, and that no wish refused as sold out would still
 * fit at the end. Valid only where nothing is given back meanwhile, as availability then only falls.
 */
export function expectFilled(stock: number, wishes: readonly Wish[], outcomes: readonly string[]): void {
  const sold = new Map<string, number>();
  const soldOn = (day: string) => sold.get(day) ?? 0;
  for (const [at, { days, units }] of wishes.entries()) {
    expect(['ok', 'sold_out']).toContain(outcomes[at]);
    if (outcomes[at] !== 'ok') continue;
    for (const day of days) sold.set(day, soldOn(day) + units);
  }
  expect(Math.max(0, ...sold.values())).toBeLessThanOrEqual(stock);
  for (const [at, { days, units }] of wishes.entries()) {
    const fits = days.every((day) => soldOn(day) + units <= stock);
    if (outcomes[at] === 'sold_out') {
      expect(fits, `${units} on ${days.join(', ')} were refused but fit`).toBe(false);
    }
  }
}

/** Counts the outcomes equal to `wanted`. */
export function count(outcomes: readonly string[], wanted: string): number {
  return outcomes.filter((outcome) => outcome === wanted).length;
}
