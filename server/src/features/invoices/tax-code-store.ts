import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { TaxCodesTable } from '../../tables.ts';

/** A version of how sales of an entity are taxed. */
export type TaxCode = Selectable<TaxCodesTable>;
export type NewTaxCode = Insertable<TaxCodesTable>;

/** Tax codes of sellers, newest first within the same product or fee. */
export async function listTaxCodes(db: Db | Trx, entityIds: readonly number[]): Promise<TaxCode[]> {
  return db
    .selectFrom('tax_codes')
    .selectAll()
    .where('entity_id', 'in', [...entityIds, 0])
    .orderBy('entity_id')
    .orderBy('product')
    .orderBy('covers')
    .orderBy('place')
    .orderBy('valid_from', 'desc')
    .execute();
}

/** Finds several tax codes by their ids. */
export async function findTaxCodes(db: Db | Trx, ids: readonly number[]): Promise<Map<number, TaxCode>> {
  const codes = db.selectFrom('tax_codes').selectAll();
  const rows = await codes.where('id', 'in', [...ids, 0]).execute();
  return new Map(rows.map((code) => [code.id, code]));
}

/** Inserts a version; undefined if there is one for the same day. */
export async function insertTaxCode(trx: Trx, code: NewTaxCode): Promise<TaxCode | undefined> {
  return trx
    .insertInto('tax_codes')
    .values(code)
    .onConflict((known) =>
      known.columns(['entity_id', 'product', 'covers', 'place', 'valid_from']).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}
