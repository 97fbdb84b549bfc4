import type { Db, Trx } from '../../calls.ts';

/** Returns the zone in which an agency reads its deadlines. */
export async function findAgencyZone(db: Db | Trx, agencyId: number): Promise<string> {
  const { tz } = await db
    .selectFrom('agencies')
    .select('tz')
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  return tz;
}
