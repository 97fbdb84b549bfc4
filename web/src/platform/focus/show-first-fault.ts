/** Puts the focus into the first field of a form that is marked as wrong, once the marks are drawn. */
export function showFirstFault(form: HTMLElement | null): void {
  const look = () => {
    const wrong = form?.querySelector<HTMLElement>(
      '[aria-invalid="true"], fieldset[aria-describedby] input:not(:disabled)',
    );
    wrong?.focus();
  };
  // What the server has refused may be drawn only after the first frame.
  requestAnimationFrame(() => requestAnimationFrame(look));
}
