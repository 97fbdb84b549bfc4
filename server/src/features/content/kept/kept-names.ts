import type { Db } from '../../../calls.ts';

/** Something with a name in both languages. */
export interface Named {
  id: number;
  name_zh: string;
  name_en: string;
}

/** Ids whose names changed; new items do not count. */
export function renamedOf(before: ReadonlyMap<number, Named>, now: readonly Named[]): Set<number> {
  const other = now.filter(({ id, name_zh, name_en }) => {
    const known = before.get(id);
    return known && (known.name_zh !== name_zh || known.name_en !== name_en);
  });
  return new Set(other.map(({ id }) => id));
}

/** Names of the cities that articles refer to. */
export class KeptCities {
  private byId: ReadonlyMap<number, Named> = new Map();
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  /** Loads the cities; returns the ids of those renamed. */
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
