const WINDOW_MS = 30 * 60_000;

/**
 * Counts what readers do in memory, to be written down now and then: one by each address for each thing in half an
 * hour, however often it is said. What is remembered is bounded: beyond that the oldest is forgotten before its time,
 * and of things nobody has counted since they were last written, no more are taken.
 */
export class OnceCounter<Key extends string | number> {
  private counted = new Map<Key, number>();
  /** When who did what, the oldest first. */
  private readonly lastCounted = new Map<string, number>();
  private readonly most: number;

  constructor(most = 100_000) {
    this.most = most;
  }

  count(key: Key, address: string, now: Date): void {
    const at = now.getTime();
    const who = `${address} ${key}`;
    const last = this.lastCounted.get(who);
    if (last !== undefined && at - last < WINDOW_MS) return;
    const known = this.counted.get(key);
    if (known === undefined && this.counted.size >= this.most) return;
    this.counted.set(key, (known ?? 0) + 1);
    this.lastCounted.delete(who);
    this.lastCounted.set(who, at);
    this.forget(at);
  }

  /** Hands on what was counted since the last time, in the order of the keys; what cannot be written is kept. */
  async flush(write: (counted: [Key, number][]) => Promise<unknown>): Promise<void> {
    const batch = this.counted;
    if (batch.size === 0) return;
    this.counted = new Map();
    try {
      // In one order, so that two portals that write at once cannot wait for each other.
      await write([...batch].sort(([a], [b]) => (a < b ? -1 : 1)));
    } catch (error) {
      for (const [key, times] of batch) this.counted.set(key, (this.counted.get(key) ?? 0) + times);
      throw error;
    }
  }

  /** Of what is over each call finds the oldest first, so that nobody goes through all of it. */
  private forget(at: number): void {
    for (const [who, last] of this.lastCounted) {
      if (this.lastCounted.size <= this.most && at - last < WINDOW_MS) break;
      this.lastCounted.delete(who);
    }
  }
}
