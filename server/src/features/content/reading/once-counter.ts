const WINDOW_MS = 30 * 60_000;

/**
 * Counts readers' actions in memory until they are persisted: once per address and thing in half an hour,
 * however often it is repeated. Memory is bounded: beyond the limit the oldest entries are dropped early, and
 * no new things are counted until the next flush.
 */
export class OnceCounter<Key extends string | number> {
  private counted = new Map<Key, number>();
  /** Time of each address's last count per thing, oldest first. */
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

  /** Passes on the counts since the last flush, ordered by key; counts that cannot be written are kept. */
  async flush(write: (counted: [Key, number][]) => Promise<unknown>): Promise<void> {
    const batch = this.counted;
    if (batch.size === 0) return;
    this.counted = new Map();
    try {
      // In one order, so that two portals flushing at once cannot deadlock.
      await write([...batch].sort(([a], [b]) => (a < b ? -1 : 1)));
    } catch (error) {
      for (const [key, times] of batch) this.counted.set(key, (this.counted.get(key) ?? 0) + times);
      throw error;
    }
  }

  /** Expired entries come first, so that no call iterates over all of them. */
  private forget(at: number): void {
    for (const [who, last] of this.lastCounted) {
      if (this.lastCounted.size <= this.most && at - last < WINDOW_MS) break;
      this.lastCounted.delete(who);
    }
  }
}
