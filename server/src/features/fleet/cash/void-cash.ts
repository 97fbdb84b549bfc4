import type { ReplyOf } from '@serai/contract/endpoint';
import type { voidCash as endpoint } from '@serai/contract/vehicles/cash';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { formatMoney } from '../../../domain/money.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { refuseDependent } from '../../concessions/concessions.ts';
import { actionOnOrder } from '../../orders/for-products.ts';
import { findCash, lockCash, updateVoided } from './cash-store.ts';
import { mayVoid, stateOfCash } from './decide-cash.ts';
import { presentCash } from './present-cash.ts';

/**
 * Voids a wrong record, which stays visible with the reason. After the hand-in this takes somebody who neither recorded nor
 * received the money; the hand-in keeps its sums.
 */
export async function voidCash(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const { cash_id, reason } = input;
  const { userId, scope } = operatorOf(call);
  const [cash] = await lockCash(trx, [cash_id], scope);
  const before = stateOfCash(cash!);
  if (before === 'voided') throw new AppError('cash_wrong_state');
  if (!mayVoid(cash!, userId)) throw new AppError('cash_void_own');
  if (before === 'handed_in') {
    for (const askedBy of [cash!.recorded_by, cash!.received_by!]) {
      await refuseDependent(trx, { askedBy, decidedBy: userId, own: 'cash_void_own' });
    }
  }
  await updateVoided(trx, cash_id, { userId, reason, now });
  const [row] = await findCash(trx, [cash_id]);
  const { order_id: id, order_sn: sn, amount, currency } = cash!;
  return {
    reply: { cash: presentCash(row!, call) },
    did: actionOnOrder(
      { id, sn },
      {
        before: { cash: formatMoney({ amount, currency }), cash_state: before },
        after: { cash_state: 'voided' },
        reason,
      },
    ),
  };
}
