import type { City } from '@serai/contract/places';
import type { Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Db } from '../../calls.ts';

/** More than anybody sells in; what is chosen already must be found whatever its place in the list. */
const MOST = 5000;

/** The cities that are sold, in the order the operator gave them; a keyword is part of a name in any language. */
export async function findCities(
  db: Db,
  { keyword, country, lang }: { keyword: string; country: string | undefined; lang: Lang },
): Promise<City[]> {
  const wanted = keyword.trim().toLowerCase();
  const cities = await db
    .selectFrom('destinations')
    .select(['id', 'name_zh', 'name_en', 'country_code', 'tz'])
    .where('kind', '=', 'city')
    .$if(wanted !== '', (query) =>
      // Not LIKE: a keyword's % and _ mean themselves.
      query.where(
        sql<boolean>`strpos(lower(name_zh || chr(10) || name_en || chr(10) || name_local), ${wanted}) > 0`,
      ),
    )
    .$if(Boolean(country), (query) => query.where('country_code', '=', country!.toUpperCase()))
    .orderBy('position')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return cities.map((city) => ({
    value: String(city.id),
    label: lang === 'en' ? city.name_en : city.name_zh,
    country: city.country_code,
    tz: city.tz,
  }));
}
