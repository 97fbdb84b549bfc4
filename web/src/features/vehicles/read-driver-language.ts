import type { DriverLanguage, driverLanguages } from '@serai/contract/vehicles/vehicles';

const languages = ['burmese', 'chinese', 'thai', 'english'] as const satisfies typeof driverLanguages;

/** Reads the requested language of the driver; null for the local language. */
export function readDriverLanguage(word: string | null): DriverLanguage | null {
  return languages.find((language) => language === word) ?? null;
}
