import { createContext, useContext } from 'react';
import { useApp } from '../../../platform/app.tsx';
import { hasPhrase, phrasesOf, type Say } from '../../../platform/i18n/phrases.ts';

/** Kind of service for texts: guests check in and out of a stay, riders are picked up and arrive; `any` for both together. */
export type Service = 'stay' | 'ride' | 'any';

/** Set by the pages of a product, read by components that word an order. */
export const ServiceContext = createContext<Service>('stay');

/** Returns phrases suited to the page's service: `<key>_ride` is used for rides if the module has it, and so on. */
export function useOrderPhrases<Name extends 'orders' | 'order-list' | 'order-detail'>(
  name: Name,
): Say<Name> {
  const service = useContext(ServiceContext);
  const { lang } = useApp();
  const say = phrasesOf(lang, name);
  return (key, ...values) => {
    const ofService = `${key}_${service}`;
    // A phrase of a service has the same placeholders as the general one; service-words.test.ts checks this.
    return say(hasPhrase(lang, name, ofService) ? (ofService as typeof key) : key, ...values);
  };
}
