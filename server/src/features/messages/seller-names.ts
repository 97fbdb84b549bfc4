import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';

/** What the seller is called in each language. */
export interface SellerNames {
  zh: string;
  en: string;
}

/** As long as no operator has set others. */
export const unsetSellerNames: SellerNames = { zh: '商驿', en: 'Serai' };

/** The names that operators have set for the site: every message is signed with them. */
export async function findSellerNames(db: Db | Trx): Promise<SellerNames> {
  const { rows } = await sql<SellerNames>`${querySellerNames()}`.execute(db);
  return rows[0]!;
}

/** The query of one row with these names, also for a statement that signs with them itself. */
export function querySellerNames(): RawBuilder<SellerNames> {
  const read = (name: string, unset: string) => sql`
    coalesce(nullif(btrim(max(value #>> '{}') FILTER (
      WHERE name = ${name} AND jsonb_typeof(value) = 'string'), E' \t\r\n'), ''), ${unset})`;
  return sql`
    SELECT ${read('siteNameZh', unsetSellerNames.zh)} AS zh, ${read('siteNameEn', unsetSellerNames.en)} AS en
    FROM site_settings WHERE name IN ('siteNameZh', 'siteNameEn')`;
}
