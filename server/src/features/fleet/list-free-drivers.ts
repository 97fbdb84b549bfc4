import type { listFreeDrivers as endpoint } from '@serai/contract/dispatch';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Db } from '../../calls.ts';
import { inLang } from '../../platform/lang/in-lang.ts';
import { findRide, listFreeDriverRows, listFreeVehicleRows } from './dispatch-store.ts';

/** Who and what is free for a ride; the one who has it now counts as free. */
export async function listFreeDrivers(
  db: Db,
  { input, lang }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const ride = await findRide(db, input.ride_id);
  const drivers = await listFreeDriverRows(db, ride);
  const vehicles = await listFreeVehicleRows(db, ride);
  return {
    drivers: drivers.map((row) => ({
      id: row.id,
      name: inLang(row.name_zh, row.name_en, lang),
      phone: row.phone,
      languages: row.languages,
    })),
    vehicles: vehicles.map((row) => ({
      id: row.id,
      plate_number: row.plate_number,
      model: inLang(row.name_zh, row.name_en, lang),
      seats: row.seats,
    })),
  };
}
