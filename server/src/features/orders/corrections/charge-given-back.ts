import type { Trx } from '../../../calls.ts';
import { giveBackLines } from '../../../domain/ledger/lines.ts';
import { giveBack } from '../../../domain/settlement.ts';
import { listChargesOf, type NewCharge, writeCharge } from '../../charges/charges.ts';
import { type Posting, post } from '../../wallet/wallet.ts';
import type { OrderRow } from '../order-store.ts';
import type { LowerBills } from './lower-bills-port.ts';
import { setOffCredits } from './set-off-credits.ts';

/** A refund as a positive amount in minor units, and the account it is taken from. */
export interface GivenBack {
  kind: Extract<NewCharge['kind'], 'adjustment' | 'refund' | 'waiver'>;
  income: Parameters<typeof giveBackLines>[0];
  amount: number;
}

/**
 * Posts a refund of a locked order, which reduces the order's debt first and sends the rest to the deposit,
 * and writes a charge for each part; bills of the debt are lowered at once. The caller has already moved the
 * order, using the charges returned by `giveBack`.
 * @returns The part that reduced the debt.
 */
export async function chargeGivenBack(
  trx: Trx,
  order: OrderRow,
  { kind, income, amount }: GivenBack,
  posting: Omit<Posting, 'agencyId' | 'entityId' | 'orderId' | 'lines'>,
  lowerBills: LowerBills,
): Promise<number> {
  const former = await listChargesOf(trx, [order.id]);
  const { offDebt } = giveBack(order, former, amount);
  const lines = giveBackLines(income, amount, offDebt);
  const { agency_id: agencyId, entity_id: entityId, id: orderId } = order;
  const postingId = await post(trx, { ...posting, agencyId, entityId, orderId, lines });
  const { memo, userId, now } = posting;
  const charge = { kind, postingId, order, memo, userId, now };
  await writeCharge(trx, { ...charge, channel: 'credit', amount: -offDebt });
  await writeCharge(trx, { ...charge, channel: 'balance', amount: offDebt - amount });
  await setOffCredits(trx, agencyId, { userId, now }, lowerBills);
  return offDebt;
}
