import type { listCarLocations as endpoint } from '@serai/contract/cars';
import type { ReplyOf } from '@serai/contract/endpoint';
import { findByKeyword } from '../../platform/names/find-by-keyword.ts';
import type { Call, Db } from '../permissions/permissions.ts';
import { listLocations, mayDropOff } from './location-store.ts';
import { presentLocation } from './present-facts.ts';

const defaultRows = 20;

/** Places by a name in either language, pinyin or its initials; with a pick-up only where its cars may end. */
export async function findCarLocations(
  db: Db,
  { input, lang }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const all = await listLocations(db);
  const pickUp = all.find(({ id }) => id === input.pick_up_id);
  const open = all.filter((row) => input.pick_up_id === undefined || (pickUp && mayDropOff(pickUp, row)));
  const found = findByKeyword(open, input.keyword, input.limit ?? defaultRows, (row) => [
    row.name_zh,
    row.name_en,
    row.city_zh,
    row.city_en,
  ]);
  return { list: found.map((row) => presentLocation(row, lang)) };
}
