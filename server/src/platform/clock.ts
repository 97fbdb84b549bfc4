/** Where "now" comes from: passed in everywhere, so that tests can set the time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** An instant as it travels on the wire: unix seconds, rounded down. */
export function toSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
