import type { City } from '@serai/contract/site/places';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Db } from '../../calls.ts';

/** Above any real number of cities; a selected city must be found at any position of the list. */
const MOST = 5000;

/** Lists the sold cities in the operator's order; a keyword matches part of a name in any language. */
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
      // Not LIKE: % and _ in a keyword are literal.
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
    label: inLanguage(lang, { zh: city.name_zh, en: city.name_en }),
    country: city.country_code,
    tz: city.tz,
  }));
}
