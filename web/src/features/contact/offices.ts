import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';

export interface Office {
  name: PhraseKey<'contact'>;
  address: PhraseKey<'contact'>;
}

/** Where the seller has people. */
export const offices: readonly Office[] = [
  { name: 'officeKunming', address: 'officeKunmingAddress' },
  { name: 'officeYangon', address: 'officeYangonAddress' },
];
