import { type RawBuilder, sql } from 'kysely';
import { entryOfOrder } from '../orders/for-products.ts';
import type { QueueRow, QueueSource } from '../queues/queues.ts';
import { cashQueue } from './cash/cash-queue.ts';

/** Time before a ride from which a missing driver is listed. */
const AHEAD_MS = 24 * 3_600_000;
/** Time before a ride from which a driver who is still on the road is listed. */
const LATE_AHEAD_MS = 2 * 3_600_000;

/** Condition on `ride`: its driver or vehicle is absent during it. */
const isAbsent = sql`EXISTS (
    SELECT FROM absences absence WHERE (absence.driver_id = ride.driver_id OR absence.vehicle_id = ride.vehicle_id)
      AND absence.starts_at < ride.ends_at + ride.back_minutes * interval '1 minute'
      AND absence.ends_at > ride.starts_at - ride.out_minutes * interval '1 minute')`;

/**
 * Rides that begin within 24 hours without a driver or with a clash: the driver or vehicle is out of service, absent, or
 * still on an earlier ride that should have ended. They are due when they begin, and stay listed until their end.
 */
const rideQueue: QueueSource = {
  name: 'rides',
  kind: 'ride',
  view: '/console/dispatch/view',
  act: '/console/dispatch/edit',
  select: (now) => sql<QueueRow>`
    SELECT ride.id, ${entryOfOrder},
      CASE WHEN ride.status = 'unassigned' THEN 'no_driver' WHEN NOT driver.active THEN 'driver_gone'
        WHEN NOT vehicle.active THEN 'vehicle_gone' WHEN ${isAbsent} THEN 'absent' ELSE 'still_busy' END AS matter,
      greatest(coalesce(orders.confirmed_at, orders.created_at),
        ride.starts_at - ${sql.lit(AHEAD_MS)} * interval '1 millisecond') AS since,
      ride.starts_at AS due, NULL::bigint AS owner_id
    FROM rides ride JOIN orders ON orders.id = ride.order_id
      LEFT JOIN drivers driver ON driver.id = ride.driver_id LEFT JOIN vehicles vehicle ON vehicle.id = ride.vehicle_id
    WHERE ride.active AND orders.order_status IN ('confirmed', 'in_service')
      AND (ride.status = 'unassigned'
        OR ride.status = 'assigned' AND (NOT driver.active OR NOT vehicle.active OR ${isAbsent}
          OR ${isStillBusy(now)}))
      AND ride.starts_at <= ${new Date(now.getTime() + AHEAD_MS)}::timestamptz AND ride.ends_at > ${now}::timestamptz`,
};

/** Condition on `ride`: it begins soon, and its driver or vehicle is late on an earlier ride. */
function isStillBusy(now: Date): RawBuilder<unknown> {
  return sql`ride.starts_at <= ${new Date(now.getTime() + LATE_AHEAD_MS)}::timestamptz AND EXISTS (
    SELECT FROM rides late WHERE late.active AND late.status IN ('en_route', 'on_location', 'on_board')
      AND (late.driver_id = ride.driver_id OR late.vehicle_id = ride.vehicle_id)
      AND late.starts_at < ride.starts_at AND late.ends_at <= ${now}::timestamptz)`;
}

/**
 * Rides whose driver has waited until the end of the grace period without the guests: the staff decide between a
 * no-show and a longer wait. The decision is due at once.
 */
const noShowQueue: QueueSource = {
  name: 'noShows',
  kind: 'ride',
  view: '/console/order/view',
  act: '/console/order/noShow',
  select: (now) => sql<QueueRow>`
    SELECT ride.id, ${entryOfOrder}, '' AS matter, orders.no_show_from AS since, orders.no_show_from AS due,
      NULL::bigint AS owner_id
    FROM rides ride JOIN orders ON orders.id = ride.order_id
    WHERE ride.active AND ride.status = 'on_location' AND orders.order_status IN ('confirmed', 'in_service')
      AND orders.no_show_from <= ${now}::timestamptz`,
};

/** Queues of rides, and of the cash that drivers took on them, for the staff. */
export const fleetQueues = { rides: rideQueue, noShows: noShowQueue, driverCash: cashQueue } as const;
