import type { ReplyOf } from '@serai/contract/endpoint';
import type { saveVoucherSetting as endpoint } from '@serai/contract/vouchers/vouchers';
import { type Call, type Db, memberOf } from '../../calls.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { printPictures } from './print-pictures.ts';
import { upsertSetting } from './setting-store.ts';
import { showSetting } from './show-setting.ts';

/** Saves the look of vouchers for a scope, effective for those made later. Refuses like `printPictures`. */
export async function saveSetting(
  deps: { db: Db; storages: Storages },
  { input, caller, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf({ caller });
  const { product, setting } = input;
  const prints = await printPictures(deps, member.agencyId, setting);
  const { agencyId, userId } = member;
  await upsertSetting(deps.db, { agencyId, product, userId }, { setting, prints }, now);
  return showSetting(deps.db, member, product);
}
