/**
 * Focuses a non-interactive element, so that a screen reader reads it and the next Tab continues from there.
 * Does not scroll and shows no focus ring, because there is nothing to press.
 */
export function landOn(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.dataset.landing = '';
  place.focus({ preventScroll: true });
}

/** Calls back after what is rendered now has placed its own focus, e.g. a window that gives it back; answers a stop. */
export function afterDrawing(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}
