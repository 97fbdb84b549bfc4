import type { ReplyOf } from '@serai/contract/endpoint';
import type { listSuppliers as endpoint } from '@serai/contract/payables/suppliers';
import type { SupplierFilter } from '@serai/contract/payables/words';
import { inLanguage } from '@serai/phrases/lang';
import { type RawBuilder, sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { joinConditions, type ListOrder, readList } from '../../../platform/list/read-list.ts';
import { findDeskCalendar, findPriceSettings } from '../../site/site.ts';
import type { SupplierRow } from './supplier-store.ts';
import { openSums, presentSums, type SupplierSums } from './supplier-sums.ts';

interface Row extends Pick<SupplierRow, 'id' | 'name_zh' | 'name_en' | 'kind' | 'terms_days'>, SupplierSums {
  disputed: number;
}

/** Lists a page of suppliers, the largest sum owed first, with the totals of all. */
export async function listSuppliers(
  db: Db,
  { input, lang, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { show, kind, keyword } = input;
  const { currency } = await findPriceSettings(db);
  const { tz } = await findDeskCalendar(db);
  const today = localDate(now.getTime(), tz);
  const sums = openSums(currency, today);
  const from = sql`FROM suppliers supplier LEFT JOIN (${sums}) sums ON sums.supplier_id = supplier.id`;
  const { rows, ...listed } = await readList(db, input, {
    list: ['suppliers', show, kind, keyword],
    order: largestFirst,
    from,
    where: joinConditions([
      show && inFilter[show],
      kind && sql`supplier.kind = ${kind}`,
      keyword && matches(keyword),
    ]),
    select: (wanted) => sql<Row>`
      SELECT supplier.id, supplier.name_zh, supplier.name_en, supplier.kind, supplier.terms_days,
        ${owed} AS owed, coalesce(sums.services, 0) AS services, coalesce(sums.later, 0) AS later,
        coalesce(sums.due, 0) AS due, coalesce(sums.overdue, 0) AS overdue, coalesce(sums.disputed, 0) AS disputed
      ${from} WHERE ${wanted}`,
  });
  return {
    list: rows.map((row) => ({
      id: row.id,
      name: inLanguage(lang, { zh: row.name_zh, en: row.name_en }),
      kind: row.kind,
      terms_days: row.terms_days,
      ...presentSums(row, currency),
      disputed: row.disputed,
    })),
    totals: await readTotals(db, sums, currency),
    ...listed,
  };
}

const owed = sql`coalesce(sums.owed, 0)`;

/** By the sum owed, then by id. */
const largestFirst: ListOrder<Row> = {
  orderBy: sql`${owed} DESC, supplier.id DESC`,
  follows: ([last, id]) => sql`(${owed}, supplier.id) < (${last}::bigint, ${id}::bigint)`,
  keyOf: (row) => [row.owed, row.id],
};

const inFilter: Record<SupplierFilter, RawBuilder<unknown>> = {
  owed: sql`${owed} <> 0`,
  due: sql`coalesce(sums.due, 0) + coalesce(sums.overdue, 0) > 0`,
  overdue: sql`coalesce(sums.overdue, 0) > 0`,
  disputed: sql`coalesce(sums.disputed, 0) > 0`,
};

function matches(keyword: string): RawBuilder<unknown> {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`supplier.name_zh ILIKE ${pattern} OR supplier.name_en ILIKE ${pattern}
    OR supplier.name_local ILIKE ${pattern} OR supplier.tax_number ILIKE ${pattern}
    OR EXISTS (SELECT FROM supplier_hotels of JOIN hotels ON hotels.id = of.hotel_id
      WHERE of.supplier_id = supplier.id AND (hotels.name_zh ILIKE ${pattern} OR hotels.name_en ILIKE ${pattern}))
    OR EXISTS (SELECT FROM supplier_companies of WHERE of.supplier_id = supplier.id AND of.company ILIKE ${pattern})`;
}

async function readTotals(db: Db, sums: RawBuilder<unknown>, currency: string) {
  const { rows } = await sql<SupplierSums & { disputed: number }>`
    SELECT coalesce(sum(owed), 0)::bigint AS owed, coalesce(sum(services), 0)::bigint AS services,
      coalesce(sum(later), 0)::bigint AS later, coalesce(sum(due), 0)::bigint AS due,
      coalesce(sum(overdue), 0)::bigint AS overdue, coalesce(sum(disputed), 0)::int AS disputed
    FROM (${sums}) sums`.execute(db);
  const { disputed, ...totals } = rows[0]!;
  return { ...presentSums(totals, currency), disputed };
}
