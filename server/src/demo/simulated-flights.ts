import type { FlightReport, FlightSource } from '../features/transfers/transfers.ts';
import type { Clock } from '../platform/clock.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Delays in minutes: half of the flights land on time, one in eight three hours late. */
const delays = [0, 0, 0, 0, 10, 25, 55, 180] as const;

/**
 * Simulates a source of flight data for the demo. The delay of a flight follows from its number and day; a landing is
 * remembered for a day, because it must not move when the desk records it as the new time.
 */
export function simulatedFlights(clock: Clock): FlightSource {
  const landings = new Map<string, Date>();
  return {
    lookUp: async ({ number, iata, landsAt }): Promise<FlightReport> => {
      const now = clock.now();
      for (const [key, at] of landings) if (at.getTime() < now.getTime() - DAY_MS) landings.delete(key);
      const key = `${number} ${iata}`;
      const lands = landings.get(key) ?? new Date(landsAt.getTime() + delayOf(number, landsAt));
      landings.set(key, lands);
      return { state: lands <= now ? 'landed' : 'expected', landsAt: lands };
    },
  };
}

/** Returns a delay in milliseconds. */
function delayOf(number: string, landsAt: Date): number {
  const day = Math.floor(landsAt.getTime() / DAY_MS);
  const digits = Number(number.replaceAll(/\D/g, '') || 0);
  return delays[(digits + day) % delays.length]! * MINUTE_MS;
}
