import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import type { PriceGroupsTable } from '../../../tables.ts';

/** Markups of a group on net prices, whole percents by product; negative ones are discounts. */
export type PriceGroup = Selectable<PriceGroupsTable>;
export type PriceGroupFacts = Insertable<PriceGroupsTable>;

export type PricedProduct = 'hotel' | 'car' | 'transfer';

/** Upper bound; more would indicate an automated mistake. */
export const maxPriceGroups = 200;

export async function findPriceGroup(db: Db | Trx, id: number): Promise<PriceGroup | undefined> {
  return db.selectFrom('price_groups').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertPriceGroup(trx: Trx, facts: PriceGroupFacts): Promise<PriceGroup> {
  return trx.insertInto('price_groups').values(facts).returningAll().executeTakeFirstOrThrow();
}

/** All groups in the order of creation. */
export async function listPriceGroups(db: Db | Trx): Promise<PriceGroup[]> {
  return db.selectFrom('price_groups').selectAll().orderBy('id').limit(maxPriceGroups).execute();
}

/** Locks a group against changes. */
export async function lockPriceGroup(trx: Trx, id: number): Promise<PriceGroup | undefined> {
  return trx.selectFrom('price_groups').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Price group of an agency's contract from an instant on; null: net prices. */
export interface GroupVersion {
  agency_id: number;
  valid_from: Date;
  price_group_id: number | null;
}

/** Versions of all agencies that are or were in a group, latest first. */
/** Number of agencies by the price group of their contract in force; null: net prices. */
export async function countGroupMembers(db: Db | Trx, now: Date): Promise<Map<number | null, number>> {
  const { rows } = await sql<{ price_group_id: number | null; agencies: number }>`
    SELECT price_group_id, count(*)::int AS agencies FROM (
      SELECT DISTINCT ON (agency_id) price_group_id FROM agency_contracts
      WHERE valid_from <= ${now} ORDER BY agency_id, valid_from DESC, id DESC) current
    GROUP BY price_group_id`.execute(db);
  return new Map(rows.map(({ price_group_id, agencies }) => [price_group_id, agencies]));
}

export async function listGroupVersions(db: Db): Promise<GroupVersion[]> {
  const { rows } = await sql<GroupVersion>`
    SELECT agency_id, valid_from, price_group_id FROM agency_contracts
    WHERE agency_id IN (SELECT agency_id FROM agency_contracts WHERE price_group_id IS NOT NULL)
    ORDER BY agency_id, valid_from DESC, id DESC`.execute(db);
  return rows;
}
