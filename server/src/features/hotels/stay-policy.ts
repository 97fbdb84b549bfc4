import { type RelativePolicy, type ResolvedPolicy, resolvePolicy } from '../../domain/cancellation-policy.ts';
import { policyStart } from '../../domain/stay.ts';

/** A policy on the calendar of a stay, and when that begins (epoch ms). */
export interface StayPolicy {
  policy: ResolvedPolicy;
  startMs: number;
}

const KEPT_STAYS = 200;
const resolved = new WeakMap<RelativePolicy, Map<string, StayPolicy>>();

/**
 * Thousands of rates share a policy, and most searches ask for the same few dates: each is resolved once, for finding a
 * place's clock is dear.
 */
export function stayPolicy(relative: RelativePolicy, checkIn: string, tz: string): StayPolicy {
  let stays = resolved.get(relative);
  if (!stays) {
    stays = new Map();
    resolved.set(relative, stays);
  }
  const key = `${checkIn} ${tz}`;
  let found = stays.get(key);
  if (!found) {
    if (stays.size >= KEPT_STAYS) stays.clear();
    const start = policyStart(checkIn, tz);
    found = { policy: resolvePolicy(relative, start), startMs: start.startMs };
    stays.set(key, found);
  }
  return found;
}
