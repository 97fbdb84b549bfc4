import type { Lang } from '@serai/phrases/lang';
import type { Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** A user of an agency, with the agency. */
export interface AgencyUserRow {
  id: number;
  username: string;
  nickname: string;
  email: string | null;
  lang: Lang;
  agency_id: number;
  agency_name: string;
}

/** Locks a user of an agency. Refuses an unknown one, and one of the staff, with `not_found`. */
export async function lockAgencyUser(trx: Trx, id: number): Promise<AgencyUserRow> {
  const row = await trx
    .selectFrom('users')
    .innerJoin('agencies', 'agencies.id', 'users.agency_id')
    .select(['users.id', 'username', 'nickname', 'email', 'lang'])
    .select(['agencies.id as agency_id', 'agencies.name as agency_name'])
    .where('users.id', '=', id)
    .forNoKeyUpdate('users')
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return { ...row, lang: row.lang === 'en' ? 'en' : 'zh-cn' };
}
