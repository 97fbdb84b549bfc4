import type { Trx } from '../../../calls.ts';
import { giveBack } from '../../../domain/settlement.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listChargesOf } from '../../charges/charges.ts';
import { type Correction, correct } from '../ask-correction.ts';
import type { Completions } from '../completion-port.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderRow } from '../order-store.ts';
import type { Amended, Amending, AmendmentOutcome } from './amendment-port.ts';

type Back = Pick<AmendmentOutcome, 'offCredit' | 'toDeposit'>;

/** Where money goes back to after the end of an order: off what it still owes, the rest to the deposit. */
export async function backAfterEnd(
  db: Parameters<typeof listChargesOf>[0],
  order: OrderRow,
  amount: number,
): Promise<Back> {
  const { offDebt } = giveBack(order, await listChargesOf(db, [order.id]), amount);
  return { offCredit: offDebt, toDeposit: amount - offDebt };
}

/** Gives by way of the corrections of one of the staff, with a second person above the sum that the site sets. */
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

/** Whose acts of the day count with a gift: those of the desk's person, and nobody's while a member previews it. */
export function giverOf({ operator, now }: Amending): { userId: number | null; now: Date } {
  return { userId: operator?.userId ?? null, now };
}
