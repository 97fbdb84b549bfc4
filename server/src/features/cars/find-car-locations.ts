import type { listCarLocations as endpoint } from '@serai/contract/cars/cars';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call } from '../../calls.ts';
import { findByKeyword } from '../../platform/names/find-by-keyword.ts';
import { aliasesOf } from '../../platform/names/place-aliases.ts';
import type { CarCatalogue } from './car-catalogue.ts';
import { presentLocation } from './present-facts.ts';
import { driveBetween } from './way.ts';

const defaultRows = 20;

/**
 * Finds places by a name in either language, pinyin or its initials; with a pick-up place, only possible
 * drop-off places.
 */
export function findCarLocations(
  { places, routeOf }: CarCatalogue,
  { input, lang }: Call<typeof endpoint>,
): ReplyOf<typeof endpoint> {
  const all = [...places.values()];
  const pickUp = input.pick_up_id === undefined ? undefined : places.get(input.pick_up_id);
  const open = all.filter(
    (row) => input.pick_up_id === undefined || (pickUp && driveBetween(pickUp, row, routeOf)),
  );
  const found = findByKeyword(open, input.keyword, input.limit ?? defaultRows, (row) => [
    row.name_zh,
    row.name_en,
    row.city_zh,
    row.city_en,
    ...aliasesOf({ nameZh: row.name_zh, nameEn: row.name_en }),
  ]);
  return { list: found.map((row) => presentLocation(row, lang)) };
}
