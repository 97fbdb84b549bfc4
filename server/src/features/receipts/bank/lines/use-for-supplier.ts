import type { Trx } from '../../../../calls.ts';
import { insertUse, lockLine, lockOpenLine, updateUndone } from './bank-line-store.ts';

interface Act {
  lineId: number;
  userId: number;
  now: Date;
}

/**
 * Settles a line of money that left the account as a payment to a supplier.
 * @throws AppError `bank_line_closed` if it is settled already.
 */
export async function useLineForSupplier(trx: Trx, { lineId, userId, now }: Act): Promise<void> {
  await lockOpenLine(trx, lineId);
  await insertUse(trx, { line_id: lineId, kind: 'supplier', used_by: userId, used_at: now });
}

/** Opens the line of a payment to a supplier that is reversed. */
export async function releaseSupplierLine(
  trx: Trx,
  { lineId, userId, now, reason }: Act & { reason: string },
): Promise<void> {
  const { use_id: useId } = await lockLine(trx, lineId);
  if (useId === null) throw new Error(`Bank line ${lineId} has no use`);
  await updateUndone(trx, useId, { undone_by: userId, undone_at: now, undo_reason: reason });
}
