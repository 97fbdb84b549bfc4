import { plainCode } from '@serai/contract/normal-text';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** A mobile number in its parts, digits only, and as E.164 with its plus. */
export interface MobileNumber {
  /** Country calling code, such as `86`. */
  areaNum: string;
  /** Without area number and trunk zero. */
  mobile: string;
  /** `+8613812345678` */
  e164: string;
  /** ISO 3166 country of the number; undefined for satellites and other networks without a country. */
  country: string | undefined;
}

/** Where a number without an area number is taken to be. */
const HOME: CountryCode = 'CN';

/**
 * Reads a mobile number as people write it: with area number (`+95 9…`, `0095 9…`), with the area number apart,
 * or without any, when it is a Chinese one. Every way of writing a number gives the same parts. Undefined when
 * no mobile line can have the number.
 */
export function readMobile(text: string, areaNum?: string): MobileNumber | undefined {
  // A bracket around the area number comes before its plus: `(+95) 9…`.
  const written = plainCode(text).replace(/^\( ?(?=\+)/, '');
  if (!/^\+?[\d ().-]{4,30}$/.test(written)) return undefined;
  const area = areaNum?.replace(/\D/g, '').replace(/^0+/, '');
  if (area === undefined || area === '') {
    const international = written.replace(/^00/, '+');
    return parse(international);
  }
  // Some write the area number into both fields.
  if (/^(\+|00)/.test(written)) {
    const whole = readMobile(written);
    return whole?.areaNum === area ? whole : undefined;
  }
  return parse(`+${area} ${written}`);
}

/** Reads a number that begins with its area number, but without a plus: `95 9…`. */
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
