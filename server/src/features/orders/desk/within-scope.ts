import { type RawBuilder, sql } from 'kysely';
import type { StaffScope } from '../../../calls.ts';

/**
 * Condition on `orders` for the staff: those in the scope of the reader's role. Undefined without a limit, and without a
 * scope.
 */
export function withinScope(scope: StaffScope | null | undefined): RawBuilder<boolean> | undefined {
  const { countries, sellers } = scope ?? {};
  const limits = [
    countries && sql<boolean>`orders.country = ANY (${[...countries]}::text[])`,
    sellers && sql<boolean>`orders.entity_id = ANY (${[...sellers]}::bigint[])`,
  ].filter((limit) => !!limit);
  return limits.length === 0 ? undefined : sql<boolean>`(${sql.join(limits, sql` AND `)})`;
}
