import type { listFreeDrivers as endpoint } from '@serai/contract/dispatch';
import type { ReplyOf } from '@serai/contract/endpoint';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call, Db } from '../permissions/permissions.ts';
import { listFreeDriverRows, listFreeVehicleRows } from './dispatch-store.ts';

/** Who and what is free for a ride; whoever has it now counts as free. */
export async function listFreeDrivers(
  db: Db,
  { input, lang }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const ride = await db.selectFrom('rides').selectAll().where('id', '=', input.ride_id).executeTakeFirst();
  if (!ride) throw new AppError('not_found');
  const name = (row: { name_zh: string; name_en: string }) => (lang === 'en' ? row.name_en : row.name_zh);
  const drivers = await listFreeDriverRows(db, ride);
  const vehicles = await listFreeVehicleRows(db, ride);
  return {
    drivers: drivers.map((row) => ({
      id: row.id,
      name: name(row),
      phone: row.phone,
      languages: row.languages,
    })),
    vehicles: vehicles.map((row) => ({
      id: row.id,
      plate_number: row.plate_number,
      model: name(row),
      seats: row.seats,
    })),
  };
}
