const minuteMs = 60_000;

/**
 * Counts requests by who makes them (an address, a user) and minute, in memory: it stops floods, not people, so a restart may forget it and an
 * office that shares one address must not meet it.
 */
export function createFloodGate(requestsPerMinute: number): (who: string, now: Date) => boolean {
  let minute = 0;
  let counts = new Map<string, number>();
  return (who, now) => {
    const current = Math.floor(now.getTime() / minuteMs);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const count = (counts.get(who) ?? 0) + 1;
    counts.set(who, count);
    return count <= requestsPerMinute;
  };
}
