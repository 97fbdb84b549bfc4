import type { ReplyOf } from '@serai/contract/endpoint';
import type { returnReceipt as endpoint } from '@serai/contract/receipts/bank-line';
import { type Call, operatorOf, type Trx } from '../../../../calls.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { Done } from '../../../activity/activity.ts';
import { reverseReceipt } from '../../desk/reverse-receipt.ts';
import { lockReceipt } from '../../receipt-store.ts';
import { findLine, insertUse, type LineRow, lockOpenLine, presentLine } from './bank-line-store.ts';

/** Reverses the receipt that the bank has returned, with the line's day and text as the reason. */
export async function returnReceipt(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { line_id: id, receipt_id } = call.input;
  const line = await lockOpenLine(trx, id);
  const receipt = await lockReceipt(trx, receipt_id);
  if (!receipt) throw new AppError('not_found');
  if (arrivedOf(receipt) !== -line.amount || receipt.currency !== line.currency) {
    throw new AppError('bank_line_differs');
  }
  const { did } = await reverseReceipt(trx, { ...call, input: { receipt_id, reason: reasonOf(line) } });
  await insertUse(trx, { line_id: id, kind: 'returned', receipt_id, used_by: userId, used_at: call.now });
  return { reply: { line: presentLine(await findLine(trx, id)) }, did };
}

/** Money of a receipt that arrived at the bank, in the currency sent. */
const arrivedOf = ({ gross, bank_charge }: { gross: number; bank_charge: number }) => gross - bank_charge;

function reasonOf({ booked_on, remittance, payer, reference }: LineRow): string {
  return [booked_on, remittance || payer, reference].filter(Boolean).join(' · ').slice(0, 200);
}
