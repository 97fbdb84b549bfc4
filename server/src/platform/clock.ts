/** Where "now" comes from: passed in everywhere, so that tests can set the time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** An instant as it travels on the wire: unix seconds, rounded down. */
export function toSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

/** The instant `days` times 24 hours before `now`. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
