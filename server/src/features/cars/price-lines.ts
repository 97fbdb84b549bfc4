import type { RentalLine } from '../../domain/pricing/car.ts';
import { type Bilingual, inBoth, type PriceLine } from '../orders/orders.ts';
import { carPhrase } from './car-words.ts';

/** The lines of a rental with their words. */
export function priceLines(
  lines: readonly RentalLine[],
  names: { model: Bilingual; zone: Bilingual },
): PriceLine[] {
  return lines.map(({ kind, quantity, unitAmount }) => ({
    label: inBoth((lang) => {
      const name = ({ zh, en }: Bilingual) => (lang === 'en' ? en : zh);
      switch (kind) {
        case 'overtime':
          return carPhrase('lineOvertime', lang);
        case 'chinese_driver':
          return carPhrase('lineChineseDriver', lang);
        case 'zone':
          return carPhrase('lineZone', lang, { zone: name(names.zone) });
        default:
          return carPhrase('lineUnit', lang, { model: name(names.model), unit: carPhrase(kind, lang) });
      }
    }),
    quantity,
    unitAmount,
  }));
}
