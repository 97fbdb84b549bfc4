import { type PolicyReading, readPolicy } from './policy-notation.ts';

/** Parses a policy like `readPolicy` for a service without nights; fees counted in nights are refused. */
export function readRidePolicy(text: string, currency: string): PolicyReading | { fault: 'policy_nights' } {
  const reading = readPolicy(text, currency);
  if ('fault' in reading) return reading;
  const fees = [...reading.policy.rules.map(({ fee }) => fee), reading.policy.noShow];
  return fees.some(({ kind }) => kind === 'nights') ? { fault: 'policy_nights' } : reading;
}

/** Default cut-off of a ride: two hours before it begins, because a driver has to get there. */
export const usualCutOffMinutes = 120;

/** Maximum cut-off of a ride before it begins: 30 days. */
export const maxCutOffMinutes = 30 * 1_440;
