import { useEffect, useRef } from 'react';
import { keepFocus } from './keep-focus.ts';
import { landOnPage } from './land-on-page.ts';

/** Focus of all pages: a new page starts at its heading, and the focus is not lost with a removed element. */
export function usePageFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(keepFocus, []);
  useEffect(() => {
    // On the first page the focus stays at the top, as the browser sets it.
    if (shown.current === pathname) return;
    shown.current = pathname;
    return landOnPage();
  }, [pathname]);
}
