import { type RawBuilder, sql } from 'kysely';
import type { StaffScope } from '../../../calls.ts';

/**
 * Condition on `orders` for the staff: those in the scope of the reader's role. Undefined without a limit, and without a
 * scope.
 */
export function withinScope(scope: StaffScope | null | undefined): RawBuilder<boolean> | undefined {
  return scope?.countries ? sql<boolean>`orders.country = ANY (${[...scope.countries]}::text[])` : undefined;
}
