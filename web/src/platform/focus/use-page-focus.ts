import { useEffect, useRef } from 'react';
import { keepFocus } from './keep-focus.ts';
import { landOnPage } from './land-on-page.ts';

/** The focus of all pages: a new page is begun at its heading, and what goes away does not take it along. */
export function usePageFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(keepFocus, []);
  useEffect(() => {
    // The first page is begun at its top, as the browser does.
    if (shown.current === pathname) return;
    shown.current = pathname;
    return landOnPage();
  }, [pathname]);
}
