/** `1` in `npm run test:assurance`; `tenth` where that run removes a guard and one test must notice. */
const run = process.env.SERAI_ASSURANCE;

/** Whether this is (part of) the assurance run, which has additional tests: processes, large numbers, removed guards. */
export const isAssurance = run !== undefined;

/** Returns the number of tries of a test: fixed in `npm test`, as promised in the assurance run. */
export function tries({ test, assurance }: { test: number; assurance: number }): number {
  if (!isAssurance) return test;
  return run === 'tenth' ? Math.max(1, Math.round(assurance / 10)) : assurance;
}

/** Pseudo-random numbers, reproducible from the seed; `SEED=…` repeats a run. */
export class Chance {
  readonly seed: number;
  #state: number;

  constructor(seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))) {
    this.seed = seed;
    this.#state = seed;
  }

  /** A number from 0 (included) to 1 (excluded). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(from: readonly T[]): T {
    return from[this.whole(0, from.length - 1)]!;
  }

  shuffle<T>(values: readonly T[]): T[] {
    const keyed = values.map((value) => ({ value, key: this.next() }));
    return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
  }
}

/** Prints the figures of a test run, the seed that repeats it, and its duration. */
export function reportFigure(
  promise: string,
  figures: Record<string, number | string>,
  chance: Chance,
  startedAt: number,
) {
  const words = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${promise}: ${words.join(', ')}; seed ${chance.seed}; ${seconds} s\n`);
}
