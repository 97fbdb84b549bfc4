import { type VoucherScope, voucherAccents } from '@serai/contract/vouchers/design';
import type { VoucherSetting } from '@serai/contract/vouchers/vouchers';
import type { Db } from '../../calls.ts';
import { addressLine } from './address-line.ts';
import type { VoucherLook } from './describe-voucher.ts';
import { findSetting, type Prints } from './setting-store.ts';
import { splitName } from './split-name.ts';

/** Reads the look of an agency's vouchers for a scope, and whether it was saved for exactly this scope. */
export async function readLook(
  db: Db,
  agencyId: number,
  product: VoucherScope,
): Promise<VoucherLook & { isOwn: boolean; prints: Prints }> {
  const stored = await findSetting(db, agencyId, product);
  const setting = stored?.setting ?? (await firstSetting(db, agencyId));
  const prints = stored?.prints ?? { logo: null, banner: null };
  return { ...lookOf(setting, prints), isOwn: stored?.product === product, prints };
}

/** A setting with the prints of its pictures. */
export function lookOf(setting: VoucherSetting, { logo, banner }: Prints): VoucherLook {
  return { setting, logo: dataUrl(logo), banner: dataUrl(banner) };
}

/** Default look until a setting is saved: the agency's name and address, in Chinese and English. */
async function firstSetting(db: Db, agencyId: number): Promise<VoucherSetting> {
  const agency = await db
    .selectFrom('agencies')
    .select(['name', 'country', 'area', 'address'])
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  const { zh, en } = splitName(agency.name);
  return {
    logo: '',
    banner: '',
    phone: '',
    email: '',
    terms_zh: '',
    terms_en: '',
    footer: '',
    company_zh: zh,
    company_en: en,
    address: addressLine(agency),
    accent: voucherAccents[0],
    languages: ['zh', 'en'],
    show_price: false,
    show_policy: true,
  };
}

function dataUrl(jpeg: Buffer | null): string {
  return jpeg ? `data:image/jpeg;base64,${jpeg.toString('base64')}` : '';
}
