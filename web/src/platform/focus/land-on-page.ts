import { afterDrawing, landOn } from './land-on.ts';

/** A page that has not rendered its heading after this long has none. */
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

/** Puts the focus on the page's heading, or on its content until the heading is there. Answers a stop. */
export function landOnHeading(): () => void {
  const content = document.getElementById('content');
  const heading = (content ?? document).querySelector('h1');
  if (heading) landOn(heading);
  if (heading || !content) return () => {};
  landOn(content);
  const observer = new MutationObserver(() => {
    const late = content.querySelector('h1');
    // Anyone who has gone on meanwhile is not called back.
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

/** Whether the new page, or a window over it, has placed the focus by itself: of the page before nothing is left. */
function isPlaced(focused: Element | null): boolean {
  if (!focused || focused.id === 'content') return false;
  return focused.closest('#content, [role="dialog"]:not([data-ending-style])') !== null;
}
