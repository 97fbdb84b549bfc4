import { useEffect } from 'react';
import { createKeptFlag } from '../kept-flag.ts';

/** Not a letter: a single letter would trigger during dictation or typing. */
export const hidePricesKey = 'F2';
const flag = createKeptFlag('serai-hide-prices');

/** True while a member has hidden the prices on this screen, e.g. because the guest can see it. */
export const usePricesHidden = flag.useIsSet;
export const toggleHiddenPrices = flag.toggle;

/** Enables the key while the page that calls this is open. */
export function useHidePricesKey(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== hidePricesKey || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      toggleHiddenPrices();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [active]);
}
