import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { AgencyContractsTable } from '../../tables.ts';

/** A version of an agency's contract; amounts in minor units of the agency's currency. */
export type Contract = Selectable<AgencyContractsTable>;

/** Version in force at an instant: the newest one that has begun. Undefined before the agency's first. */
export async function contractAt(db: Db | Trx, agencyId: number, at: Date): Promise<Contract | undefined> {
  return db
    .selectFrom('agency_contracts')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Creates a new agency's first contract, valid from its creation: no credit, monthly bills. An existing one
 * does not change.
 */
export async function openContract(trx: Trx, agencyId: number): Promise<void> {
  await sql`
    INSERT INTO agency_contracts (agency_id, entity_id, valid_from, credit_limit, cycle, due_days, grace_days, tolerance,
      invoice_when, low_balance, made_at)
    SELECT id, (SELECT min(id) FROM seller_entities), created_at, 0, 'month', 15, 7, 0, 'bill_confirmed', 0, created_at
    FROM agencies
    WHERE id = ${agencyId} AND NOT EXISTS (SELECT FROM agency_contracts WHERE agency_id = ${agencyId})`.execute(
    trx,
  );
}

export async function insertContract(trx: Trx, version: Insertable<AgencyContractsTable>): Promise<Contract> {
  return trx.insertInto('agency_contracts').values(version).returningAll().executeTakeFirstOrThrow();
}

/** A version with the name of its author; empty for the initial one. */
export type ListedContract = Contract & { maker: string };

/** Lists the versions of an agency after a cursor, latest start first. */
export async function listVersions(
  db: Db,
  agencyId: number,
  { after, fetch }: { after: readonly number[] | undefined; fetch: number },
): Promise<ListedContract[]> {
  const [from, id] = after ?? [];
  const isAfter = after
    ? sql`(version.valid_from, version.id) < (${new Date(from!)}, ${id}::bigint)`
    : sql`true`;
  const { rows } = await sql<ListedContract>`
    SELECT version.*, coalesce(users.nickname, '') AS maker
    FROM agency_contracts version LEFT JOIN users ON users.id = version.made_by
    WHERE version.agency_id = ${agencyId} AND ${isAfter}
    ORDER BY version.valid_from DESC, version.id DESC LIMIT ${fetch}`.execute(db);
  return rows;
}

/** Agencies whose terms changed by time between two instants: a version began or a temporary limit ended. */
export async function listTermChanges(db: Db, from: Date, to: Date): Promise<number[]> {
  const { rows } = await sql<{ agency_id: number }>`
    SELECT DISTINCT agency_id FROM agency_contracts
    WHERE valid_from > ${from} AND valid_from <= ${to} AND valid_from > made_at
      OR temporary_until > ${from} AND temporary_until <= ${to}
    ORDER BY agency_id`.execute(db);
  return rows.map(({ agency_id }) => agency_id);
}

/**
 * Whether the terms of any agency contain an amount, which would have another value in another currency.
 * Versions superseded at the same instant do not count.
 */
export async function hasAmounts(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (
      SELECT FROM agency_contracts version
      WHERE (credit_limit > 0 OR temporary_limit > 0 OR tolerance > 0 OR low_balance > 0)
        AND NOT EXISTS (
          SELECT FROM agency_contracts later
          WHERE later.agency_id = version.agency_id AND later.valid_from <= later.made_at
            AND (later.valid_from, later.id) > (version.valid_from, version.id))
    ) AS found`.execute(trx);
  return rows[0]!.found;
}
