import { cashQueueDays } from '@serai/contract/vehicles/cash-words';
import { sql } from 'kysely';
import { daysBefore } from '../../../platform/clock.ts';
import { entryOfOrder } from '../../orders/for-products.ts';
import type { QueueRow, QueueSource } from '../../queues/queues.ts';
import { cashTables, isOpenCash } from './cash-store.ts';

/** Days within which the office collects cash, from the entry in the queue. */
const collectDays = 3;

/**
 * Cash that a driver has had for longer than a week. It leaves the queue when it is handed in or voided. Cash that was
 * recorded late enters with its record.
 */
export const cashQueue: QueueSource = {
  name: 'driverCash',
  kind: 'driver_cash',
  view: '/console/driverCash/view',
  act: '/console/driverCash/handIn',
  select: (now) => sql<QueueRow>`
    SELECT cash.id, ${entryOfOrder}, driver.name_en AS matter, listed.since,
      listed.since + ${sql.lit(collectDays)} * interval '1 day' AS due, NULL::bigint AS owner_id
    ${cashTables} CROSS JOIN LATERAL (
      SELECT greatest(cash.taken_at + ${sql.lit(cashQueueDays)} * interval '1 day', cash.recorded_at) AS since) listed
    WHERE ${isOpenCash} AND cash.taken_at <= ${daysBefore(now, cashQueueDays)}::timestamptz`,
};
