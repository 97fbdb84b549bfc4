/**
 * How much of each figure is tried: all of it in the long run, a tenth where the long run takes a guard out and one
 * test must notice, a thirtieth in the short run.
 */
const share = { full: 1, tenth: 1 / 10 }[process.env.SERAI_FIGURES ?? ''] ?? 1 / 30;

/** Whether this is (a part of) the long run, which has tests of its own: processes, large numbers, guards taken out. */
export const isLongRun = share > 1 / 30;

/** How often something is tried (at least once), out of how often the promise says. */
export function figure(full: number): number {
  return Math.max(1, Math.round(full * share));
}

/**
 * Of variants that go through the same machine: all of them in the long run, otherwise one for each `at`, in turn,
 * so that a series of situations sees every variant.
 */
export function dealt<Variant>(variants: readonly Variant[], at: number): readonly Variant[] {
  const turn = at % variants.length;
  return isLongRun ? variants : variants.slice(turn, turn + 1);
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
