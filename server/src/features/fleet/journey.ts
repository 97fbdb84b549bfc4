const MINUTE_MS = 60_000;
/** Rest of a driver on a night away from home, before the drive back. */
const NIGHT_MINUTES = 10 * 60;

/** A drive as the fleet plans it: its time, the bases of both ends, and their distances. */
export interface Journey {
  startsAt: Date;
  endsAt: Date;
  /** Null if distances are unknown: positioning then takes no time. */
  fromBaseId: number | null;
  toBaseId: number | null;
  /** Minutes from the base to the start, and from the end to the base there. */
  outMinutes: number;
  backMinutes: number;
}

/** Time between two drives. */
export interface Distances {
  /** Minutes within a base. */
  turnaround(baseId: number): number;
  /** Minutes of the usual drive between two bases; undefined if unknown. */
  drive(fromBaseId: number, toBaseId: number): number | undefined;
  /** Paid driver's nights away from home after the drive between two bases; 0 if unknown. */
  nights(fromBaseId: number, toBaseId: number): number;
}

/** Period in which a journey's vehicle cannot serve another one; `to` is exclusive. */
export interface Away {
  from: Date;
  to: Date;
}

/**
 * Period from leaving the base until the vehicle is back and ready for the next drive. After a one-way drive
 * with driver's nights, the way home begins only after them.
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

/** Minutes of rest after a drive between two bases, before the next drive elsewhere. */
export function restMinutes(
  fromBaseId: number | null,
  toBaseId: number | null,
  { nights }: Distances,
): number {
  return fromBaseId === null || toBaseId === null ? 0 : nights(fromBaseId, toBaseId) * NIGHT_MINUTES;
}

/** If only one direction is known, the other one takes as long. */
function wayHome({ drive }: Distances, awayId: number, homeId: number): number {
  return drive(awayId, homeId) ?? drive(homeId, awayId) ?? 0;
}
