const DAY_MS = 86_400_000;

/**
 * Nights kept in memory: yesterday in UTC (because of the date line), the year that can be sold, and one more
 * for places ahead of UTC.
 */
export const ringNights = 368;

/** A civil date as a number of days since 1970-01-01. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** The first day kept in memory at an instant. */
export function firstDayAt(now: Date): number {
  return Math.floor(now.getTime() / DAY_MS) - 1;
}

/** Ring slot of a day; a new day reuses the slot of the day that expired. */
export function ringSlot(day: number): number {
  return day % ringNights;
}

/** Ring slots of a stay's nights, in order. */
export function staySlots(checkIn: string, checkOut: string): number[] {
  const first = dayNumber(checkIn);
  return Array.from({ length: dayNumber(checkOut) - first }, (_, at) => ringSlot(first + at));
}

/** A number of days since 1970-01-01 as a civil date. */
export function dateOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The first day of the month of a day, `YYYY-MM-01`. */
export function monthOfDay(day: number): string {
  return `${dateOfDay(day).slice(0, 7)}-01`;
}
