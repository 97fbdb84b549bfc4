/** Link of a row of a list beside its item, by the item's id; null if the list does not show it. */
export function rowLink(itemId: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-item="${itemId}"] a`);
}

/** Moves the focus to the next row that still waits, after the open one is done. */
export function focusNext(itemId: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-item]')];
  const at = rows.findIndex((row) => row.dataset.item === String(itemId));
  const next = rows.slice(at + 1).find((row) => row.dataset.done === undefined) ?? rows[at];
  next?.querySelector<HTMLElement>('a')?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
