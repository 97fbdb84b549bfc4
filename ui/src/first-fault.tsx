/** Returns the first invalid control of an opening panel, to focus it; true if all are valid. */
export function firstFault(panel: HTMLElement | null): HTMLElement | true {
  return panel?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? true;
}
