import { type RelativePolicy, type ResolvedPolicy, resolvePolicy } from '../../domain/cancellation-policy.ts';
import { policyStart } from '../../domain/stay.ts';

const KEPT_STAYS = 200;
const resolved = new WeakMap<RelativePolicy, Map<string, ResolvedPolicy>>();

/**
 * Resolves a policy to the dates of a stay. Memoised, because thousands of rates share a policy, searches
 * repeat a few dates, and local time is slow to compute.
 */
export function stayPolicy(relative: RelativePolicy, checkIn: string, tz: string): ResolvedPolicy {
  let stays = resolved.get(relative);
  if (!stays) {
    stays = new Map();
    resolved.set(relative, stays);
  }
  const key = `${checkIn} ${tz}`;
  let found = stays.get(key);
  if (!found) {
    if (stays.size >= KEPT_STAYS) stays.clear();
    found = resolvePolicy(relative, policyStart(checkIn, tz));
    stays.set(key, found);
  }
  return found;
}
