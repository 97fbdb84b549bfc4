import { afterDrawing, landOn } from './land-on.ts';

/** A page without a heading after this time has none. */
const patienceMs = 15_000;

/**
 * Moves the focus to a new page: to its heading, and to its content until that is rendered. Keeps a focus
 * that the page set itself. Returns a function to stop.
 */
export function landOnPage(): () => void {
  let stopWaiting = () => {};
  const stop = afterDrawing(() => {
    if (!isPlaced(document.activeElement)) stopWaiting = landOnHeading();
  });
  return () => {
    stop();
    stopWaiting();
  };
}

/** Focuses the page's heading, or its content until the heading is rendered. Returns a function to stop. */
export function landOnHeading(): () => void {
  const content = document.getElementById('content');
  const heading = (content ?? document).querySelector('h1');
  if (heading) landOn(heading);
  if (heading || !content) return () => {};
  landOn(content);
  const observer = new MutationObserver(() => {
    const late = content.querySelector('h1');
    // If the user has moved on in the meantime, the focus is not moved back.
    if (late && document.activeElement === content) landOn(late);
    if (late || document.activeElement !== content) stop();
  });
  const timer = setTimeout(stop, patienceMs);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  observer.observe(content, { childList: true, subtree: true });
  return stop;
}

/** Whether the new page, or a dialog over it, has set the focus: all elements of the previous page are gone. */
function isPlaced(focused: Element | null): boolean {
  if (!focused || focused.id === 'content') return false;
  return focused.closest('#content, [role="dialog"]:not([data-ending-style])') !== null;
}
