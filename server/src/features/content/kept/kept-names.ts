import type { Db } from '../../../calls.ts';

/** Something that is called by a name in both languages. */
export interface Named {
  id: number;
  name_zh: string;
  name_en: string;
}

/** The ids of what is called otherwise than before; what is new was not called anything. */
export function renamedOf(before: ReadonlyMap<number, Named>, now: readonly Named[]): Set<number> {
  const other = now.filter(({ id, name_zh, name_en }) => {
    const known = before.get(id);
    return known && (known.name_zh !== name_zh || known.name_en !== name_en);
  });
  return new Set(other.map(({ id }) => id));
}

/** What the cities are called that articles are about. */
export class KeptCities {
  private byId: ReadonlyMap<number, Named> = new Map();
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  /** Reads them; answers which are called otherwise than before. */
  async load(): Promise<Set<number>> {
    const cities = await this.db
      .selectFrom('destinations')
      .select(['id', 'name_zh', 'name_en'])
      .where('kind', '=', 'city')
      .execute();
    const renamed = renamedOf(this.byId, cities);
    this.byId = new Map(cities.map((city) => [city.id, city]));
    return renamed;
  }
}
