import type { VoucherScope } from '@serai/contract/vouchers/design';
import type { VoucherSetting } from '@serai/contract/vouchers/vouchers';
import type { Db } from '../../calls.ts';

/** Printed versions of a setting's pictures as JPEG; null if none. */
export interface Prints {
  logo: Buffer | null;
  banner: Buffer | null;
}

export interface StoredSetting {
  product: VoucherScope;
  setting: VoucherSetting;
  prints: Prints;
}

/**
 * Finds the setting that an agency saved for a scope, or else the one for all products; undefined if neither
 * exists.
 */
export async function findSetting(
  db: Db,
  agencyId: number,
  product: VoucherScope,
): Promise<StoredSetting | undefined> {
  const row = await db
    .selectFrom('voucher_settings')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('product', 'in', ['', product])
    .orderBy('product', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { logo, banner, company_zh, company_en, address, phone, email, accent, show_price, show_policy } =
    row;
  const { terms_zh, terms_en, footer } = row;
  return {
    product: row.product as VoucherScope,
    setting: {
      logo,
      banner,
      company_zh,
      company_en,
      address,
      phone,
      email,
      accent,
      show_price,
      show_policy,
      terms_zh,
      terms_en,
      footer,
      languages: row.languages as VoucherSetting['languages'],
    },
    prints: { logo: row.logo_print, banner: row.banner_print },
  };
}

/** Upserts the setting of a scope. */
export async function upsertSetting(
  db: Db,
  { agencyId, product, userId }: { agencyId: number; product: VoucherScope; userId: number },
  { setting, prints }: Omit<StoredSetting, 'product'>,
  now: Date,
): Promise<void> {
  const values = {
    ...setting,
    logo_print: prints.logo,
    banner_print: prints.banner,
    saved_by: userId,
    saved_at: now,
  };
  await db
    .insertInto('voucher_settings')
    .values({ agency_id: agencyId, product, ...values })
    .onConflict((kept) => kept.columns(['agency_id', 'product']).doUpdateSet(values))
    .execute();
}

export async function deleteSetting(db: Db, agencyId: number, product: VoucherScope): Promise<void> {
  await db
    .deleteFrom('voucher_settings')
    .where('agency_id', '=', agencyId)
    .where('product', '=', product)
    .execute();
}
