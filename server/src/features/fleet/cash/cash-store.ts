import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, StaffScope, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CashHandInsTable, DriverCashTable } from '../../../tables.ts';
import { withinScope } from '../../orders/for-products.ts';

/** A record with the columns that lists show. */
export interface CashRow extends Selectable<DriverCashTable> {
  order_id: number;
  order_sn: string;
  tz: string;
  driver_zh: string;
  driver_en: string;
  recorder: string;
  voider: string | null;
  /** Columns of the hand-in; null while open. */
  expected: number | null;
  counted: number | null;
  hand_in_reason: string | null;
  handed_in_on: string | null;
  received_by: number | null;
  receiver: string | null;
}

/** Tables of the conditions on records: `cash`, its ride, order and driver. */
export const cashTables = sql`FROM driver_cash cash JOIN rides ON rides.id = cash.ride_id
  JOIN orders ON orders.id = rides.order_id JOIN drivers driver ON driver.id = cash.driver_id`;

/** Condition on `cash`: the driver still has the money. */
export const isOpenCash = sql<boolean>`cash.hand_in_id IS NULL AND cash.voided_at IS NULL`;

/** Selects records that fulfil a condition on `cashTables`. */
export function selectCash(condition: RawBuilder<unknown>): RawBuilder<CashRow> {
  return sql<CashRow>`
    SELECT cash.*, orders.id AS order_id, orders.sn AS order_sn, rides.tz, driver.name_zh AS driver_zh,
      driver.name_en AS driver_en, recorder.nickname AS recorder, voider.nickname AS voider, hand_in.expected,
      hand_in.counted, hand_in.reason AS hand_in_reason, hand_in.handed_in_on, hand_in.received_by,
      receiver.nickname AS receiver
    ${cashTables} JOIN users recorder ON recorder.id = cash.recorded_by
      LEFT JOIN users voider ON voider.id = cash.voided_by
      LEFT JOIN cash_hand_ins hand_in ON hand_in.id = cash.hand_in_id
      LEFT JOIN users receiver ON receiver.id = hand_in.received_by
    WHERE ${condition}`;
}

/** Reads existing records by id. */
export async function findCash(db: Db, ids: readonly number[]): Promise<CashRow[]> {
  const wanted = sql`cash.id = ANY (${[...ids]}::bigint[]) ORDER BY cash.id`;
  return (await selectCash(wanted).execute(db)).rows;
}

/** Locks records in id order; refuses with `not_found` if one does not exist or is outside the scope. */
export async function lockCash(trx: Trx, ids: readonly number[], scope: StaffScope): Promise<CashRow[]> {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<{ id: number }>`
    SELECT cash.id ${cashTables}
    WHERE cash.id = ANY (${wanted}::bigint[]) AND ${withinScope(scope) ?? sql`true`}
    ORDER BY cash.id FOR NO KEY UPDATE OF cash`.execute(trx);
  if (rows.length !== wanted.length) throw new AppError('not_found');
  // A second statement sees the changes of the transactions that held the locks before.
  return findCash(trx, wanted);
}

/** Inserts a record and returns its id. */
export async function insertCash(trx: Trx, cash: Insertable<DriverCashTable>): Promise<number> {
  const { id } = await trx.insertInto('driver_cash').values(cash).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Inserts a hand-in and assigns its locked records to it. */
export async function insertHandIn(
  trx: Trx,
  handIn: Insertable<CashHandInsTable>,
  cashIds: readonly number[],
): Promise<void> {
  const { id } = await trx
    .insertInto('cash_hand_ins')
    .values(handIn)
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('driver_cash')
    .set({ hand_in_id: id })
    .where('id', 'in', [...cashIds])
    .execute();
}

/** Voids a locked record. */
export async function updateVoided(
  trx: Trx,
  id: number,
  { userId, reason, now }: { userId: number; reason: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('driver_cash')
    .set({ voided_by: userId, voided_at: now, void_reason: reason })
    .where('id', '=', id)
    .execute();
}

/** A driver who has or had a ride. */
export interface RideDriver {
  ride_id: number;
  id: number;
  name_zh: string;
  name_en: string;
}

/** Drivers who have or had one of these rides, by ride and id. */
export async function listRideDrivers(db: Db, rideIds: readonly number[]): Promise<RideDriver[]> {
  const { rows } = await sql<RideDriver>`
    SELECT DISTINCT past.ride_id, driver.id, driver.name_zh, driver.name_en
    FROM ride_history past JOIN drivers driver ON driver.id = past.driver_id
    WHERE past.ride_id = ANY (${[...rideIds]}::bigint[]) ORDER BY past.ride_id, driver.id`.execute(db);
  return rows;
}
