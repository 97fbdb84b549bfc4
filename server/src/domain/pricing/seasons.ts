/**
 * A part of the year with prices of its own; `from` and `to`, both included, are both `YYYY-MM-DD` or both
 * `MM-DD` (every year; a later `from` than `to` runs over the new year).
 */
export interface Season {
  from: string;
  to: string;
}

/** The season that counts on a civil date: of those that hold it the last one; undefined = not for sale. */
export function seasonOn<S extends Season>(seasons: readonly S[], date: string): S | undefined {
  const everyYear = date.slice(5);
  for (let at = seasons.length - 1; at >= 0; at--) {
    const season = seasons[at]!;
    if (holds(season, season.from.length === 5 ? everyYear : date)) return season;
  }
  return undefined;
}

function holds({ from, to }: Season, day: string): boolean {
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}
