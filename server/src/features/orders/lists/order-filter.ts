import { type RawBuilder, sql } from 'kysely';
import type { StaffScope } from '../../../calls.ts';
import { withinScope } from '../desk/within-scope.ts';
import type { OrderRow } from '../order-store.ts';

/** Filter of an order list; times are instants, days are local to the place. */
export interface OrderFilter {
  agencyId: number;
  product: string;
  /** Only orders booked by this user. */
  bookedBy: number | undefined;
  status: OrderRow['order_status'] | undefined;
  keyword: string | undefined;
  bookedFrom: Date | undefined;
  bookedBefore: Date | undefined;
  serviceFrom: string | undefined;
  serviceTo: string | undefined;
}

/** Filter of the list for staff: of any agency and product unless named. */
export interface AnyOrderFilter extends Omit<OrderFilter, 'agencyId' | 'product'> {
  agencyId: number | undefined;
  product: string | undefined;
  /** Scope of the role of one of the staff; unset or null for all orders. */
  scope?: StaffScope | null;
  /** Only these orders; unset for all. */
  ids?: readonly number[] | undefined;
}

/** Builds the SQL condition of a filter without its keyword. */
export function matches(filter: AnyOrderFilter): RawBuilder<boolean> {
  const conditions = [
    withinScope(filter.scope),
    filter.ids && sql<boolean>`orders.id = ANY(${[...filter.ids]}::bigint[])`,
    filter.agencyId && sql<boolean>`orders.agency_id = ${filter.agencyId}`,
    filter.product && sql<boolean>`orders.product = ${filter.product}`,
    filter.bookedBy && sql<boolean>`orders.booked_by = ${filter.bookedBy}`,
    filter.status && sql<boolean>`orders.order_status = ${filter.status}`,
    filter.bookedFrom && sql<boolean>`orders.created_at >= ${filter.bookedFrom}`,
    filter.bookedBefore && sql<boolean>`orders.created_at < ${filter.bookedBefore}`,
    filter.serviceFrom && servedFrom(filter.serviceFrom),
    filter.serviceTo && servedTo(filter.serviceTo),
  ].filter((condition) => typeof condition === 'object');
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

/**
 * Builds a condition on the local service date. Its first part can use an index: no zone is more than a day
 * away from UTC.
 */
function servedFrom(day: string): RawBuilder<boolean> {
  return sql<boolean>`orders.service_start >= (${day}::date - 1)::timestamp AT TIME ZONE 'UTC'
    AND (orders.service_start AT TIME ZONE orders.tz)::date >= ${day}::date`;
}

function servedTo(day: string): RawBuilder<boolean> {
  return sql<boolean>`orders.service_start < (${day}::date + 2)::timestamp AT TIME ZONE 'UTC'
    AND (orders.service_start AT TIME ZONE orders.tz)::date <= ${day}::date`;
}
