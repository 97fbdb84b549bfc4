import type { DriverReading } from '@serai/contract/vehicles/driver-sheet';
import type { DriverLanguage } from '@serai/contract/vehicles/vehicles';
import type { Lang } from '@serai/phrases/lang';

const readings: readonly (readonly [DriverLanguage, DriverReading])[] = [
  ['burmese', 'my'],
  ['thai', 'th'],
  ['chinese', 'zh-cn'],
];

/** Reading language of a driver: the local language if spoken, then Chinese, otherwise English. */
export function readingOf(languages: readonly string[]): DriverReading {
  return readings.find(([spoken]) => languages.includes(spoken))?.[1] ?? 'en';
}

/** Language for names and places, which only exist in Chinese and English. */
export function langOf(reading: DriverReading): Lang {
  return reading === 'zh-cn' ? 'zh-cn' : 'en';
}
