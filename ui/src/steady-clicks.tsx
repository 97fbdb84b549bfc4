/** A second click within this time in milliseconds was aimed at the previous element under the pointer. */
export const steadyMs = 1000;
/** Maximum distance in pixels between the two clicks of a double click. */
const steadyPixels = 10;
/** Controls that act when clicked. Links, fields and tabs only change the view. */
const acting =
  'button:not([role=tab], [role=option], [role=switch]), [role=button], [role=menuitem], input[type=submit]';

interface Press {
  x: number;
  y: number;
  atMs: number;
  on: Element | null;
}

/**
 * Ignores a click on a control that moved under a resting pointer less than a second ago, for example when a dialog
 * closed or a row left its list after the first click of a double click. Covers all pages; returns a function to
 * stop.
 */
export function guardClicks(page: Document, nowMs: () => number = () => performance.now()): () => void {
  let last: Press | null = null;
  let arrived: { on: Element; atMs: number } | null = null;

  const isSamePlace = ({ clientX, clientY }: MouseEvent) =>
    last !== null && Math.hypot(clientX - last.x, clientY - last.y) <= steadyPixels;

  // A pointer that moved away and came back was aimed again.
  function onMove(event: PointerEvent) {
    if (last !== null && !isSamePlace(event)) last = null;
  }

  // Browsers also send this when the page moves under a resting pointer.
  function onOver(event: MouseEvent) {
    const on = controlOf(event.target);
    if (!isSamePlace(event) || on === null || on === last?.on) arrived = null;
    else if (on !== arrived?.on) arrived = { on, atMs: nowMs() };
  }

  function onClick(event: MouseEvent) {
    // Keys and scripts cause clicks without a position, and never by accident.
    if (!event.isTrusted || event.detail === 0) return;
    const on = controlOf(event.target);
    const atMs = nowMs();
    const changedAtMs = Math.max(last?.atMs ?? 0, arrived?.on === on ? arrived.atMs : 0);
    if (
      on !== null &&
      last !== null &&
      on !== last.on &&
      isSamePlace(event) &&
      atMs - changedAtMs < steadyMs
    ) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    last = { x: event.clientX, y: event.clientY, atMs, on };
    arrived = null;
  }

  page.addEventListener('pointermove', onMove, true);
  page.addEventListener('pointerover', onOver, true);
  page.addEventListener('click', onClick, true);
  return () => {
    page.removeEventListener('pointermove', onMove, true);
    page.removeEventListener('pointerover', onOver, true);
    page.removeEventListener('click', onClick, true);
  };
}

function controlOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(acting) : null;
}
