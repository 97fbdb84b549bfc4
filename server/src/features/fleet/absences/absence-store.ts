import type { AbsenceKind } from '@serai/contract/vehicles/absence-kinds';
import { sql } from 'kysely';
import type { Db, StaffScope, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { atHomeWithin } from '../at-home.ts';
import type { Whose } from '../neighbour-store.ts';
import type { Stop } from '../positioning.ts';

/** Period in which a driver or vehicle takes no rides. */
export interface Period {
  from: Date;
  until: Date;
}

export async function insertAbsence(
  trx: Trx,
  { kind, id, from, until, note }: Period & { kind: AbsenceKind; id: number; note: string },
): Promise<number> {
  const row = await trx
    .insertInto('absences')
    .values({
      kind,
      driver_id: kind === 'workshop' ? null : id,
      vehicle_id: kind === 'workshop' ? id : null,
      starts_at: from,
      ends_at: until,
      note,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Deletes an absence of a driver or vehicle in a scope and returns it. */
export async function deleteAbsence(trx: Trx, id: number, scope: StaffScope) {
  const row = await trx
    .deleteFrom('absences')
    .where('id', '=', id)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('drivers')
            .select('drivers.id')
            .whereRef('drivers.id', '=', 'absences.driver_id')
            .where(atHomeWithin(scope, 'drivers.base_id')),
        ),
        exists(
          selectFrom('vehicles')
            .select('vehicles.id')
            .whereRef('vehicles.id', '=', 'absences.vehicle_id')
            .where(atHomeWithin(scope, 'vehicles.base_id')),
        ),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

/** Finds, by driver or vehicle, the end of the last absence during a ride with its ways out and back. */
export async function findAbsences(
  db: Db,
  whose: Whose,
  ids: readonly number[],
  ride: Stop,
): Promise<Map<number, Date>> {
  const from = new Date(ride.starts_at.getTime() - ride.out_minutes * MINUTE_MS);
  const until = new Date(ride.ends_at.getTime() + ride.back_minutes * MINUTE_MS);
  const { rows } = await sql<{ id: number; until: Date }>`
    SELECT ${sql.ref(whose)} AS id, max(ends_at) AS until FROM absences
    WHERE ${sql.ref(whose)} = ANY(${[...ids]}::bigint[]) AND starts_at < ${until}::timestamptz
      AND ends_at > ${from}::timestamptz
    GROUP BY 1`.execute(db);
  return new Map(rows.map((row) => [row.id, row.until]));
}

/** Finds the same by ride, of the driver or vehicle to whom it is assigned. */
export async function findAssignedAbsences(
  db: Db,
  whose: Whose,
  rideIds: readonly number[],
): Promise<Map<number, Date>> {
  const { rows } = await sql<{ id: number; until: Date }>`
    SELECT ride.id, max(absence.ends_at) AS until
    FROM rides ride JOIN absences absence ON absence.${sql.ref(whose)} = ride.${sql.ref(whose)}
    WHERE ride.id = ANY(${[...rideIds]}::bigint[])
      AND absence.starts_at < ride.ends_at + ride.back_minutes * interval '1 minute'
      AND absence.ends_at > ride.starts_at - ride.out_minutes * interval '1 minute'
    GROUP BY 1`.execute(db);
  return new Map(rows.map((row) => [row.id, row.until]));
}

/** Maximum number of absences on a board. */
const maxListed = 500;

/** Absences of drivers and vehicles that touch a period, earliest first. */
export async function listAbsences(
  db: Db,
  { drivers, vehicles, from, until }: Period & { drivers: readonly number[]; vehicles: readonly number[] },
) {
  return db
    .selectFrom('absences')
    .leftJoin('drivers', 'drivers.id', 'absences.driver_id')
    .leftJoin('vehicles', 'vehicles.id', 'absences.vehicle_id')
    .selectAll('absences')
    .select(['drivers.name_zh', 'drivers.name_en', 'vehicles.plate_number'])
    .where('absences.starts_at', '<', until)
    .where('absences.ends_at', '>', from)
    .where(({ or }) =>
      or([
        sql<boolean>`absences.driver_id = ANY(${[...drivers]}::bigint[])`,
        sql<boolean>`absences.vehicle_id = ANY(${[...vehicles]}::bigint[])`,
      ]),
    )
    .orderBy('absences.starts_at')
    .orderBy('absences.id')
    .limit(maxListed)
    .execute();
}

const MINUTE_MS = 60_000;
