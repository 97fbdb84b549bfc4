import { type RawBuilder, sql } from 'kysely';
import type { Products } from '../products.ts';
import { LONGEST_DAYS } from './count-ahead.ts';

/** Lists the products with check-in and check-out, whose orders have a day of departure. */
export function stayNames(products: Products): string[] {
  return products.all.filter(({ hasCheckIn }) => hasCheckIn).map(({ name }) => name);
}

/**
 * Builds the condition on `orders`: the service begins on a day, or a stay ends on it; local to its place. The bounds on
 * the start can use an index: no zone is more than a day away from UTC.
 */
export function isOnDay(products: Products, day: string): RawBuilder<boolean> {
  return sql<boolean>`orders.service_start >= (${day}::date - 1 - ${LONGEST_DAYS}::int)::timestamp AT TIME ZONE 'UTC'
    AND orders.service_start < (${day}::date + 2)::timestamp AT TIME ZONE 'UTC'
    AND ((orders.service_start AT TIME ZONE orders.tz)::date = ${day}::date
      OR (orders.product = ANY(${stayNames(products)}::text[])
        AND (orders.service_end AT TIME ZONE orders.tz)::date = ${day}::date))`;
}
