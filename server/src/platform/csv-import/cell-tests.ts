import countries from 'i18n-iso-countries';

/** Whether a cell is a two-letter ISO 3166 code of a country or region. */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && countries.isValid(code);
}

/** Whether a cell is a local time of day, `HH:MM`. */
export function isTime(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** Whether a cell is the name of an IANA zone. */
export function isZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return value.includes('/');
  } catch {
    return false;
  }
}
