import type { Trx } from '../../../calls.ts';
import { giveBack } from '../../../domain/settlement.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listChargesOf } from '../../charges/charges.ts';
import type { Completions } from '../charging/completion-port.ts';
import { type Correction, correct } from '../corrections/ask-correction.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderRow } from '../order-store.ts';
import type { Amended, Amending, AmendmentOutcome } from './amendment-port.ts';

type Back = Pick<AmendmentOutcome, 'offCredit' | 'toDeposit'>;

/**
 * Splits a refund after the end of an order: it reduces the order's debt first, the rest goes to the deposit.
 */
export async function backAfterEnd(
  db: Parameters<typeof listChargesOf>[0],
  order: OrderRow,
  amount: number,
): Promise<Back> {
  const { offDebt } = giveBack(order, await listChargesOf(db, [order.id]), amount);
  return { offCredit: offDebt, toDeposit: amount - offDebt };
}

/**
 * Executes it as a correction by a member of staff; a second person must approve it above the site's limit.
 */
export async function giveByCorrection(
  trx: Trx,
  opened: OpenOrder,
  wanted: Omit<Correction, 'to_status' | 'reason'>,
  { operator, reason, now, lang }: Amending,
  completions: Completions,
): Promise<Amended> {
  if (!operator) throw new AppError('amendment_by_desk');
  const { correction, order } = await correct(
    trx,
    opened,
    { ...wanted, to_status: null, reason },
    { operator, now, lang },
    completions,
  );
  return { order, correctionId: correction.status === 'asked' ? correction.id : null };
}

/**
 * Returns the person whose concessions of the day count: the operator, or no one while a member previews it.
 */
export function giverOf({ operator, now }: Amending): { userId: number | null; now: Date } {
  return { userId: operator?.userId ?? null, now };
}
