import { expect } from 'vitest';

/** So many units wanted on each of some days (or nights). */
export interface Wish {
  days: readonly string[];
  units: number;
}

/**
 * All that was sold fitted into `stock` units a day, and whatever was refused as sold out does not fit at the end
 * either: where nothing is given back meanwhile, what is left only sinks.
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

/** How many of the outcomes are the wanted one. */
export function count(outcomes: readonly string[], wanted: string): number {
  return outcomes.filter((outcome) => outcome === wanted).length;
}
