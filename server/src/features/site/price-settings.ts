import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { Followed } from '../../platform/changes/change-follower.ts';
import type { Change } from '../../platform/changes/change-reader.ts';
import { findSettings, type SiteSettings } from './site-settings.ts';

/** In what (every price of the site is in it) and how prices are shown: the mark-up for guests, percent. */
export type PriceSettings = Pick<SiteSettings, 'currency' | 'publicMarkupPercent'>;

/** The site's currency and its mark-up for guests, as they were set or else USD and 15. */
export function findPriceSettings(db: Db | Trx): Promise<PriceSettings> {
  return findSettings(db, ['currency', 'publicMarkupPercent']);
}

/** The site's currency, for what is about to be made in it; it cannot be changed before the transaction ends. */
export async function holdCurrency(trx: Trx): Promise<string> {
  await sql`LOCK TABLE agencies IN ROW EXCLUSIVE MODE`.execute(trx);
  return (await findPriceSettings(trx)).currency;
}

/** The price settings in memory, for what is searched; what is booked asks for them. */
export class KeptPriceSettings implements Followed {
  /** There once loaded. */
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
