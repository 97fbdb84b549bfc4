import { useEffect } from 'react';
import { createKeptFlag } from '../kept-flag.ts';

/** Not a letter: a single letter would trigger during dictation or typing. */
export const hidePricesKey = 'F2';

/** Set while a member has hidden all prices on this screen. */
export const allPricesHidden = createKeptFlag('serai-hide-prices');
/** Set while a member shows client prices instead of net prices. */
export const clientPricesShown = createKeptFlag('serai-client-prices');

/** True while no net price may be seen on this screen, because the guest can see it. */
export function usePricesHidden(): boolean {
  const isHidden = allPricesHidden.useIsSet();
  const isClient = clientPricesShown.useIsSet();
  return isHidden || isClient;
}

/** Calls `onPress` for the key while the page that calls this is open; null disables it. */
export function useHidePricesKey(onPress: (() => void) | null): void {
  useEffect(() => {
    if (!onPress) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== hidePricesKey || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onPress]);
}
