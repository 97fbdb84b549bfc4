/**
 * Focuses a non-interactive element, so that a screen reader reads it and the next Tab continues from there.
 * Does not scroll and shows no focus ring, because there is nothing to press.
 */
export function landOn(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.dataset.landing = '';
  place.focus({ preventScroll: true });
}

/**
 * Calls back after the rendered elements have set their own focus, e.g. a dialog that returns it; returns a
 * function to stop.
 */
export function afterDrawing(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}
