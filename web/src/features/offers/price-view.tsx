import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { allPricesHidden, clientPricesShown } from '../../platform/format/hidden-prices.ts';
import { isMarkedUp, type MarkUp } from './client-price.ts';
import { useMarkUp } from './mark-up.ts';

/** Prices as shown on this screen: those of the seller, those for the agency's client, or none. */
export type PriceView = 'net' | 'client' | 'hidden';

interface PriceChoice {
  view: PriceView;
  markUp: MarkUp;
  /** Within a booking, which has no client prices. */
  isNetOnly: boolean;
  /** Shows the next view: net, client, none. */
  showNext: () => void;
}

const NetOnly = createContext(false);

/** Shows net prices instead of client prices within a booking, because the net price is paid. */
export function NetPrices({ children }: { children: ReactNode }) {
  return <NetOnly value={true}>{children}</NetOnly>;
}

/** The current view, with the mark-up of client prices. Without a mark-up there are no client prices. */
export function usePriceView(): PriceChoice {
  const isNetOnly = useContext(NetOnly);
  const markUp = useMarkUp();
  const isHidden = allPricesHidden.useIsSet();
  const isClientSet = clientPricesShown.useIsSet();
  const hasClient = isMarkedUp(markUp) && !isNetOnly;
  const isClient = hasClient && isClientSet;
  const showNext = useCallback(() => {
    if (isNetOnly) return allPricesHidden.toggle();
    // Hidden first: between the two steps no net price may be seen.
    if (isClient || isHidden || !hasClient) allPricesHidden.toggle();
    if (isClientSet || (!isHidden && hasClient)) clientPricesShown.toggle();
  }, [isNetOnly, isClient, isHidden, hasClient, isClientSet]);
  return { view: isHidden ? 'hidden' : isClient ? 'client' : 'net', markUp, isNetOnly, showNext };
}
