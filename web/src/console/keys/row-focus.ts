/** Marks a row of a list; its first link opens it. */
const ROW = '[data-row]';

/**
 * Moves the focus to the link of the next or previous row below `content`. If no row has the focus, it starts from the
 * row that is open beside the list, otherwise at the first row.
 */
export function focusRow(content: ParentNode, direction: 'next' | 'previous'): void {
  const links = [...content.querySelectorAll(ROW)].flatMap(
    (row) => row.querySelector<HTMLElement>('a[href]') ?? [],
  );
  const focused = links.findIndex((link) => link.closest(ROW)!.contains(document.activeElement));
  const at = focused >= 0 ? focused : links.findIndex((link) => link.ariaCurrent === 'true');
  const next = at < 0 ? 0 : at + (direction === 'next' ? 1 : -1);
  const link = links[Math.min(Math.max(next, 0), links.length - 1)];
  link?.focus({ preventScroll: true });
  link?.closest(ROW)?.scrollIntoView({ block: 'nearest' });
}

/** Takes the focus off a row; returns whether one had it. */
export function leaveRow(): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.closest(ROW)) return false;
  focused.blur();
  return true;
}

/** Presses the box of the row that has the focus, where its list can be selected from. */
export function selectRow(): void {
  document.activeElement?.closest(ROW)?.querySelector<HTMLElement>('[data-select]')?.click();
}

/**
 * Focuses the first action of the row that has the focus; where it has none, that of the item that is open, then that of
 * the page.
 */
export function focusAction(content: ParentNode): void {
  const row = document.activeElement?.closest(ROW);
  const own = row?.querySelector<HTMLElement>('button:not([data-select] *, [data-select])');
  const action = own ?? content.querySelector<HTMLElement>('[data-actions] button:not(:disabled)');
  action?.focus();
  action?.scrollIntoView({ block: 'nearest' });
}

/** Clears the selection of the list; returns whether there was one. */
export function clearSelection(): boolean {
  const button = document.querySelector<HTMLElement>('[data-clear-selection]');
  button?.click();
  return button !== null;
}
