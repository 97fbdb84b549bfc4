import type { Lang } from '@serai/phrases/lang';
import type { Db, Trx } from '../../calls.ts';

/** Data needed for a user's changes of the own account. */
export interface OwnAccount {
  id: number;
  username: string;
  email: string | null;
  area_num: string | null;
  mobile: string | null;
  password_hash: string;
  avatar: string;
  lang: Lang;
  /** Time zone of the user's agency; for operators that of the seller. */
  tz: string;
}

const SELLER_ZONE = 'Asia/Shanghai';

export async function findOwnAccount(db: Db, userId: number): Promise<OwnAccount> {
  return asOwnAccount(await selectOwnAccount(db, userId).executeTakeFirstOrThrow());
}

/** As above, locked against other changes of the user. */
export async function lockOwnAccount(trx: Trx, userId: number): Promise<OwnAccount> {
  return asOwnAccount(await selectOwnAccount(trx, userId).forNoKeyUpdate('users').executeTakeFirstOrThrow());
}

function selectOwnAccount(db: Db | Trx, userId: number) {
  return db
    .selectFrom('users')
    .leftJoin('agencies', 'agencies.id', 'users.agency_id')
    .select([
      'users.id',
      'users.username',
      'users.email',
      'users.area_num',
      'users.mobile',
      'users.password_hash',
      'users.avatar',
      'users.lang',
      'agencies.tz',
    ])
    .where('users.id', '=', userId);
}

function asOwnAccount(
  row: Omit<OwnAccount, 'lang' | 'tz'> & { lang: string; tz: string | null },
): OwnAccount {
  return { ...row, lang: row.lang === 'en' ? 'en' : 'zh-cn', tz: row.tz ?? SELLER_ZONE };
}
