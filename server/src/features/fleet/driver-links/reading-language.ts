import type { DriverReading } from '@serai/contract/driver-sheet';
import type { DriverLanguage } from '@serai/contract/vehicles';
import type { Lang } from '@serai/phrases/lang';

const readings: readonly (readonly [DriverLanguage, DriverReading])[] = [
  ['burmese', 'my'],
  ['thai', 'th'],
  ['chinese', 'zh-cn'],
];

/** The language a driver reads best: of those spoken the language of the place, then Chinese; English without any of them. */
export function readingOf(languages: readonly string[]): DriverReading {
  return readings.find(([spoken]) => languages.includes(spoken))?.[1] ?? 'en';
}

/** The language of names and places, which exist in Chinese and English alone. */
export function langOf(reading: DriverReading): Lang {
  return reading === 'zh-cn' ? 'zh-cn' : 'en';
}
