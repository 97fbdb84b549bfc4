import type { AgencyUser } from '@serai/contract/agencies/desk';
import { type AgencySort, type AgencyState, agencyStates } from '@serai/contract/agencies/states';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { byId, joinConditions, type ListOrder, type ListQuery } from '../../../platform/list/read-list.ts';
import { selectByWords } from '../search/find-by-words.ts';

/** An agency with its columns for lists. */
export interface AgencyRow {
  id: number;
  name: string;
  tz: string;
  state: AgencyState;
  created_at: Date;
  /** Receivable in minor units of its currency. */
  debt: number;
}

export interface AgencyFilter {
  keyword?: string | undefined;
  state?: AgencyState | undefined;
}

/** State of `agency` as an expression: a stop counts before the verification. */
export const stateOfAgency = sql<AgencyState>`CASE
  WHEN agency.blocked_at IS NOT NULL THEN 'blocked'
  WHEN agency.money_stopped_at IS NOT NULL THEN 'money_stopped'
  WHEN agency.credit_stopped_at IS NOT NULL THEN 'credit_stopped'
  WHEN agency.verified_at IS NULL THEN 'unverified' ELSE 'verified' END`;

/** Declares the list of agencies. */
export function agencyList(filter: AgencyFilter, sort: AgencySort): ListQuery<AgencyRow> {
  return {
    list: ['agencies', sort, filter],
    order: orders[sort],
    where: joinConditions([matches(filter), filter.state && sql`${stateOfAgency} = ${filter.state}`]),
    select: (wanted) => sql<AgencyRow>`
      SELECT agency.id, agency.name, agency.tz, ${stateOfAgency} AS state, agency.created_at,
        coalesce(account.balance, 0) AS debt
      FROM agencies agency
      LEFT JOIN ledger_accounts account ON account.agency_id = agency.id AND account.kind = 'receivable'
        AND account.currency = agency.currency
      WHERE ${wanted}`,
  };
}

/** Counts the agencies per state that match a filter, whatever its state. */
export async function countByState(
  db: Db,
  filter: AgencyFilter,
): Promise<{ state: AgencyState; count: number }[]> {
  const { rows } = await sql<{ state: AgencyState; count: number }>`
    SELECT ${stateOfAgency} AS state, count(*) AS count FROM agencies agency
    WHERE ${matches(filter)} GROUP BY 1`.execute(db);
  return agencyStates.flatMap((state) => rows.filter((row) => row.state === state));
}

function matches({ keyword }: AgencyFilter): RawBuilder<unknown> {
  return keyword ? sql`agency.id IN (${selectByWords('agency_search', keyword)})` : sql`true`;
}

/** Chinese names by their Pinyin. Without an index, because an upgrade of ICU would invalidate it. */
const name = sql`agency.name COLLATE "zh-x-icu"`;

const orders: Record<AgencySort, ListOrder<AgencyRow>> = {
  newest: byId('newest first', 'agency.id'),
  name: {
    orderBy: sql`${name}, agency.id`,
    // A cursor consists of numbers, so the name is that of the last agency.
    follows: ([last]) => sql`(${name}, agency.id) > (
      SELECT shown.name COLLATE "zh-x-icu", shown.id FROM agencies shown WHERE shown.id = ${last}::bigint)`,
    keyOf: ({ id }) => [id],
  },
  debt: {
    orderBy: sql`coalesce(account.balance, 0) DESC, agency.id DESC`,
    follows: ([debt, last]) =>
      sql`(coalesce(account.balance, 0), agency.id) < (${debt}::bigint, ${last}::bigint)`,
    keyOf: ({ debt, id }) => [debt, id],
  },
};

/** A user of an agency. */
export interface UserRow {
  id: number;
  agency_id: number;
  username: string;
  nickname: string;
  email: string | null;
  area_num: string | null;
  mobile: string | null;
  role: AgencyUser['role'];
  disabled_at: Date | null;
  has_second_factor: boolean;
  last_login_at: Date | null;
  created_at: Date;
}

/** Finds the first owner of each agency. */
export async function findOwners(db: Db, agencyIds: readonly number[]): Promise<Map<number, UserRow>> {
  const { rows } = await sql<UserRow>`
    SELECT DISTINCT ON (agency_id) ${userColumns} FROM users
    WHERE agency_id = ANY(${[...agencyIds]}::bigint[]) AND role = 'owner'
    ORDER BY agency_id, id`.execute(db);
  return new Map(rows.map((row) => [row.agency_id, row]));
}

/** Lists the users of an agency, owners first. */
export async function listUsers(db: Db, agencyId: number, limit: number): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`
    SELECT ${userColumns} FROM users WHERE agency_id = ${agencyId}::bigint
    ORDER BY role <> 'owner', id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Lists the companies for which an agency requests invoices, the default first. */
export async function listTitles(
  db: Db,
  agencyId: number,
  limit: number,
): Promise<{ title: string; taxpayer_id: string; address: string }[]> {
  return db
    .selectFrom('invoice_titles')
    .select(['title', 'taxpayer_id', 'address'])
    .where('agency_id', '=', agencyId)
    .where('kind', '=', 'company')
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

const userColumns = sql`
  id, agency_id, username, nickname, email, area_num, mobile, role, disabled_at, last_login_at, created_at,
  EXISTS (SELECT FROM second_factors WHERE user_id = users.id AND confirmed_at IS NOT NULL) AS has_second_factor`;
