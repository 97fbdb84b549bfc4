import { normalForm } from './normal-text.ts';
import { isIdentityNumber } from './validator-rules.ts';

/** What looks wrong with a taxpayer id: a reason to look again, never one to refuse it. */
export const taxpayerIdWarnings = ['length', 'characters', 'check_digit'] as const;
export type TaxpayerIdWarning = (typeof taxpayerIdWarnings)[number];

/**
 * What looks wrong with the id of a taxpayer of a country (ISO 3166-1, two letters); null: nothing, or nothing that is
 * known of ids of that country. The id is as `plainTaxpayerId` writes it.
 */
export function taxpayerIdWarning(taxpayerId: string, country: string): TaxpayerIdWarning | null {
  if (taxpayerId === '') return null;
  if (country === 'CN') return warningInChina(taxpayerId);
  return country === 'TH' ? warningInThailand(taxpayerId) : null;
}

/** A taxpayer id as it is kept and compared: capitals, without the blanks and hyphens that it is often written with. */
export function plainTaxpayerId(typed: string): string {
  return normalForm(typed, 'NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

/** The alphabet of the unified social credit code: no I, O, S, V and Z; a character's value is its place. */
const chinese = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The unified social credit code; a sole trader may have the number of the identity card in its place. */
function warningInChina(taxpayerId: string): TaxpayerIdWarning | null {
  if (taxpayerId.length !== 18) return 'length';
  if (isIdentityNumber(taxpayerId)) return null;
  const values = [...taxpayerId].map((character) => chinese.indexOf(character));
  if (values.includes(-1)) return 'characters';
  // 3 to the 16th times 30 is far from where whole numbers end.
  const sum = values.slice(0, 17).reduce((total, value, at) => total + value * 3 ** at, 0);
  return values[17] === (31 - (sum % 31)) % 31 ? null : 'check_digit';
}

/** Thirteen digits: the first twelve weigh 13 down to 2. */
function warningInThailand(taxpayerId: string): TaxpayerIdWarning | null {
  if (taxpayerId.length !== 13) return 'length';
  if (!/^\d+$/.test(taxpayerId)) return 'characters';
  const digits = [...taxpayerId].map(Number);
  const sum = digits.slice(0, 12).reduce((total, digit, at) => total + digit * (13 - at), 0);
  return digits[12] === (11 - (sum % 11)) % 10 ? null : 'check_digit';
}
