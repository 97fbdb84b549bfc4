/** What a single key asks for on a page of the console. */
export type KeyAction = 'search' | 'next' | 'previous' | 'back' | 'help' | 'select';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const actions: Readonly<Record<string, KeyAction>> = {
  '/': 'search',
  j: 'next',
  k: 'previous',
  x: 'select',
  Escape: 'back',
  '?': 'help',
};

/**
 * Returns what a key asks for, outside fields and windows; null for any other key. Ctrl-K and ⌘K ask for the
 * search everywhere. `isWriting` says whether the key goes to a field, a menu or a window; `single` whether
 * the reader uses keys of a single character.
 */
export function keyActionOf(
  press: KeyPress,
  { isWriting, single }: { isWriting: boolean; single: boolean },
): KeyAction | null {
  const isAlone = !press.ctrlKey && !press.metaKey && !press.altKey;
  if (!isAlone) return press.key.toLowerCase() === 'k' && !press.altKey ? 'search' : null;
  if (isWriting) return null;
  const action = actions[press.key] ?? null;
  return single || press.key.length > 1 ? action : null;
}
