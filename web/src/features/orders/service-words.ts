import { createContext, useContext } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** How the begin and the end of a service are spoken of: guests check in and out, riders are picked up and arrive. */
export type Service = 'stay' | 'ride';

/** Set by the pages of a product, read by whatever speaks of an order's service below them. */
export const ServiceContext = createContext<Service>('stay');

/** The words for an order's begin and end on the open page. */
export function useServiceWords() {
  const service = useContext(ServiceContext);
  const t = usePhrases('orders');
  return {
    service,
    starts: (date: string) => t(`nextStart_${service}`, { date }),
    ends: (date: string) => t(`nextEnd_${service}`, { date }),
  };
}
