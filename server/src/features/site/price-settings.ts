import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { Followed } from '../../platform/changes/change-follower.ts';
import type { Change } from '../../platform/changes/change-reader.ts';
import { findSettings, type SiteSettings } from './site-settings.ts';

/** Currency of all prices, and the public mark-up in percent. */
export type PriceSettings = Pick<SiteSettings, 'currency' | 'publicMarkupPercent'>;

/** The site's currency and public mark-up as configured, otherwise USD and 15. */
export function findPriceSettings(db: Db | Trx): Promise<PriceSettings> {
  return findSettings(db, ['currency', 'publicMarkupPercent']);
}

/** Returns the site's currency for a write in it; the currency cannot change before the transaction ends. */
export async function holdCurrency(trx: Trx): Promise<string> {
  await sql`LOCK TABLE agencies IN ROW EXCLUSIVE MODE`.execute(trx);
  return (await findPriceSettings(trx)).currency;
}

/** Price settings in memory, for searches; bookings read them from the database. */
export class KeptPriceSettings implements Followed {
  /** Set by the first load. */
  current!: PriceSettings;
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async load(): Promise<void> {
    this.current = await findPriceSettings(this.db);
  }

  async apply(changes: readonly Change[]): Promise<void> {
    if (changes.some(({ topic }) => topic === 'site_settings')) await this.load();
  }
}
