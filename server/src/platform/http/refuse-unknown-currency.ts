import { refusedField } from './app-error.ts';

/** Refuses an unknown currency, naming its field. */
export function refuseUnknownCurrency(path: string, currency: string): void {
  if (!Intl.supportedValuesOf('currency').includes(currency)) throw refusedField(path, 'currency_unknown');
}
