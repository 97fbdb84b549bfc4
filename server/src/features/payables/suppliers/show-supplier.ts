import type { ReplyOf } from '@serai/contract/endpoint';
import type { showSupplier as endpoint, Supplier } from '@serai/contract/payables/suppliers';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Call, Db, Trx } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { listEntities } from '../../contracts/contracts.ts';
import { findDeskCalendar, findPriceSettings } from '../../site/site.ts';
import { findSupplier, listCompaniesOf, listHotelsOf } from './supplier-store.ts';
import { openSums, presentSums, type SupplierSums } from './supplier-sums.ts';

/** Shows a supplier and the companies of the seller. */
export async function showSupplier(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const entities = await listEntities(db);
  return {
    supplier: await readSupplier(db, call.input.id, call),
    entities: entities.map(({ id, name_zh, name_en }) => ({
      id,
      name: inLanguage(call.lang, { zh: name_zh, en: name_en }),
    })),
  };
}

/** Reads a supplier with what belongs to it; refuses an unknown one with `not_found`. */
export async function readSupplier(
  db: Db | Trx,
  id: number,
  { lang, now }: { lang: Lang; now: Date },
): Promise<Supplier> {
  const row = await findSupplier(db, id);
  const { currency } = await findPriceSettings(db);
  const { tz } = await findDeskCalendar(db);
  const { rows } = await sql<SupplierSums>`
    SELECT * FROM (${openSums(currency, localDate(now.getTime(), tz))}) sums WHERE supplier_id = ${id}`.execute(
    db,
  );
  const hotels = await listHotelsOf(db, id);
  const nothing: SupplierSums = { owed: 0, services: 0, later: 0, due: 0, overdue: 0 };
  return {
    id,
    name: inLanguage(lang, { zh: row.name_zh, en: row.name_en }),
    name_zh: row.name_zh,
    name_en: row.name_en,
    name_local: row.name_local,
    kind: row.kind,
    tax_number: row.tax_number,
    bank: row.bank,
    terms_days: row.terms_days,
    entity_id: row.entity_id,
    hotels: hotels.map((hotel) => ({
      id: hotel.id,
      name: inLanguage(lang, { zh: hotel.name_zh, en: hotel.name_en }),
    })),
    companies: await listCompaniesOf(db, id),
    ...presentSums(rows[0] ?? nothing, currency),
  };
}
