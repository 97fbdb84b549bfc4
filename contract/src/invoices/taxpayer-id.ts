import { normalForm } from '../normal-text.ts';
import { isIdentityNumber } from '../validator-rules.ts';

/** Possible errors in a taxpayer id: a warning to check it, never a reason to refuse it. */
export const taxpayerIdWarnings = ['length', 'characters', 'check_digit'] as const;
export type TaxpayerIdWarning = (typeof taxpayerIdWarnings)[number];

/**
 * Checks a taxpayer id by the rules of a country (ISO 3166-1 alpha-2); null if nothing looks wrong or the
 * country's rules are unknown. Expects an id normalised by `plainTaxpayerId`.
 */
export function taxpayerIdWarning(taxpayerId: string, country: string): TaxpayerIdWarning | null {
  if (taxpayerId === '') return null;
  if (country === 'CN') return warningInChina(taxpayerId);
  return country === 'TH' ? warningInThailand(taxpayerId) : null;
}

/** Normalises a taxpayer id for storage and comparison: capitals, without blanks and hyphens. */
export function plainTaxpayerId(typed: string): string {
  return normalForm(typed, 'NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

/**
 * Alphabet of the unified social credit code: without I, O, S, V and Z; the position is the character's
 * value.
 */
const chinese = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Checks a unified social credit code; a sole trader may use the identity card number instead. */
function warningInChina(taxpayerId: string): TaxpayerIdWarning | null {
  if (taxpayerId.length !== 18) return 'length';
  if (isIdentityNumber(taxpayerId)) return null;
  const values = [...taxpayerId].map((character) => chinese.indexOf(character));
  if (values.includes(-1)) return 'characters';
  // 3 to the 16th times 30 is far below the maximum safe integer.
  const sum = values.slice(0, 17).reduce((total, value, at) => total + value * 3 ** at, 0);
  return values[17] === (31 - (sum % 31)) % 31 ? null : 'check_digit';
}

/** Checks a Thai id: thirteen digits, of which the first twelve have weights 13 down to 2. */
function warningInThailand(taxpayerId: string): TaxpayerIdWarning | null {
  if (taxpayerId.length !== 13) return 'length';
  if (!/^\d+$/.test(taxpayerId)) return 'characters';
  const digits = [...taxpayerId].map(Number);
  const sum = digits.slice(0, 12).reduce((total, digit, at) => total + digit * (13 - at), 0);
  return digits[12] === (11 - (sum % 11)) % 10 ? null : 'check_digit';
}
