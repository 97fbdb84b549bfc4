import type { ReplyOf } from '@serai/contract/endpoint';
import type { addAbsence as endpoint } from '@serai/contract/vehicles/absences';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { insertAbsence } from './absence-store.ts';
import { lockAbsent } from './lock-absent.ts';

/**
 * Records that a driver or vehicle takes no rides in a period. Locks the driver or vehicle, so that no ride is assigned
 * meanwhile. Rides already assigned stay, and clash on the board.
 */
export async function addAbsence(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { kind, absent_id: id, from, until, note = '' } = call.input;
  if (until <= from) throw new AppError('absence_period_wrong');
  const on = await lockAbsent(trx, kind === 'workshop' ? 'vehicle' : 'driver', id, operatorOf(call).scope);
  const period = { from: new Date(from * 1000), until: new Date(until * 1000) };
  const absence_id = await insertAbsence(trx, { kind, id, ...period, note });
  return {
    reply: { absence_id },
    did: { on, before: null, after: { absence: kind, absent_at: from, absent_until: until }, reason: note },
  };
}
