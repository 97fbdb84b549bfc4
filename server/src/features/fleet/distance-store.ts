import type { Db } from '../../calls.ts';
import type { Distances, Journey } from './journey.ts';

/** Distances when nothing is known. */
export const noDistances: Distances = { turnaround: () => 0, drive: () => undefined, nights: () => 0 };

/** Loads the distances of all bases. */
export async function loadDistances(db: Db): Promise<Distances> {
  const bases = await db.selectFrom('bases').select(['id', 'turnaround_minutes']).execute();
  const routes = await db
    .selectFrom('routes')
    .select(['from_base_id', 'to_base_id', 'minutes', 'driver_nights'])
    .where('active', '=', true)
    .execute();
  const turnarounds = new Map(bases.map(({ id, turnaround_minutes }) => [id, turnaround_minutes]));
  const drives = new Map(routes.map((row) => [`${row.from_base_id}>${row.to_base_id}`, row]));
  return {
    turnaround: (baseId) => turnarounds.get(baseId) ?? 0,
    drive: (from, to) => drives.get(`${from}>${to}`)?.minutes,
    nights: (from, to) => drives.get(`${from}>${to}`)?.driver_nights ?? 0,
  };
}

/** Loads the distances that a journey needs. */
export async function findDistances(db: Db, { fromBaseId }: Journey): Promise<Distances> {
  return fromBaseId === null ? noDistances : loadDistances(db);
}
