import type { DriverLanguage, driverLanguages } from '@serai/contract/vehicles/vehicles';

const languages = ['burmese', 'chinese', 'thai', 'english'] as const satisfies typeof driverLanguages;

/** The language that an address asks a driver to speak; null for what every driver there speaks. */
export function readDriverLanguage(word: string | null): DriverLanguage | null {
  return languages.find((language) => language === word) ?? null;
}
