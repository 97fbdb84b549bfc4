/** Link of a receipt in the list; null if the list does not show it. */
export function rowLink(receiptId: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-receipt="${receiptId}"] a`);
}

/** Moves the focus to the next row that still waits, after the open one is done. */
export function focusNext(receiptId: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-receipt]')];
  const at = rows.findIndex((row) => row.dataset.receipt === String(receiptId));
  const next = rows.slice(at + 1).find((row) => row.dataset.done === undefined) ?? rows[at];
  next?.querySelector<HTMLElement>('a')?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
