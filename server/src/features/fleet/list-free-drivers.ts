import type { ReplyOf } from '@serai/contract/endpoint';
import type { listFreeDrivers as endpoint } from '@serai/contract/vehicles/dispatch';
import { inLanguage } from '@serai/phrases/lang';
import type { Call, Db } from '../../calls.ts';
import { findRide, listDriverRows, listVehicleRows, type RideRow } from './dispatch-store.ts';
import { findObstacles, speaksAsked } from './find-obstacles.ts';
import type { Whose } from './neighbour-store.ts';

/**
 * Lists drivers and vehicles that can take a ride, those based at its start first: free, close enough to
 * their adjacent rides, and with the requested language. The current ones count as free.
 */
export async function listFreeDrivers(
  db: Db,
  { input, lang }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const ride = await findRide(db, input.ride_id);
  const speaking = (await listDriverRows(db)).filter(({ languages }) => speaksAsked(ride, languages));
  const drivers = await chooseFree(db, 'driver_id', speaking, ride);
  const vehicles = await chooseFree(db, 'vehicle_id', await listVehicleRows(db, ride), ride);
  return {
    drivers: drivers.map((row) => ({
      id: row.id,
      name: inLanguage(lang, { zh: row.name_zh, en: row.name_en }),
      phone: row.phone,
      languages: row.languages,
      base: inLanguage(lang, { zh: row.base_zh ?? '', en: row.base_en ?? '' }),
    })),
    vehicles: vehicles.map((row) => ({
      id: row.id,
      plate_number: row.plate_number,
      model: inLanguage(lang, { zh: row.name_zh, en: row.name_en }),
      seats: row.seats,
      base: inLanguage(lang, { zh: row.base_zh ?? '', en: row.base_en ?? '' }),
    })),
  };
}

async function chooseFree<R extends { id: number; base_id: number | null }>(
  db: Db,
  whose: Whose,
  rows: readonly R[],
  ride: RideRow,
): Promise<R[]> {
  const hindered = await findObstacles(db, whose, rows, ride);
  const isHome = ({ base_id }: R) => Number(base_id !== null && base_id === ride.from_base_id);
  return rows.filter(({ id }) => !hindered.has(id)).sort((a, b) => isHome(b) - isHome(a) || a.id - b.id);
}
