import type { Db, Trx } from '../../calls.ts';

/** Name of the seller in each language. */
export interface SellerNames {
  zh: string;
  en: string;
}

/** Used until an operator sets names. */
export const unsetSellerNames: SellerNames = { zh: '商驿', en: 'Serai' };

/** Reads the site names that operators have set; every message is signed with them. */
export async function findSellerNames(db: Db | Trx): Promise<SellerNames> {
  const rows = await db
    .selectFrom('site_settings')
    .select(['name', 'value'])
    .where('name', 'in', ['siteNameZh', 'siteNameEn'])
    .execute();
  const read = (name: string, unset: string) => {
    const value = rows.find((row) => row.name === name)?.value;
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : unset;
  };
  return {
    zh: read('siteNameZh', unsetSellerNames.zh),
    en: read('siteNameEn', unsetSellerNames.en),
  };
}
