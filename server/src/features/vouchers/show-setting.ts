import type { ReplyOf } from '@serai/contract/endpoint';
import type { VoucherScope } from '@serai/contract/vouchers/design';
import type { showVoucherSetting as endpoint } from '@serai/contract/vouchers/vouchers';
import type { Db, Member } from '../../calls.ts';
import { readLook } from './read-look.ts';

/** Shows the look of an agency's vouchers for a scope. */
export async function showSetting(
  db: Db,
  member: Member,
  product: VoucherScope,
): Promise<ReplyOf<typeof endpoint>> {
  const { setting, isOwn } = await readLook(db, member.agencyId, product);
  return { setting, is_own: isOwn, can_save: member.nodes.has('/user/manage/voucherSetting/save') };
}
