import { maxCounted } from '@serai/contract/counted';
import { type RawBuilder, sql } from 'kysely';

/** How many rows a query answers, as an expression that stops counting one above `maxCounted`. */
export function countOf(query: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(SELECT count(*) FROM (${query} LIMIT ${sql.lit(maxCounted + 1)}) AS counted)`;
}

/** A count as lists answer it. */
export function capped(count: number): { total: number; total_capped: boolean } {
  return { total: Math.min(count, maxCounted), total_capped: count > maxCounted };
}
