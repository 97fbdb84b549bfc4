/** Rows of a file for one owner, and whether they are its complete set: one of them has `replace` = `yes`. */
export interface Said<R> {
  rows: readonly R[];
  replaces: boolean;
}

/**
 * Merges stored rows of an owner with those of a file: a row for the same place (e.g. dates and weekdays) as
 * an earlier one replaces it (`lay` returns what remains of the earlier one); any other row is appended,
 * where it has the highest precedence.
 */
export function overlayRows<R>(
  stored: readonly R[],
  { rows, replaces }: Said<R>,
  placeOf: (row: R) => string,
  lay: (before: R, row: R) => R = (_, row) => row,
): R[] {
  const result = replaces ? [] : [...stored];
  const places = new Map(result.map((row, at) => [placeOf(row), at]));
  for (const row of rows) {
    const place = placeOf(row);
    const at = places.get(place) ?? result.length;
    places.set(place, at);
    const before = result[at];
    result[at] = before === undefined ? row : lay(before, row);
  }
  return result;
}

/** Groups rows by their subject, in the order of the file. */
export function gatherSaid<T extends { replaces: boolean }, R>(
  all: readonly T[],
  ownerOf: (one: T) => string,
  rowsOf: (one: T) => readonly R[],
): Array<{ first: T } & Said<R>> {
  const byOwner = new Map<string, { first: T; rows: R[]; replaces: boolean }>();
  for (const one of all) {
    const owner = ownerOf(one);
    const known = byOwner.get(owner) ?? { first: one, rows: [], replaces: false };
    byOwner.set(owner, known);
    known.rows.push(...rowsOf(one));
    known.replaces ||= one.replaces;
  }
  return [...byOwner.values()];
}
