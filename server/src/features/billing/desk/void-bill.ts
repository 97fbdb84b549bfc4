import type { voidBill as endpoint } from '@serai/contract/billing/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnBill } from '../action-on-bill.ts';
import { announceBill } from '../announce-bill.ts';
import { addBillEvent } from '../bill-store.ts';
import { openAnyBill } from '../open-bill.ts';
import { presentForStaff } from '../present-bill.ts';
import { refuseState } from '../refuse-state.ts';
import { returnLines } from '../return-lines.ts';
import { hasOpenWriteOff } from '../write-off-store.ts';

/** Voids a bill without payments or write-off; its charges are open again. */
export async function voidBill(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { now, lang } = call;
  const { id, reason } = call.input;
  const locked = await openAnyBill(trx, id);
  const { bill } = locked;
  refuseState(bill, bill.paid === 0 ? ['confirmed'] : [], lang);
  if (bill.written_off > 0) throw new AppError('bill_written_off');
  if (await hasOpenWriteOff(trx, id)) throw new AppError('write_off_open');
  const voided = await returnLines(trx, locked, 'void', {
    event: 'voidBill',
    actor: 'operator',
    userId,
    reason,
    now,
  });
  await addBillEvent(trx, bill, { event: 'voided', note: reason, user_id: userId, at: now });
  await announceBill(trx, voided, { event: 'bill_voided', facts: { reason }, now });
  return {
    reply: { bill: await presentForStaff(trx, id, call) },
    did: actionOnBill(bill, voided, reason),
  };
}
