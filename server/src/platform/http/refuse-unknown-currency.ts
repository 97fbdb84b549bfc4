import { refusedField } from './app-error.ts';

/** Refuses a currency that does not exist, by the name of its field. */
export function refuseUnknownCurrency(path: string, currency: string): void {
  if (!Intl.supportedValuesOf('currency').includes(currency)) throw refusedField(path, 'currency_unknown');
}
