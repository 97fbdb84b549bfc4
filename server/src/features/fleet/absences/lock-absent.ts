import type { StaffScope, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { StaffAction } from '../../activity/activity.ts';
import { atHomeWithin } from '../at-home.ts';

/**
 * Locks a driver or vehicle against assignments, whether in service or not; returns it as the object of an action. Refuses
 * one outside the caller's scope as unknown.
 */
export async function lockAbsent(
  trx: Trx,
  kind: 'driver' | 'vehicle',
  id: number,
  scope: StaffScope,
): Promise<StaffAction['on']> {
  const name =
    kind === 'driver' ? await lockDriverName(trx, id, scope) : await lockPlateNumber(trx, id, scope);
  if (name === undefined) throw new AppError(`${kind}_unknown`);
  return { kind, id, name };
}

async function lockDriverName(trx: Trx, id: number, scope: StaffScope): Promise<string | undefined> {
  const row = await trx
    .selectFrom('drivers')
    .select('name_en')
    .where('id', '=', id)
    .where(atHomeWithin(scope, 'drivers.base_id'))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.name_en;
}

async function lockPlateNumber(trx: Trx, id: number, scope: StaffScope): Promise<string | undefined> {
  const row = await trx
    .selectFrom('vehicles')
    .select('plate_number')
    .where('id', '=', id)
    .where(atHomeWithin(scope, 'vehicles.base_id'))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.plate_number;
}
