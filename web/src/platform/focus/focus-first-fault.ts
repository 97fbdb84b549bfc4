/** So many frames the marks may take to be rendered; on a slow machine more than a few pass. */
const MOST_FRAMES = 60;

/** Puts the focus into the first field of a form that is marked as wrong, once the marks are rendered. */
export function focusFirstFault(form: HTMLElement | null): void {
  const look = (frames: number) => {
    const wrong = form?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-invalid="true"], fieldset[aria-describedby] input:not(:disabled)',
    );
    if (!wrong && frames < MOST_FRAMES) requestAnimationFrame(() => look(frames + 1));
    wrong?.focus();
    // What is wrong stands inside, and its panel goes to it.
    if (wrong?.dataset.faultInside) wrong.click();
  };
  // What the server has refused may be rendered only after the first frame.
  requestAnimationFrame(() => requestAnimationFrame(() => look(0)));
}
