import { maxCounted } from '@serai/contract/counted';
import { type RawBuilder, sql } from 'kysely';

/** Tables of words for staff, with the column of what they belong to. */
const idOf = {
  agency_search: 'agency_id',
  invoice_search: 'invoice_id',
  receipt_search: 'receipt_id',
  work_order_search: 'work_order_id',
} as const;

/** Maximum number of rows of words that are read per keyword; more than lists count. */
const maxRead = 2 * maxCounted;

/**
 * Selects the `id` of what a keyword matches, the `most` highest ids first: whole words if anything has them,
 * otherwise words that begin like those of the keyword. Nothing for a keyword without a word.
 */
export function selectByWords(
  table: keyof typeof idOf,
  keyword: string,
  most = maxRead,
): RawBuilder<{ id: number }> {
  // Words for staff have the owner 0. Materialised queries are planned without the limit, which would favour reading
  // the whole table over the index, and still read no more rows than it admits.
  const matching = (isWhole: boolean) => sql`
    SELECT ${sql.ref(idOf[table])} AS id FROM ${sql.table(table)}
    WHERE words @@ (SELECT order_query(0, ${keyword}::text, ${isWhole}))`;
  return sql<{ id: number }>`
    WITH whole AS MATERIALIZED (${matching(true)}), begun AS MATERIALIZED (${matching(false)})
    SELECT id FROM (
      (SELECT id FROM whole LIMIT ${sql.lit(maxRead)})
      UNION (SELECT id FROM begun WHERE NOT EXISTS (SELECT FROM whole) LIMIT ${sql.lit(maxRead)})
    ) AS matched ORDER BY id DESC LIMIT ${most}`;
}
