/**
 * A part of the year with separate prices; `from` and `to`, both inclusive, are both `YYYY-MM-DD`, both
 * `MM-DD` (every year; a `from` after `to` spans the new year) or both empty (always).
 */
export interface Season {
  from: string;
  to: string;
}

/** Returns the applicable season of a civil date: the last one that contains it; undefined = not for sale. */
export function seasonOn<S extends Season>(seasons: readonly S[], date: string): S | undefined {
  return seasons.findLast((season) => isSeasonOn(season, date));
}

/** Returns whether a season contains a civil date. */
export function isSeasonOn({ from, to }: Season, date: string): boolean {
  if (from === '') return true;
  const day = from.length === 5 ? date.slice(5) : date;
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}

/**
 * Returns whether a season contains a civil date and, if weekdays are given, the date is one of them (`1`
 * Monday to `7` Sunday).
 */
export function isSeasonDay(season: Season & { weekdays: string }, date: string): boolean {
  return (season.weekdays === '' || season.weekdays.includes(weekdayOf(date))) && isSeasonOn(season, date);
}

function weekdayOf(date: string): string {
  return String(new Date(`${date}T00:00:00Z`).getUTCDay() || 7);
}
