import type { Db } from '../permissions/permissions.ts';

/** In what and how prices are shown. */
export interface PriceSettings {
  /** ISO 4217; every price of the site is in it. */
  currency: string;
  /** What guests see on top of the agencies' net prices, in percent. */
  publicMarkupPercent: number;
}

/** The site's currency and its mark-up for guests, as they were set or else USD and 15. */
export async function findPriceSettings(db: Db): Promise<PriceSettings> {
  const rows = await db
    .selectFrom('site_settings')
    .select(['name', 'value'])
    .where('name', 'in', ['currency', 'public_markup_percent'])
    .execute();
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const currency = values.get('currency');
  const markup = values.get('public_markup_percent');
  return {
    currency: typeof currency === 'string' ? currency : 'USD',
    publicMarkupPercent: typeof markup === 'number' && Number.isInteger(markup) ? markup : 15,
  };
}
