import { createHash } from 'node:crypto';
import { refusedField } from '../http/app-error.ts';

/** End of a page: the sort values of its last row, ending with its id; safe integers. */
export type ListKey = readonly number[];

/**
 * Encodes the end of a page as an opaque text. It is valid only for the list it came from: `list` holds its
 * owner, order and filters, and a cursor of another list is refused.
 */
export function writeCursor(key: ListKey, list: unknown): string {
  return `${key.map((part) => part.toString(36)).join('.')}.${digest(key, list)}`;
}

/** Key of a cursor; refused as field `cursor` unless this list has issued it. */
export function readCursor(cursor: string, list: unknown): ListKey {
  const key = cursor
    .split('.')
    .slice(0, -1)
    .map((part) => Number.parseInt(part, 36));
  if (!key.every(Number.isSafeInteger) || writeCursor(key, list) !== cursor) {
    throw refusedField('cursor', 'cursor_invalid');
  }
  return key;
}

/** Not secret: a forged cursor lets a user start in their own list anywhere, but not see another one. */
function digest(key: ListKey, list: unknown): string {
  const text = JSON.stringify([key, list]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
