import { useEffect, useRef } from 'react';

/** Marks the entry of the history that stands for an open sheet. */
const mark = 'uiSheet';
/** Long enough for a link in the sheet to have begun its own navigation, in milliseconds. */
const settleMs = 50;

/**
 * The phone's back button closes what is open instead of leaving the page: while it is open the history has one entry more.
 * What closes otherwise takes that entry away again.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    // The same address and the same state: to a router it is the same page.
    if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, '');
    function onBack(event: PopStateEvent) {
      // Nothing else of the page has to answer to this step.
      event.stopImmediatePropagation();
      latest.current();
    }
    window.addEventListener('popstate', onBack, { capture: true, once: true });
    return () => {
      window.removeEventListener('popstate', onBack, true);
      setTimeout(dropEntry, settleMs);
    };
  }, [open]);
}

/** Steps back over the entry of a closed sheet, unless another page has been opened from it. */
function dropEntry(): void {
  if (!isMarked() || document.querySelector('[data-sheet]')) return;
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  history.back();
}

function isMarked(): boolean {
  return Boolean((history.state as Record<string, unknown> | null)?.[mark]);
}
