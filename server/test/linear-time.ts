/**
 * Texts that are expensive for a reader: long runs of one character class, ended by a character that no
 * pattern accepts, so that a pattern which can split the run in several ways tries them all.
 */
export const alphabets: Readonly<Record<string, (length: number) => string>> = {
  'Latin letters and an emoji': (length) => `${'a'.repeat(length)}🙏`,
  'spaces, dots and @': (length) => `${'a@. '.repeat(length / 4 + 1).slice(0, length)}!`,
  'digits and hyphens': (length) => `${'1-'.repeat(length / 2 + 1).slice(0, length)}!`,
  'combining marks of several orders': (length) =>
    `a${'\u0301'.repeat(length / 2)}${'\u0323'.repeat(length / 2)}`,
  'mixed scripts': (length) => `${'aд李မя1'.repeat(length / 6 + 1).slice(0, length)}\u202e`,
};

/** Short lengths first: a reader with exponential time is detected while it still ends. */
const steps = [
  [10, 20],
  [20, 40],
  [10, 100],
  [100, 1000],
  [1000, 10_000],
] as const;
const maxGrowth = 15;
/** Time limit per pair after five rounds. */
const maxSpentMs = 200;
/** A shorter time measures the clock rather than the reader. */
const floorMs = 0.1;

/** Measurements before an excess counts as real. */
const ATTEMPTS = 6;

/**
 * Returns the first alphabet and lengths between which the reader's time grows more than fifteenfold, in
 * words; undefined if its time is in proportion to the length. Each time is the minimum of several, and a
 * suspicious pair is measured again.
 */
export function superlinear(read: (text: string) => unknown, allowed = maxGrowth): string | undefined {
  for (const [alphabet, make] of Object.entries(alphabets)) {
    for (const [short, long] of steps) {
      let growth = Number.POSITIVE_INFINITY;
      // Other work of the machine makes a single measurement unreliable; a real excess comes back each time.
      for (let attempt = 0; attempt < ATTEMPTS && growth > allowed; attempt++) {
        growth = Math.min(growth, growthOf(read, make(short), make(long), allowed));
      }
      if (growth > allowed) return `${alphabet}: ${short} → ${long} characters, ${Math.round(growth)} times`;
    }
  }
  return undefined;
}

function growthOf(read: (text: string) => unknown, short: string, long: string, allowed: number): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  // Both measurements take about as long, so that other work of the machine interrupts them equally often.
  const repeats = Math.round(long.length / short.length);
  const startedAt = performance.now();
  for (let round = 0; round < 40; round++) {
    if (round >= 5 && performance.now() - startedAt > maxSpentMs) break;
    least = Math.min(least, timeOf(read, short, repeats) / repeats);
    most = Math.min(most, timeOf(read, long, 1));
    // One interrupted short measurement must not hide an excess.
    if (round >= 2 && most <= allowed * Math.max(floorMs, least)) break;
  }
  return most / Math.max(floorMs, least);
}

function timeOf(read: (text: string) => unknown, text: string, repeats: number): number {
  const startedAt = performance.now();
  for (let each = 0; each < repeats; each++) read(text);
  return performance.now() - startedAt;
}
