/**
 * A small repeatable pseudo-random source: the same seed gives the same sequence on every machine, so that
 * rendered pictures and the generated world never change by themselves.
 */
export interface Chance {
  /** A number from `low` (inclusive) to `high` (exclusive). */
  between(low: number, high: number): number;
  /** An integer from `low` to `high`, both inclusive. */
  whole(low: number, high: number): number;
  /** True with the given probability (0–1). */
  happens(probability: number): boolean;
  /** A random element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** `count` different elements, in random order. */
  some<T>(list: readonly T[], count: number): T[];
}

/** Makes a random source from any text, e.g. `bagan-17`. */
export function makeChance(seed: string): Chance {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between: (low, high) => low + next() * (high - low),
    whole,
    happens: (probability) => next() < probability,
    pick: (list) => list[whole(0, list.length - 1)]!,
    some: (list, count) => {
      const rest = [...list];
      const taken = [];
      while (taken.length < count && rest.length > 0) {
        taken.push(...rest.splice(whole(0, rest.length - 1), 1));
      }
      return taken;
    },
  };
}

function hashText(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return hash >>> 0;
}
