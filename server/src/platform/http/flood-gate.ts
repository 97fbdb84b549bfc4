const minuteMs = 60_000;

/**
 * Counts requests per minute of an address (`addressKey`) or a user, in the memory of this process: several portals
 * behind a balancer each allow the limit. It stops floods, so a restart may lose it, and an office that shares one
 * address must not reach it.
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
