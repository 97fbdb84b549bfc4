import { type RelativePolicy, type ResolvedPolicy, resolvePolicy } from '../../domain/cancellation-policy.ts';
import { policyStart } from '../../domain/stay.ts';

const KEPT_STAYS = 200;
const resolved = new WeakMap<RelativePolicy, Map<string, ResolvedPolicy>>();

/** Thousands of rates share a policy, and most searches ask for the same few dates: resolved once each. */
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
