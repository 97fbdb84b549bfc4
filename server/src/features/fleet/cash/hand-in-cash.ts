import type { ReplyOf } from '@serai/contract/endpoint';
import type { handInCash as endpoint } from '@serai/contract/vehicles/cash';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { formatMoney } from '../../../domain/money.ts';
import { AppError, refusedField, refusedInput } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { refuseDependent } from '../../concessions/concessions.ts';
import { type CashRow, findCash, insertHandIn, lockCash } from './cash-store.ts';
import { stateOfCash } from './decide-cash.ts';
import { presentCash } from './present-cash.ts';

/**
 * Records that a driver handed cash in: the records, and the sum that was counted. The receiver recorded none of them:
 * otherwise one person could record a smaller sum and keep the rest. A difference needs a reason and stays visible.
 */
export async function handInCash(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const { cash_ids, counted, handed_in_on, reason } = input;
  const { userId, scope } = operatorOf(call);
  const rows = await lockCash(trx, cash_ids, scope);
  const first = rows[0]!;
  const { driver_id, currency } = first;
  if (rows.some((row) => stateOfCash(row) !== 'open')) throw new AppError('cash_wrong_state');
  if (rows.some((row) => row.driver_id !== driver_id || row.currency !== currency)) {
    throw new AppError('cash_mixed');
  }
  for (const askedBy of new Set(rows.map(({ recorded_by }) => recorded_by))) {
    await refuseDependent(trx, { askedBy, decidedBy: userId, own: 'cash_own' });
  }
  refuseWrongDay(rows, handed_in_on, now);
  const expected = rows.reduce((sum, { amount }) => sum + amount, 0);
  if (counted !== expected && reason === '') throw refusedInput('reason', 'difference_reason_required');
  const ids = rows.map(({ id }) => id);
  await insertHandIn(
    trx,
    { driver_id, currency, expected, counted, reason, handed_in_on, received_by: userId, received_at: now },
    ids,
  );
  return {
    reply: { list: (await findCash(trx, ids)).map((row) => presentCash(row, call)) },
    did: {
      on: { kind: 'driver', id: driver_id, name: first.driver_en },
      before: { cash: formatMoney({ amount: expected, currency }) },
      after: {
        cash: formatMoney({ amount: 0, currency }),
        cash_counted: formatMoney({ amount: counted, currency }),
        handed_in_on,
      },
      reason,
    },
  };
}

/** Refuses a day before the latest record, and one that has not begun at the place of the latest ride. */
function refuseWrongDay(rows: readonly CashRow[], day: string, now: Date): void {
  const latest = rows.reduce((one, other) => (other.taken_at > one.taken_at ? other : one));
  const taken = localDate(latest.taken_at.getTime(), latest.tz);
  if (day < taken || day > localDate(now.getTime(), latest.tz)) {
    throw refusedField('handed_in_on', 'hand_in_day_wrong', { day: taken });
  }
}
