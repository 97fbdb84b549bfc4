export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Circumstances of a key press. */
export interface PressedWhere {
  /** Whether the key goes to a field, a menu or a window. */
  isWriting: boolean;
  /** Whether the reader uses keys of a single character. */
  single: boolean;
}

/** Returns whether a key asks for the search: Ctrl-K and ⌘K everywhere, `/` outside fields and windows. */
export function isSearchKey(press: KeyPress, { isWriting, single }: PressedWhere): boolean {
  if (press.ctrlKey || press.metaKey) return press.key.toLowerCase() === 'k' && !press.altKey;
  return press.key === '/' && !press.altKey && !isWriting && single;
}

/** Where a key belongs to the element that has the focus. */
const writing =
  'input:not([data-select]), textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Windows and menus that are open, whose own keys come first. */
const opened = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]:not([hidden])';

/** Returns whether a pressed key goes to a field, a menu or a window. */
export function isWriting(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest(writing) != null || document.querySelector(opened) !== null;
}
