const WINDOW_MS = 30 * 60_000;
/** What is remembered at most; beyond it the memory begins anew. */
const MOST_REMEMBERED = 100_000;

/**
 * Counts what readers do in memory, to be written down now and then: one by each address for each thing in half an
 * hour, however often it is said.
 */
export class OnceCounter<Key extends string | number> {
  private counted = new Map<Key, number>();
  private readonly lastCounted = new Map<string, number>();

  count(key: Key, address: string, now: Date): void {
    const who = `${address} ${key}`;
    const last = this.lastCounted.get(who);
    if (last !== undefined && now.getTime() - last < WINDOW_MS) return;
    if (this.lastCounted.size >= MOST_REMEMBERED || this.counted.size >= MOST_REMEMBERED) {
      this.lastCounted.clear();
      this.counted.clear();
    }
    this.lastCounted.set(who, now.getTime());
    this.counted.set(key, (this.counted.get(key) ?? 0) + 1);
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
}
