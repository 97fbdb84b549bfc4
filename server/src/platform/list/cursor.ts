import { createHash } from 'node:crypto';
import { refusedField } from '../http/app-error.ts';

/** Where a page ended: what its last row is sorted by, ending with the row's id; safe integers. */
export type ListKey = readonly number[];

/**
 * Encodes the end of a page as an opaque text. It is valid only for the list it came from: `list` holds its
 * owner, order and filters, and a cursor of another list is refused.
 */
export function writeCursor(key: ListKey, list: unknown): string {
  return `${key.map((part) => part.toString(36)).join('.')}.${digest(key, list)}`;
}

/** The key of a cursor; refused as field `cursor` when it is not one that this list has answered. */
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

/** Not a secret: a forged cursor lets a user start their own list anywhere, but not see another one. */
function digest(key: ListKey, list: unknown): string {
  const text = JSON.stringify([key, list]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
