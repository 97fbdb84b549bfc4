import type { Board, BoardRide, Candidates } from './board.ts';

type FreeDriver = Candidates['drivers'][number];
type FreeVehicle = Candidates['vehicles'][number];

/** A free driver with the vehicle proposed for the ride; null if none is free. */
export interface Crew {
  driver: FreeDriver;
  vehicle: FreeVehicle | null;
}

/**
 * Pairs each free driver with a free vehicle, best first: the nearest driver, then the one with the fewest languages
 * (others are kept for rides that ask for them), then the one with the fewest busy minutes. The vehicle is the one
 * that the driver has on the day, else one that no other driver has.
 */
export function suggestCrews({ drivers, vehicles }: Candidates, board: Board, ride: BoardRide): Crew[] {
  const busy = new Map(board.drivers.map(({ id, busy_minutes }) => [id, busy_minutes]));
  const sorted = [...drivers].sort(
    (a, b) =>
      away(a) - away(b) ||
      a.languages.length - b.languages.length ||
      (busy.get(a.id) ?? 0) - (busy.get(b.id) ?? 0),
  );
  const others = board.rides.filter(({ id }) => id !== ride.id);
  return sorted.map((driver) => ({ driver, vehicle: vehicleFor(driver.id, vehicles, others) }));
}

function vehicleFor(
  driverId: number,
  vehicles: readonly FreeVehicle[],
  rides: readonly BoardRide[],
): FreeVehicle | null {
  const own = new Set(rides.flatMap(({ driver, vehicle }) => (driver?.id === driverId ? [vehicle?.id] : [])));
  const taken = new Set(rides.flatMap(({ vehicle }) => vehicle?.id ?? []));
  const nearest = [...vehicles].sort((a, b) => away(a) - away(b) || a.seats - b.seats);
  return (
    nearest.find(({ id }) => own.has(id)) ?? nearest.find(({ id }) => !taken.has(id)) ?? nearest[0] ?? null
  );
}

/** An unknown distance counts as the longest. */
function away({ minutes_away }: { minutes_away: number | null }): number {
  return minutes_away ?? Number.MAX_SAFE_INTEGER;
}
