import type { VoucherSetting } from '@serai/contract/vouchers/vouchers';
import type { Db } from '../../calls.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { refusedInput } from '../../platform/http/app-error.ts';
import { shrinkPicture } from '../../platform/pictures/shrink-picture.ts';
import { openAgencyPicture } from '../uploads/uploads.ts';
import type { Prints } from './setting-store.ts';

/** Pixels: twice the width on a phone, and 300 dpi at the printed width. */
const shapes = {
  logo: { width: 600, height: 240, least: 64, ratio: 8 },
  banner: { width: 1560, height: 390, least: 480, ratio: 12 },
} as const;

/**
 * Prints of a setting's pictures. Refuses, naming the field, a picture not uploaded by the agency, and one
 * that is too small or too elongated.
 */
export async function printPictures(
  deps: { db: Db; storages: Storages },
  agencyId: number,
  setting: Pick<VoucherSetting, 'logo' | 'banner'>,
): Promise<Prints> {
  const print = async (field: keyof Prints) => {
    if (setting[field] === '') return null;
    const file = await openAgencyPicture(deps, agencyId, setting[field]);
    if (!file) throw refusedInput(`setting.${field}`, 'picture_not_own');
    const { least, ratio, ...bounds } = shapes[field];
    const small = await shrinkPicture(file, { ...bounds, least, ratio });
    if (!small) throw refusedInput(`setting.${field}`, 'picture_unfit', { least, ratio });
    return small;
  };
  return { logo: await print('logo'), banner: await print('banner') };
}
