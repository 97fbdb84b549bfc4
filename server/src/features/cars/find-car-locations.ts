import type { listCarLocations as endpoint } from '@serai/contract/cars';
import type { ReplyOf } from '@serai/contract/endpoint';
import { pinyin } from 'pinyin-pro';
import type { Call, Db } from '../permissions/permissions.ts';
import { type LocationRow, listLocations, mayDropOff } from './location-store.ts';
import { presentLocation } from './present-facts.ts';

const defaultRows = 20;

/** Places by a name in either language, pinyin or its initials; with a pick-up only where its cars may end. */
export async function findCarLocations(
  db: Db,
  { input, lang }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const all = await listLocations(db);
  const pickUp = all.find(({ id }) => id === input.pick_up_id);
  const wanted = input.keyword.toLowerCase();
  const found = all.filter(
    (row) =>
      (input.pick_up_id === undefined || (pickUp && mayDropOff(pickUp, row))) &&
      (wanted === '' || searchedText(row).includes(wanted)),
  );
  return { list: found.slice(0, input.limit ?? defaultRows).map((row) => presentLocation(row, lang)) };
}

/** What a keyword is looked for in: the place's names and its city's, lower case. */
function searchedText({ name_zh, name_en, city_zh, city_en }: LocationRow): string {
  return [name_en, city_en, ...[name_zh, city_zh].flatMap(soundsOf)].join('\n').toLowerCase();
}

const sounds = new Map<string, string[]>();

/** A Chinese name, its pinyin and the initials; spelled once a name. */
function soundsOf(nameZh: string): string[] {
  let known = sounds.get(nameZh);
  if (!known) {
    const spelled = pinyin(nameZh, { toneType: 'none', type: 'array' });
    known = [nameZh, spelled.join(''), spelled.map((syllable) => syllable[0] ?? '').join('')];
    sounds.set(nameZh, known);
  }
  return known;
}
