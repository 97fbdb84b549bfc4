import { plainCode } from '@serai/contract/normal-text';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** Parts of a mobile number, digits only, and E.164 with the plus. */
export interface MobileNumber {
  /** Country calling code, such as `86`. */
  areaNum: string;
  /** Without country code and trunk zero. */
  mobile: string;
  /** `+8613812345678` */
  e164: string;
  /** ISO 3166 country of the number; undefined for satellites and other networks without a country. */
  country: string | undefined;
}

/** Country of numbers without a country code. */
const HOME: CountryCode = 'CN';

/**
 * Parses a mobile number as people write it: with country code (`+95 9…`, `0095 9…`), with a separate country code,
 * or without, if it is Chinese. All spellings of a number give the same parts. Undefined if it cannot be a mobile
 * number.
 */
export function readMobile(text: string, areaNum?: string): MobileNumber | undefined {
  // A bracket around the country code comes before its plus: `(+95) 9…`.
  const written = plainCode(text).replace(/^\( ?(?=\+)/, '');
  if (!/^\+?[\d ().-]{4,30}$/.test(written)) return undefined;
  const area = areaNum?.replace(/\D/g, '').replace(/^0+/, '');
  if (area === undefined || area === '') {
    const international = written.replace(/^00/, '+');
    return parse(international);
  }
  // Some people write the country code into both fields.
  if (/^(\+|00)/.test(written)) {
    const whole = readMobile(written);
    return whole?.areaNum === area ? whole : undefined;
  }
  return parse(`+${area} ${written}`);
}

/** Parses a number that begins with its country code, but without a plus: `95 9…`. */
export function readAreaFirst(text: string): MobileNumber | undefined {
  const written = plainCode(text);
  return /^[1-9]/.test(written) ? readMobile(`+${written}`) : undefined;
}

/** Masks a number except its last digits, to hint which number is meant: `+95 ••• 2223`. */
export function maskMobile({ areaNum, mobile }: MobileNumber): string {
  return `+${areaNum} ••• ${mobile.slice(-4)}`;
}

function parse(text: string): MobileNumber | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCountry: HOME, extract: false });
  if (!number?.isValid() || number.ext !== undefined) return undefined;
  return {
    areaNum: number.countryCallingCode,
    mobile: number.nationalNumber,
    e164: number.number,
    country: number.country,
  };
}
