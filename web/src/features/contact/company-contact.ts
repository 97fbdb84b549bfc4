import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';

/** Where the seller can be reached. */
export const deskPhone = '+86 871 6555 0188';
export const urgentPhone = '+95 9 7555 01880';
export const deskEmail = 'service@serai.example';

export interface Office {
  name: PhraseKey<'contact'>;
  address: PhraseKey<'contact'>;
  phone: string;
}

export const offices: readonly Office[] = [
  { name: 'officeKunming', address: 'officeKunmingAddress', phone: deskPhone },
  { name: 'officeYangon', address: 'officeYangonAddress', phone: '+95 1 555 0188' },
];
