import { maxCounted } from '@serai/contract/counted';
import { type RawBuilder, sql } from 'kysely';

/** SQL expression that counts the rows of a query and stops one above `maxCounted`. */
export function countOf(query: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(SELECT count(*) FROM (${query} LIMIT ${sql.lit(maxCounted + 1)}) AS counted)`;
}

/** Converts a count to the reply of lists. */
export function capped(count: number): { total: number; total_capped: boolean } {
  return { total: Math.min(count, maxCounted), total_capped: count > maxCounted };
}
