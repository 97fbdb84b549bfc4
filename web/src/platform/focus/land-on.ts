/**
 * Puts the focus on something that is no control, so that a screen reader says it and the next Tab goes on from
 * there. Nothing scrolls, and no ring is drawn around it: there is nothing to press.
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
