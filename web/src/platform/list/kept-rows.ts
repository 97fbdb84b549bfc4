/** A row while its list is open. */
export interface KeptRow<Row> {
  row: Row;
  /** It no longer belongs to the list, e.g. because it is done; it stays in its place, without actions. */
  left: boolean;
}

/**
 * Merges new rows into an open list: known rows keep their places, so that nothing moves under the pointer.
 * Removed rows stay as last known, and new ones are appended.
 */
export function keepRows<Row extends { id: number | string }>(
  before: readonly KeptRow<Row>[],
  now: readonly Row[],
): KeptRow<Row>[] {
  const rows = new Map(now.map((row) => [row.id, row]));
  const kept = before.map(({ row }) => ({ row: rows.get(row.id) ?? row, left: !rows.has(row.id) }));
  const known = new Set(before.map(({ row }) => row.id));
  return [...kept, ...now.filter(({ id }) => !known.has(id)).map((row) => ({ row, left: false }))];
}
