import type { UserInfo } from '@serai/contract/site/site';
import { accountWords as en } from '@serai/phrases/en/account-words';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { accountWords as zh } from '@serai/phrases/zh/account-words';
import type { Db, Trx } from '../../calls.ts';
import { stockText } from '../../domain/money.ts';
import { toSeconds } from '../../platform/clock.ts';
import { heldNodes } from '../permissions/permissions.ts';
import { findSiteSettings } from '../site/site.ts';
import { findUserRecord } from './user-store.ts';

/**
 * The user object of family calls: money as text, empty without the right to see it; times as unix seconds, 0 for
 * never.
 */
export async function findUserInfo(
  db: Db | Trx,
  userId: number,
  lang: Lang,
  tokens: { token?: string; refresh_token?: string } = {},
): Promise<UserInfo> {
  const user = await findUserRecord(db, userId);
  const { siteNameZh, siteNameEn, currency } = await findSiteSettings(db);
  const maySeeMoney = heldNodes(user).has('/user/account/balance/view');
  const { genders } = inLanguage(lang, { zh, en });
  return {
    id: user.id,
    username: user.username,
    nickname: user.nickname,
    email: user.email ?? '',
    area_num: user.area_num ?? '',
    mobile: user.mobile ?? '',
    full_mobile_text: user.mobile ? `+${user.area_num} ${user.mobile}` : '',
    avatar: user.avatar,
    gender: user.gender,
    gender_text: genders[user.gender] ?? '',
    birthday: user.birthday ?? '',
    // A deposit is a debt of the seller, so its account is negative.
    money: stockText({ amount: maySeeMoney ? -(user.deposit_balance ?? 0) || 0 : 0, currency }),
    score: user.score,
    last_login_time: user.last_login_at ? toSeconds(user.last_login_at) : 0,
    last_login_ip: user.last_login_ip,
    join_time: toSeconds(user.created_at),
    motto: user.motto,
    siteInfo: { siteName: inLanguage(lang, { zh: siteNameZh, en: siteNameEn }), currency },
    role: user.role,
    agency_name: user.agency_name ?? '',
    ...tokens,
  };
}
