import type { ReplyOf } from '@serai/contract/endpoint';
import type { removeAbsence as endpoint } from '@serai/contract/vehicles/absences';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import type { Done } from '../../activity/activity.ts';
import { deleteAbsence } from './absence-store.ts';
import { lockAbsent } from './lock-absent.ts';

/** Removes the record of an absence: the driver or vehicle can be assigned again. */
export async function removeAbsence(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { absence_id } = call.input;
  const { scope } = operatorOf(call);
  const { kind, driver_id, vehicle_id, starts_at, ends_at } = await deleteAbsence(trx, absence_id, scope);
  const on =
    driver_id === null
      ? await lockAbsent(trx, 'vehicle', vehicle_id!, scope)
      : await lockAbsent(trx, 'driver', driver_id, scope);
  return {
    reply: { absence_id },
    did: {
      on,
      before: { absence: kind, absent_at: toSeconds(starts_at), absent_until: toSeconds(ends_at) },
      after: null,
    },
  };
}
