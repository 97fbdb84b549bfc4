import type { SpendingLimits } from '@serai/contract/accounts/sub-accounts';
import { type SubAccountRole, subAccountRoles } from '@serai/contract/permissions';
import type { Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { countOf } from '../../platform/list/count.ts';
import type { Page } from '../../platform/list/page.ts';

/** A stored sub-account, with the name, zone and currency of its agency. */
export interface SubAccountRow extends SpendingLimits {
  id: number;
  agency_id: number;
  agency_name: string;
  tz: string;
  currency: string;
  username: string;
  nickname: string;
  email: string | null;
  lang: Lang;
  role: SubAccountRole;
  nodes: string[] | null;
  disabled_at: Date | null;
  last_login_at: Date | null;
  created_at: Date;
}

/** Returns a page of an agency's sub-accounts, oldest first. */
export async function listSubAccountRows(
  db: Db,
  { agencyId, id }: { agencyId: number; id: number | undefined },
  { after, fetch, offset }: Pick<Page<SubAccountRow>, 'after' | 'fetch' | 'offset'>,
): Promise<SubAccountRow[]> {
  const rows = await selectSubAccounts(db, agencyId)
    .$if(id !== undefined, (query) => query.where('users.id', '=', id!))
    .$if(after !== undefined, (query) => query.where('users.id', '>', after![0]!))
    .orderBy('users.id')
    .limit(fetch)
    .offset(offset)
    .execute();
  return rows as SubAccountRow[];
}

/** Counts the sub-accounts of an agency, or those with this id, up to the limit for lists. */
export async function countSubAccounts(
  db: Db,
  { agencyId, id = null }: { agencyId: number; id: number | null | undefined },
): Promise<number> {
  const accounts = sql`SELECT FROM users WHERE agency_id = ${agencyId}
    AND role = ANY(${[...subAccountRoles]}::text[]) AND (${id}::bigint IS NULL OR id = ${id}::bigint)`;
  const { rows } = await sql<{ count: number }>`SELECT ${countOf(accounts)} AS count`.execute(db);
  return rows[0]!.count;
}

/** Currency of an agency's limits. */
export async function findCurrency(db: Db, agencyId: number): Promise<string> {
  const { currency } = await db
    .selectFrom('agencies')
    .select('currency')
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  return currency;
}

export async function findSubAccount(db: Db, agencyId: number, id: number) {
  const row = await selectSubAccounts(db, agencyId).where('users.id', '=', id).executeTakeFirst();
  return row as SubAccountRow | undefined;
}

/** As above, locked to serialise changes and payments of one sub-account. */
export async function lockSubAccount(trx: Trx, agencyId: number, id: number) {
  const [row] = await lockSubAccounts(trx, agencyId, [id]);
  return row;
}

/** Several at once, locked in id order. */
export async function lockSubAccounts(
  trx: Trx,
  agencyId: number,
  ids: readonly number[],
): Promise<SubAccountRow[]> {
  const rows = await selectSubAccounts(trx, agencyId)
    .where('users.id', 'in', [...ids])
    .orderBy('users.id')
    .forNoKeyUpdate('users')
    .execute();
  return rows as SubAccountRow[];
}

function selectSubAccounts(db: Db | Trx, agencyId: number) {
  return db
    .selectFrom('users')
    .innerJoin('agencies', 'agencies.id', 'users.agency_id')
    .select([
      'users.id',
      'users.agency_id',
      'agencies.name as agency_name',
      'agencies.tz',
      'agencies.currency',
      'users.username',
      'users.nickname',
      'users.email',
      'users.lang',
      'users.role',
      'users.nodes',
      'users.order_limit',
      'users.day_limit',
      'users.month_limit',
      'users.products',
      'users.pay_channels',
      'users.disabled_at',
      'users.last_login_at',
      'users.created_at',
    ])
    .where('users.agency_id', '=', agencyId)
    .where('users.role', 'in', [...subAccountRoles]);
}

/** Returns whether any sub-account has spending limits. */
export async function hasSpendingLimits(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`SELECT EXISTS (SELECT FROM users WHERE greatest(order_limit, day_limit, month_limit) > 0) AS found`.execute(
    trx,
  );
  return rows[0]!.found;
}
