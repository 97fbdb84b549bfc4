import type { ReplyOf } from '@serai/contract/endpoint';
import type { reverseReceipt as endpoint } from '@serai/contract/receipts/desk';
import { receiptNumber } from '@serai/contract/receipts/receipt-number';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { bankChargeLines, reversed, topUpLines } from '../../../domain/ledger/lines.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { lockBills, unpayBill } from '../../billing/billing.ts';
import { announce } from '../../messages/messages.ts';
import { findFinance } from '../../people/people.ts';
import { post } from '../../wallet/wallet.ts';
import { lockDeclaration, updateDeclaration } from '../declaration-store.ts';
import { showForStaff } from '../present-receipt.ts';
import { listReceiptMoves, listValidAllocations, lockReceipt, updateReversed } from '../receipt-store.ts';

/**
 * Reverses a receipt with everything it paid, and reopens its declaration. Its part of the deposit must still
 * be there, otherwise `balance_too_low`. The agency is notified if known.
 */
export async function reverseReceipt(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { input, now } = call;
  const { receipt_id: id, reason } = input;
  const receipt = await lockReceipt(trx, id);
  if (!receipt) throw new AppError('not_found');
  if (receipt.reversed_at !== null) throw new AppError('receipt_closed');
  const { agency_id, declaration_id } = receipt;
  const declaration = declaration_id === null ? undefined : await lockDeclaration(trx, declaration_id);
  if (agency_id !== null) await reverseAllocation(trx, { id, agencyId: agency_id }, { userId, reason, now });
  await updateReversed(trx, id, { userId, now, reason });
  if (declaration) await updateDeclaration(trx, declaration.id, 'declared');
  const reply = await showForStaff(trx, id);
  if (agency_id !== null) {
    await announce(trx, {
      agencyId: agency_id,
      event: 'receipt_reversed',
      now,
      facts: {
        amount: reply.gross,
        worth: reply.worth,
        received_on: reply.received_on,
        reason,
        receipt_id: id,
      },
      to: [...(declaration ? [declaration.declared_by] : []), ...(await findFinance(trx, agency_id))],
    });
  }
  return {
    reply,
    did: {
      on: { kind: 'receipt', id, name: receiptNumber(id) },
      before: { reversed: false, allocated: receipt.allocated },
      after: { reversed: true, allocated: 0 },
      reason,
    },
  };
}

/** Takes back what a locked receipt has paid: first reopens the bills, then debits the deposit. */
async function reverseAllocation(
  trx: Trx,
  { id, agencyId }: { id: number; agencyId: number },
  { userId, reason, now }: { userId: number; reason: string; now: Date },
): Promise<void> {
  const of = { agencyId, receiptId: id, userId, now };
  const parts = await listValidAllocations(trx, id);
  await lockBills(
    trx,
    parts.flatMap(({ bill_id }) => bill_id ?? []),
    agencyId,
  );
  for (const { bill_id: billId, posting_id: postingId } of parts) {
    if (billId !== null) await unpayBill(trx, { ...of, billId, postingId, reason });
  }
  const posting = { ...of, orderId: null, memo: reason };
  const moved = await listReceiptMoves(trx, id);
  // The agency's contract may have changed its seller entity in the meantime.
  for (const { entityId, amount } of moved.filter(({ event }) => event === 'top_up')) {
    const key = `top_up_reversed:${id}:${entityId}`;
    const lines = reversed(topUpLines(amount));
    await post(trx, { ...posting, entityId, event: 'top_up_reversed', key, lines });
  }
  for (const { entityId, amount } of moved.filter(({ event }) => event === 'bank_charge')) {
    const key = `bank_charge_reversed:${id}:${entityId}`;
    const lines = reversed(bankChargeLines(amount));
    await post(trx, { ...posting, entityId, event: 'bank_charge_reversed', key, lines });
  }
}
