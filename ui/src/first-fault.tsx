/** What is marked as wrong in a panel that opens and should have the focus first; true where all is well. */
export function firstFault(panel: HTMLElement | null): HTMLElement | true {
  return panel?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? true;
}
