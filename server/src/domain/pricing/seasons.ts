/**
 * A part of the year with prices of its own; `from` and `to`, both included, are both `YYYY-MM-DD`, both `MM-DD` (every
 * year; a later `from` than `to` runs over the new year) or both empty (always).
 */
export interface Season {
  from: string;
  to: string;
}

/** The season that counts on a civil date: of those that hold it the last one; undefined = not for sale. */
export function seasonOn<S extends Season>(seasons: readonly S[], date: string): S | undefined {
  return seasons.findLast((season) => isSeasonOn(season, date));
}

/** Whether a civil date lies in a season. */
export function isSeasonOn({ from, to }: Season, date: string): boolean {
  if (from === '') return true;
  const day = from.length === 5 ? date.slice(5) : date;
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}

/** Whether a civil date lies in a season and, where some are named, on one of its weekdays (`1` Monday to `7` Sunday). */
export function isSeasonDay(season: Season & { weekdays: string }, date: string): boolean {
  return (season.weekdays === '' || season.weekdays.includes(weekdayOf(date))) && isSeasonOn(season, date);
}

function weekdayOf(date: string): string {
  return String(new Date(`${date}T00:00:00Z`).getUTCDay() || 7);
}
