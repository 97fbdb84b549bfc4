import { maxCounted } from '@serai/contract/counted';
import { refusedField } from '../http/app-error.ts';
import { type ListKey, readCursor, writeCursor } from './cursor.ts';

/** Which rows of a list are asked for: those after a key, or from a page number that is not too deep. */
export interface Page<Row> {
  /** One row more than shown, to know whether another page follows. */
  fetch: number;
  offset: number;
  after: ListKey | undefined;
  /** The rows that are shown, of those that were fetched, and the cursor of the page after them. */
  cut(rows: readonly Row[]): { rows: Row[]; next: string | null };
}

const USUAL_LIMIT = 20;

/**
 * Reads which page of a list is asked for. Beyond `maxCounted` rows a page number is refused as `page_too_deep`,
 * because its rows would have to be counted off; a cursor costs the same at any depth.
 *
 * @param list whose list it is, how it is sorted and what is filtered: all that a cursor must agree with.
 * @param keyOf what a row is sorted by, ending with its id.
 */
export function openPage<Row>(
  input: { page?: number | undefined; limit?: number | undefined; cursor?: string | undefined },
  list: unknown,
  keyOf: (row: Row) => ListKey,
): Page<Row> {
  const { page = 1, limit = USUAL_LIMIT, cursor } = input;
  const offset = (page - 1) * limit;
  if (offset + limit > Math.max(maxCounted, limit)) {
    throw refusedField('page', 'page_too_deep', { rows: maxCounted });
  }
  return {
    fetch: limit + 1,
    offset,
    after: cursor === undefined ? undefined : readCursor(cursor, list),
    cut: (fetched) => {
      const rows = fetched.slice(0, limit);
      const last = rows.at(-1);
      return { rows, next: last && fetched.length > limit ? writeCursor(keyOf(last), list) : null };
    },
  };
}
