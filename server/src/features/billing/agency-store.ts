import type { Db } from '../../calls.ts';

/** Currency of an agency's accounts. */
export async function findCurrency(db: Db, agencyId: number): Promise<string> {
  const agencies = db.selectFrom('agencies').select('currency').where('id', '=', agencyId);
  return (await agencies.executeTakeFirstOrThrow()).currency;
}

/** IANA zone that determines an agency's days, months and cut-offs. */
export async function findZone(db: Db, agencyId: number): Promise<string> {
  const agencies = db.selectFrom('agencies').select('tz').where('id', '=', agencyId);
  return (await agencies.executeTakeFirstOrThrow()).tz;
}
