import { type RawBuilder, sql } from 'kysely';

/** Tables of words for staff, with the column of what they belong to. */
const idOf = {
  agency_search: 'agency_id',
  invoice_search: 'invoice_id',
  receipt_search: 'receipt_id',
  work_order_search: 'work_order_id',
} as const;

/** Maximum number of rows of words that are read per keyword. */
const maxRead = 5000;

/**
 * Selects the `id` of what a keyword matches, the `most` highest ids first: whole words if anything has them,
 * otherwise words that begin like those of the keyword. Nothing for a keyword without a word.
 */
export function selectByWords(
  table: keyof typeof idOf,
  keyword: string,
  most = maxRead,
): RawBuilder<{ id: number }> {
  // Words for staff have the owner 0.
  const matching = (isWhole: boolean) => sql`
    SELECT ${sql.ref(idOf[table])} AS id FROM ${sql.table(table)}
    WHERE words @@ (SELECT order_query(0, ${keyword}::text, ${isWhole})) LIMIT ${sql.lit(maxRead)}`;
  return sql<{ id: number }>`
    WITH whole AS MATERIALIZED (${matching(true)})
    SELECT id FROM (
      SELECT id FROM whole
      UNION SELECT id FROM (${matching(false)}) AS begun WHERE NOT EXISTS (SELECT FROM whole)
    ) AS matched ORDER BY id DESC LIMIT ${most}`;
}
