import { type PolicyReading, readPolicy } from './policy-notation.ts';

/** Reads a policy as `readPolicy` does, of a service without nights, which no fee can then count in. */
export function readRidePolicy(text: string, currency: string): PolicyReading | { fault: 'policy_nights' } {
  const reading = readPolicy(text, currency);
  if ('fault' in reading) return reading;
  const fees = [...reading.policy.rules.map(({ fee }) => fee), reading.policy.noShow];
  return fees.some(({ kind }) => kind === 'nights') ? { fault: 'policy_nights' } : reading;
}

/** Where nothing is said, a ride is booked up to two hours before it begins: a driver has to get there. */
export const usualCutOffMinutes = 120;

/** A ride is booked at most so long before it begins: 30 days. */
export const mostCutOffMinutes = 30 * 1_440;
