import type { Db } from '../../calls.ts';

/** The currency in which an agency's money is kept. */
export async function findCurrency(db: Db, agencyId: number): Promise<string> {
  const agencies = db.selectFrom('agencies').select('currency').where('id', '=', agencyId);
  return (await agencies.executeTakeFirstOrThrow()).currency;
}
