import type { Db } from '../../calls.ts';

/** The currency in which an agency's money is kept. */
export async function findCurrency(db: Db, agencyId: number): Promise<string> {
  const agencies = db.selectFrom('agencies').select('currency').where('id', '=', agencyId);
  return (await agencies.executeTakeFirstOrThrow()).currency;
}

/** The IANA zone by which an agency's days, months and cut-offs are counted. */
export async function findZone(db: Db, agencyId: number): Promise<string> {
  const agencies = db.selectFrom('agencies').select('tz').where('id', '=', agencyId);
  return (await agencies.executeTakeFirstOrThrow()).tz;
}
