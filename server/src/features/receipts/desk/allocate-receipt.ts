import type { ReplyOf } from '@serai/contract/endpoint';
import type { allocateReceipt as endpoint } from '@serai/contract/receipts/desk';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { allocateParts } from '../allocate-parts.ts';
import { showForStaff } from '../present-receipt.ts';
import { lockReceipt } from '../receipt-store.ts';

/** Allocates the rest, or a part of it, of a receipt whose agency is known. */
export async function allocateReceipt(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { input, now } = call;
  const receipt = await lockReceipt(trx, input.receipt_id);
  if (!receipt) throw new AppError('not_found');
  const { agency_id } = receipt;
  if (agency_id === null || receipt.reversed_at !== null) throw new AppError('receipt_closed');
  await allocateParts(trx, { ...receipt, agency_id }, input.parts, { userId, now, lang: call.lang });
  const reply = await showForStaff(trx, receipt.id);
  return {
    reply,
    did: {
      on: { kind: 'receipt', id: receipt.id, name: reply.number },
      before: { allocated: receipt.allocated },
      after: { allocated: reply.worth.amount - reply.unallocated.amount },
    },
  };
}
