import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';

export interface Office {
  name: PhraseKey<'contact'>;
  address: PhraseKey<'contact'>;
  phone: string;
}

/** Where the seller has people. */
export const offices: readonly Office[] = [
  { name: 'officeKunming', address: 'officeKunmingAddress', phone: '+86 871 6555 0188' },
  { name: 'officeYangon', address: 'officeYangonAddress', phone: '+95 1 555 0188' },
];
