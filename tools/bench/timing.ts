/** Durations in milliseconds. */
export class Timing {
  readonly #taken: number[] = [];

  add(ms: number): void {
    this.#taken.push(ms);
  }

  get count(): number {
    return this.#taken.length;
  }

  /** Returns the time not exceeded by this share (0 to 1) of all runs. */
  quantile(share: number): number {
    const sorted = [...this.#taken].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  }

  get p50(): number {
    return this.quantile(0.5);
  }

  get p99(): number {
    return this.quantile(0.99);
  }
}

/** Returns the median; of an even number the upper of the two. */
export function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Runs `work` for each number below `count`, `callers` at a time. */
export function timeRuns(
  callers: number,
  count: number,
  work: (at: number, caller: number) => Promise<unknown>,
): Promise<Timed> {
  let next = 0;
  return timeCallers(callers, async (caller, timed) => {
    while (next < count) {
      const at = next++;
      await timed(() => work(at, caller));
    }
  });
}

/** Each caller works through a separate list, all concurrently. */
export function timeLists<T>(
  lists: T[][],
  work: (item: T, caller: number) => Promise<unknown>,
): Promise<Timed> {
  return timeCallers(lists.length, async (caller, timed) => {
    for (const item of lists[caller]!) await timed(() => work(item, caller));
  });
}

/** Time of each run, and the total time in ms. */
export interface Timed {
  timing: Timing;
  wholeMs: number;
}

async function timeCallers(
  callers: number,
  call: (caller: number, timed: (run: () => Promise<unknown>) => Promise<void>) => Promise<void>,
): Promise<Timed> {
  const timing = new Timing();
  const timed = async (run: () => Promise<unknown>) => {
    const began = performance.now();
    await run();
    timing.add(performance.now() - began);
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller, timed)));
  return { timing, wholeMs: performance.now() - started };
}
