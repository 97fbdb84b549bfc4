import { inLanguage } from '@serai/phrases/lang';
import type { RentalPrice } from '../../domain/pricing/car.ts';
import { kmBeyond, type RouteTerms } from '../../domain/pricing/route.ts';
import { inBoth, type PriceLine } from '../orders/for-products.ts';
import type { Bilingual } from '../orders/orders.ts';
import { carPhrase } from './car-words.ts';

/** Price lines of a rental with their texts; `route` as in the rental. */
export function priceLines(
  { lines, units }: Pick<RentalPrice, 'lines' | 'units'>,
  names: { model: Bilingual; zone: Bilingual },
  route: RouteTerms | null,
): PriceLine[] {
  const km = route ? kmBeyond(route, units.length) : 0;
  return lines.map(({ kind, quantity, unitAmount }) => ({
    label: inBoth((lang) => {
      const name = ({ zh, en }: Bilingual) => inLanguage(lang, { zh, en });
      switch (kind) {
        case 'overtime':
          return carPhrase('lineOvertime', lang);
        case 'chinese_driver':
          return carPhrase('lineChineseDriver', lang);
        case 'zone':
          return carPhrase('lineZone', lang, { zone: name(names.zone) });
        case 'one_way':
          return carPhrase('lineOneWay', lang);
        case 'driver_night':
          return carPhrase('lineDriverNight', lang);
        case 'tolls':
          return carPhrase('lineTolls', lang);
        case 'extra_km':
          return carPhrase('lineExtraKm', lang, { km });
        default:
          return carPhrase('lineUnit', lang, { model: name(names.model), unit: carPhrase(kind, lang) });
      }
    }),
    quantity,
    unitAmount,
  }));
}
