const isFull = process.env.SERAI_FIGURES === 'full';

/** How often something is tried: all of it in the long run, about a tenth otherwise (at least once). */
export function figure(full: number): number {
  return isFull ? full : Math.max(1, Math.round(full / 10));
}

/** Numbers that look random and are the same for the same seed; `SEED=…` repeats a run. */
export class Chance {
  readonly seed: number;
  #state: number;

  constructor(seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))) {
    this.seed = seed;
    this.#state = seed;
  }

  /** From 0 (included) to 1 (excluded). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `low` to `high`, both included. */
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

/** Prints what a promise was tried with: its figures, the seed that repeats it, and how long it took. */
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
