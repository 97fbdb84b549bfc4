import { maxCounted } from '@serai/contract/counted';
import { refusedField } from '../http/app-error.ts';
import { type ListKey, readCursor, writeCursor } from './cursor.ts';

/** Requested rows of a list: those after a key, or from a page number that is not too deep. */
export interface Page<Row> {
  /** One row more than shown, to know whether there is another page. */
  fetch: number;
  offset: number;
  after: ListKey | undefined;
  /** Returns the rows to show of those fetched, and the cursor of the next page. */
  cut(rows: readonly Row[]): { rows: Row[]; next: string | null };
}

const USUAL_LIMIT = 20;

/**
 * Reads the requested page of a list. Beyond `maxCounted` rows a page number is refused as `page_too_deep`, because
 * its rows would have to be counted; a cursor costs the same at any depth.
 * @param list owner, sort and filters of the list: a cursor is valid only if all of them agree.
 * @param keyOf sort values of a row, ending with its id.
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
