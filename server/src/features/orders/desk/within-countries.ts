import { type RawBuilder, sql } from 'kysely';

/**
 * Condition on `orders` for the staff: services in the countries that the caller's role is limited to. Undefined
 * without a limit.
 */
export function withinCountries(countries: readonly string[] | null): RawBuilder<boolean> | undefined {
  return countries ? sql<boolean>`orders.country = ANY (${[...countries]}::text[])` : undefined;
}
