/** Selected rows of a list over all its pages. */
export interface ChosenRows<Row> {
  /** Identifies the list and its filter. */
  scope: string;
  /** By key, in the order of selection. */
  rows: ReadonlyMap<string, Row>;
  /** Key of the row that was changed last: the other end of a range. */
  last: string | null;
}

export function noRows<Row>(scope: string): ChosenRows<Row> {
  return { scope, rows: new Map(), last: null };
}

/** Rows to select or to take out of a selection, and the maximum size of the selection. */
interface Change<Row> {
  rows: readonly (readonly [key: string, row: Row])[];
  isChosen: boolean;
  most: number;
}

/** Selects rows, or takes them out; rows beyond the maximum are not selected. */
export function changeRows<Row>(
  before: ChosenRows<Row>,
  { rows, isChosen, most }: Change<Row>,
): ChosenRows<Row> {
  const after = new Map(before.rows);
  for (const [key, row] of rows) {
    if (!isChosen) after.delete(key);
    else if (after.has(key) || after.size < most) after.set(key, row);
  }
  return { ...before, rows: after, last: rows.at(-1)?.[0] ?? before.last };
}

/** Keys from one row to another, the other one last; only that one if the first is not shown. */
export function keysBetween(keys: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [keys.indexOf(from ?? ''), keys.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return start <= end ? keys.slice(start, end + 1) : keys.slice(end, start + 1).toReversed();
}
