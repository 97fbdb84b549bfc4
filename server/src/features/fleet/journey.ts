const MINUTE_MS = 60_000;
/** How long a driver rests on a night away from home, before the drive back. */
const NIGHT_MINUTES = 10 * 60;

/** A drive as the fleet sees it: when it is, which bases serve where it begins and ends, and how far those are. */
export interface Journey {
  startsAt: Date;
  endsAt: Date;
  /** Null where nothing is known of distances: then getting there takes no time. */
  fromBaseId: number | null;
  toBaseId: number | null;
  /** Minutes from the base to where it begins, and from where it ends to the base there. */
  outMinutes: number;
  backMinutes: number;
}

/** How long it takes from one drive to the next. */
export interface Distances {
  /** Minutes within a base. */
  turnaround(baseId: number): number;
  /** Minutes of the usual drive between two bases; undefined where none is known. */
  drive(fromBaseId: number, toBaseId: number): number | undefined;
  /** Nights that a driver is paid for away from home after the drive between two bases; 0 where none is known. */
  nights(fromBaseId: number, toBaseId: number): number;
}

/** From when on, and until before when, the vehicle of a journey can serve no other. */
export interface Away {
  from: Date;
  to: Date;
}

/**
 * A vehicle is away from setting off at its base until it is back there and ready for the next drive. After a one-way drive
 * with driver's nights it starts its way home only after them.
 */
export function awayFor(journey: Journey, distances: Distances): Away {
  const { startsAt, endsAt, fromBaseId, toBaseId, outMinutes, backMinutes } = journey;
  if (fromBaseId === null) return { from: startsAt, to: endsAt };
  const isAway = toBaseId !== null && toBaseId !== fromBaseId;
  const home = isAway
    ? restMinutes(fromBaseId, toBaseId, distances) + wayHome(distances, toBaseId, fromBaseId)
    : 0;
  const after = backMinutes + home + distances.turnaround(fromBaseId);
  return {
    from: new Date(startsAt.getTime() - outMinutes * MINUTE_MS),
    to: new Date(endsAt.getTime() + after * MINUTE_MS),
  };
}

/** Minutes of rest after a drive from one base to another, before the vehicle goes anywhere else. */
export function restMinutes(
  fromBaseId: number | null,
  toBaseId: number | null,
  { nights }: Distances,
): number {
  return fromBaseId === null || toBaseId === null ? 0 : nights(fromBaseId, toBaseId) * NIGHT_MINUTES;
}

/** Where only one way is known the other takes as long. */
function wayHome({ drive }: Distances, awayId: number, homeId: number): number {
  return drive(awayId, homeId) ?? drive(homeId, awayId) ?? 0;
}
