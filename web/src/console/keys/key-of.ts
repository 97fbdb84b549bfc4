import { isSearchKey, type KeyPress, type PressedWhere } from '../../platform/keys/search-key.ts';

/** What a single key asks for on a page of the console. */
export type KeyAction = 'search' | 'next' | 'previous' | 'back' | 'help' | 'select' | 'act';

const actions: Readonly<Record<string, KeyAction>> = {
  j: 'next',
  k: 'previous',
  x: 'select',
  a: 'act',
  Escape: 'back',
  '?': 'help',
};

/**
 * Returns what a key asks for, outside fields and windows; null for any other key. Ctrl-K and ⌘K ask for the
 * search everywhere.
 */
export function keyActionOf(press: KeyPress, { isWriting, single }: PressedWhere): KeyAction | null {
  if (isSearchKey(press, { isWriting, single })) return 'search';
  if (isWriting || press.ctrlKey || press.metaKey || press.altKey) return null;
  const action = actions[press.key] ?? null;
  return single || press.key.length > 1 ? action : null;
}
