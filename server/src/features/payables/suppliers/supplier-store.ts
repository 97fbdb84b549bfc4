import { inLanguage, type Lang } from '@serai/phrases/lang';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SuppliersTable } from '../../../tables.ts';

export type SupplierRow = Selectable<SuppliersTable>;

export async function insertSupplier(trx: Trx, supplier: Insertable<SuppliersTable>): Promise<number> {
  return (await trx.insertInto('suppliers').values(supplier).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateSupplier(
  trx: Trx,
  id: number,
  changes: Updateable<SuppliersTable>,
): Promise<void> {
  await trx.updateTable('suppliers').set(changes).where('id', '=', id).execute();
}

/** Finds a supplier; refuses an unknown one with `not_found`. */
export async function findSupplier(db: Db | Trx, id: number): Promise<SupplierRow> {
  const found = await db.selectFrom('suppliers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) throw new AppError('not_found');
  return found;
}

/** Locks a supplier against concurrent changes and payments; refuses an unknown one with `not_found`. */
export async function lockSupplier(trx: Trx, id: number): Promise<SupplierRow> {
  const found = await trx
    .selectFrom('suppliers')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw new AppError('not_found');
  return found;
}

/** Hotels of a supplier, by name; at most 300. */
export async function listHotelsOf(db: Db | Trx, supplierId: number) {
  return db
    .selectFrom('supplier_hotels as of')
    .innerJoin('hotels', 'hotels.id', 'of.hotel_id')
    .select(['hotels.id', 'hotels.name_zh', 'hotels.name_en'])
    .where('of.supplier_id', '=', supplierId)
    .orderBy('hotels.name_en')
    .limit(300)
    .execute();
}

/** Companies of a supplier, by name; at most 300. */
export async function listCompaniesOf(db: Db | Trx, supplierId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('supplier_companies')
    .select('company')
    .where('supplier_id', '=', supplierId)
    .orderBy('company')
    .limit(300)
    .execute();
  return rows.map(({ company }) => company);
}

/** Later costs of a hotel are owed to the supplier. */
export async function upsertHotel(trx: Trx, hotelId: number, supplierId: number): Promise<void> {
  await sql`
    INSERT INTO supplier_hotels (hotel_id, supplier_id) VALUES (${hotelId}, ${supplierId})
    ON CONFLICT (hotel_id) DO UPDATE SET supplier_id = excluded.supplier_id`.execute(trx);
}

/** Later costs of a company are owed to the supplier. */
export async function upsertCompany(trx: Trx, company: string, supplierId: number): Promise<void> {
  await sql`
    INSERT INTO supplier_companies (company, supplier_id) VALUES (${company}, ${supplierId})
    ON CONFLICT (company) DO UPDATE SET supplier_id = excluded.supplier_id`.execute(trx);
}

/** Returns the names of suppliers in a language, by id. */
export async function nameSuppliers(
  db: Db | Trx,
  ids: readonly number[],
  lang: Lang,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('suppliers')
    .select(['id', 'name_zh', 'name_en'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ id, name_zh, name_en }) => [id, inLanguage(lang, { zh: name_zh, en: name_en })]),
  );
}
