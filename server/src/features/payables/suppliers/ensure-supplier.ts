import { sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import type { SupplierCost } from '../../orders/orders.ts';
import { insertSupplier } from './supplier-store.ts';

type Owed = SupplierCost['to'];

/** Finds the supplier of a hotel or company; adds one with its name if it has none yet. */
export async function ensureSupplier(trx: Trx, to: Owed, now: Date): Promise<number> {
  const known = await findSupplierOf(trx, to);
  if (known !== undefined) return known;
  // Two orders of a new hotel that end at once must not add two suppliers.
  await sql`SELECT pg_advisory_xact_lock(hashtext('suppliers'))`.execute(trx);
  const added = await findSupplierOf(trx, to);
  if (added !== undefined) return added;
  return 'hotelId' in to ? addForHotel(trx, to.hotelId, now) : addForCompany(trx, to, now);
}

/** Finds the supplier of a hotel or company; undefined if it has none yet. */
export async function findSupplierOf(db: Db | Trx, to: Owed): Promise<number | undefined> {
  const row =
    'hotelId' in to
      ? await db
          .selectFrom('supplier_hotels')
          .select('supplier_id')
          .where('hotel_id', '=', to.hotelId)
          .executeTakeFirst()
      : await db
          .selectFrom('supplier_companies')
          .select('supplier_id')
          .where('company', '=', to.company)
          .executeTakeFirst();
  return row?.supplier_id;
}

async function addForHotel(trx: Trx, hotelId: number, now: Date): Promise<number> {
  const hotel = await trx
    .selectFrom('hotels')
    .select(['name_zh', 'name_en', 'name_local'])
    .where('id', '=', hotelId)
    .executeTakeFirstOrThrow();
  const supplierId = await insertSupplier(trx, {
    name_zh: hotel.name_zh.slice(0, 120),
    name_en: hotel.name_en.slice(0, 120),
    name_local: hotel.name_local.slice(0, 120),
    kind: 'hotel',
    created_at: now,
  });
  await trx.insertInto('supplier_hotels').values({ hotel_id: hotelId, supplier_id: supplierId }).execute();
  return supplierId;
}

async function addForCompany(
  trx: Trx,
  { company, kind }: Extract<Owed, { company: string }>,
  now: Date,
): Promise<number> {
  const supplierId = await insertSupplier(trx, { name_zh: company, name_en: company, kind, created_at: now });
  await trx.insertInto('supplier_companies').values({ company, supplier_id: supplierId }).execute();
  return supplierId;
}
