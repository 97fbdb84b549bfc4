import { firstCurrency } from '@serai/contract/currency';
import type { Db, Trx } from '../../calls.ts';
import type { ConcessionSums } from '../../domain/concession-sums.ts';

/** Site settings for concessions: sums per currency, and the time zone whose day limits a clerk's acts. */
export interface ConcessionSettings {
  sums: readonly ConcessionSums[];
  tz: string;
  /** Currency of the site. */
  currency: string;
}

/** Reads the settings as stored; the console validates them before storing. */
export async function findConcessionSettings(db: Db | Trx): Promise<ConcessionSettings> {
  const rows = await db
    .selectFrom('site_settings')
    .select(['name', 'value'])
    .where('name', 'in', ['concessionSums', 'workZone', 'currency'])
    .execute();
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  return {
    sums: (stored.get('concessionSums') as ConcessionSums[] | undefined) ?? [],
    tz: (stored.get('workZone') as string | undefined) ?? 'Asia/Shanghai',
    currency: (stored.get('currency') as string | undefined) ?? firstCurrency,
  };
}
