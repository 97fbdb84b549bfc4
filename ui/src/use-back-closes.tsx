import { useEffect, useRef } from 'react';

/** Marks the history entry of an open sheet. */
const mark = 'uiSheet';
/** Milliseconds for another sheet to replace this one. */
const settleMs = 50;

/**
 * Makes the phone's back button close an open sheet instead of leaving the page: while it is open the history has
 * one more entry. Closing it in another way removes that entry, except when a link in the sheet opens another page:
 * going back would cancel that navigation.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    // The same address and state, so for the router it is the same page.
    if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, '');
    function onBack(event: PopStateEvent) {
      // No other handler must react to this step.
      event.stopImmediatePropagation();
      latest.current();
    }
    let leads = false;
    function onClick({ target }: MouseEvent) {
      leads = target instanceof Element && target.closest('[data-sheet] a[href]') !== null;
    }
    window.addEventListener('popstate', onBack, { capture: true, once: true });
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('popstate', onBack, true);
      window.removeEventListener('click', onClick, true);
      if (!leads) setTimeout(dropEntry, settleMs);
    };
  }, [open]);
}

/** Goes back over the entry of a closed sheet, unless another page has been opened from it. */
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
