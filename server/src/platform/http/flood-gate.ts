const minuteMs = 60_000;

/**
 * Counts requests by address and minute, in memory: it stops floods, not people, so a restart may forget it and an
 * office that shares one address must not meet it.
 */
export function createFloodGate(requestsPerMinute: number): (address: string, now: Date) => boolean {
  let minute = 0;
  let counts = new Map<string, number>();
  return (address, now) => {
    const current = Math.floor(now.getTime() / minuteMs);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= requestsPerMinute;
  };
}
