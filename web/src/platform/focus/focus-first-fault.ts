/** Maximum number of frames to wait for the error marks; slow machines need several. */
const MAX_FRAMES = 60;

/** Focuses the first field of a form that is marked as invalid, once the marks are rendered. */
export function focusFirstFault(form: HTMLElement | null): void {
  const look = (frames: number) => {
    const wrong = form?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-invalid="true"], fieldset[aria-describedby] input:not(:disabled)',
    );
    if (!wrong && frames < MAX_FRAMES) requestAnimationFrame(() => look(frames + 1));
    wrong?.focus();
    // The error is inside a closed panel, which opens it.
    if (wrong?.dataset.faultInside) wrong.click();
  };
  // Refusals of the server may be rendered only after the first frame.
  requestAnimationFrame(() => requestAnimationFrame(() => look(0)));
}
