import type { SupplierTerms } from '@serai/contract/hotels/supplier-terms';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';

/** A hotel with the id of its contract, which is null without one, and the time zone of its calendar. */
export interface ContractHotel {
  id: number;
  contract_id: number | null;
  name_zh: string;
  name_en: string;
  city_zh: string;
  city_en: string;
  tz: string;
}

/** Version of a contract with the names of who made, published and undid it; a draft has no time of effect. */
export interface ContractVersion {
  id: number;
  number: number;
  terms: SupplierTerms;
  revision: number;
  made_by: string;
  made_at: Date;
  effective_at: Date | null;
  reason: string | null;
  published_by: string | null;
  published_at: Date | null;
  undone_by: string | null;
  undone_at: Date | null;
}

/** Version in force of a hotel's contract. */
export interface VersionInForce {
  contract_id: number;
  number: number;
  terms: SupplierTerms;
}

/** Maximum number of versions of one contract. */
export const maxVersions = 500;

/** Finds the version of a hotel's contract that is in force at an instant. */
export async function findInForce(
  db: Db | Trx,
  hotelId: number,
  at: Date,
): Promise<VersionInForce | undefined> {
  const { rows } = await sql<VersionInForce>`
    SELECT version.contract_id, version.number, version.terms
    FROM supplier_contracts contract
    JOIN supplier_contract_versions version ON version.contract_id = contract.id
    WHERE contract.hotel_id = ${hotelId}::bigint AND version.undone_at IS NULL AND version.effective_at <= ${at}
    ORDER BY version.effective_at DESC, version.number DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Finds a hotel with its contract, if it has one. Refuses with `not_found`. */
export async function findContractHotel(db: Db | Trx, hotelId: number): Promise<ContractHotel> {
  const { rows } = await sql<ContractHotel>`
    SELECT hotel.id, contract.id AS contract_id, hotel.name_zh, hotel.name_en, city.name_zh AS city_zh,
      city.name_en AS city_en, city.tz
    FROM hotels hotel
    JOIN destinations city ON city.id = hotel.city_id
    LEFT JOIN supplier_contracts contract ON contract.hotel_id = hotel.id
    WHERE hotel.id = ${hotelId}::bigint`.execute(db);
  if (!rows[0]) throw new AppError('not_found');
  return rows[0];
}

/** Locks a hotel's contract, adding it if there is none; returns its id. */
export async function lockContract(trx: Trx, hotelId: number, now: Date): Promise<number> {
  await trx
    .insertInto('supplier_contracts')
    .values({ hotel_id: hotelId, reapply_at: now })
    .onConflict((conflict) => conflict.column('hotel_id').doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('supplier_contracts')
    .select('id')
    .where('hotel_id', '=', hotelId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

/** Versions of a contract, newest first; at most `maxVersions`. */
export async function listVersions(db: Db | Trx, contractId: number): Promise<ContractVersion[]> {
  const { rows } = await sql<ContractVersion>`
    SELECT version.id, version.number, version.terms, version.revision, maker.nickname AS made_by, version.made_at,
      version.effective_at, version.reason, publisher.nickname AS published_by, version.published_at,
      undoer.nickname AS undone_by, version.undone_at
    FROM supplier_contract_versions version
    JOIN users maker ON maker.id = version.made_by
    LEFT JOIN users publisher ON publisher.id = version.published_by
    LEFT JOIN users undoer ON undoer.id = version.undone_by
    WHERE version.contract_id = ${contractId}::bigint
    ORDER BY version.number DESC LIMIT ${maxVersions}`.execute(db);
  return rows;
}

/** Draft of a contract. */
export interface Draft {
  id: number;
  number: number;
  revision: number;
  terms: SupplierTerms;
}

/** Finds the draft of a contract. */
export async function findDraft(db: Db | Trx, contractId: number): Promise<Draft | undefined> {
  const draft = await db
    .selectFrom('supplier_contract_versions')
    .select(['id', 'number', 'revision', 'terms'])
    .where('contract_id', '=', contractId)
    .where('effective_at', 'is', null)
    .executeTakeFirst();
  return draft && { ...draft, terms: draft.terms as SupplierTerms };
}

/** Writes the draft of a locked contract, as a new version unless there is a draft. */
export async function writeDraft(
  trx: Trx,
  contractId: number,
  terms: SupplierTerms,
  { userId, now }: { userId: number; now: Date },
): Promise<{ number: number; revision: number }> {
  const facts = { terms: JSON.stringify(terms), made_by: userId, made_at: now };
  const changed = await trx
    .updateTable('supplier_contract_versions')
    .set(({ eb }) => ({ ...facts, revision: eb('revision', '+', 1) }))
    .where('contract_id', '=', contractId)
    .where('effective_at', 'is', null)
    .returning(['number', 'revision'])
    .executeTakeFirst();
  if (changed) return changed;
  return trx
    .insertInto('supplier_contract_versions')
    .values(({ fn, lit, selectFrom }) => ({
      ...facts,
      contract_id: contractId,
      number: selectFrom('supplier_contract_versions')
        .where('contract_id', '=', contractId)
        .select(sql<number>`${fn.coalesce(fn.max('number'), lit(0))} + 1`.as('next')),
    }))
    .returning(['number', 'revision'])
    .executeTakeFirstOrThrow();
}

/** Publishes a draft. */
export async function publishDraft(
  trx: Trx,
  id: number,
  facts: { effective_at: Date; reason: string; published_by: number; published_at: Date },
): Promise<void> {
  await trx.updateTable('supplier_contract_versions').set(facts).where('id', '=', id).execute();
}

/** Deletes a draft. */
export async function deleteDraft(trx: Trx, id: number): Promise<void> {
  await trx
    .deleteFrom('supplier_contract_versions')
    .where('id', '=', id)
    .where('effective_at', 'is', null)
    .execute();
}

/** Undoes a published version that has not taken effect; returns whether it did. */
export async function markUndone(
  trx: Trx,
  id: number,
  { userId, now }: { userId: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('supplier_contract_versions')
    .set({ undone_by: userId, undone_at: now })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .where('effective_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
