import type { Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { StaffAction } from '../../activity/activity.ts';

/** Locks a driver or vehicle against assignments, whether in service or not; returns it as the object of an action. */
export async function lockAbsent(
  trx: Trx,
  kind: 'driver' | 'vehicle',
  id: number,
): Promise<StaffAction['on']> {
  const name = kind === 'driver' ? await lockDriverName(trx, id) : await lockPlateNumber(trx, id);
  if (name === undefined) throw new AppError(`${kind}_unknown`);
  return { kind, id, name };
}

async function lockDriverName(trx: Trx, id: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom('drivers')
    .select('name_en')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.name_en;
}

async function lockPlateNumber(trx: Trx, id: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom('vehicles')
    .select('plate_number')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.plate_number;
}
