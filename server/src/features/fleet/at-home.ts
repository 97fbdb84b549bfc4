import { type RawBuilder, sql } from 'kysely';
import type { StaffScope } from '../../calls.ts';

/**
 * Condition on drivers or vehicles by the column of their base: at home in the countries that the reader's role is
 * limited to, or without a base, which is at home anywhere. True without a limit, and without a scope.
 */
export function atHomeWithin(
  scope: StaffScope | null,
  baseId: 'drivers.base_id' | 'vehicles.base_id',
): RawBuilder<boolean> {
  if (!scope?.countries) return sql<boolean>`true`;
  return sql<boolean>`(${sql.ref(baseId)} IS NULL OR ${sql.ref(baseId)} IN (
    SELECT home.id FROM bases home WHERE home.country_code = ANY (${[...scope.countries]}::text[])))`;
}
