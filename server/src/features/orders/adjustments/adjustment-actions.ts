import {
  acceptAdjustment,
  answerAdjustment,
  proposeAdjustment,
  withdrawAdjustment,
} from '@serai/contract/orders/adjustments';
import type { Db } from '../../../calls.ts';
import { listChargesOf } from '../../charges/charges.ts';
import { type DeskView, guardedAction } from '../desk/guarded-action.ts';
import type { OpenOrder } from '../open-order.ts';
import type { GuardedAction } from '../product-port.ts';
import { refuseBeforeService, refuseUnacceptable } from './accept-adjustment.ts';
import { type AdjustmentRow, listAdjustmentRows, refuseClosedCharge } from './adjustment-store.ts';
import { refuseUnquestioned } from './answer-adjustment.ts';

/** Proposing a charge after the service, and deciding each charge that is proposed. */
export async function listAdjustmentActions(
  db: Db,
  { order }: OpenOrder,
  { lang }: DeskView,
): Promise<GuardedAction[]> {
  const charges = await listAdjustmentRows(db, order.id);
  const onCharge = (charge: AdjustmentRow) => {
    const target = { targetId: charge.id };
    const accept = async () => {
      refuseClosedCharge(charge);
      refuseUnacceptable(order, await listChargesOf(db, [order.id]), charge.amount, lang);
    };
    const answer = () => {
      refuseClosedCharge(charge);
      refuseUnquestioned(charge);
    };
    return [
      guardedAction('answerCharge', answerAdjustment, answer, target),
      guardedAction('acceptCharge', acceptAdjustment, accept, target),
      guardedAction('withdrawCharge', withdrawAdjustment, () => refuseClosedCharge(charge), target),
    ];
  };
  return [
    guardedAction('proposeCharge', proposeAdjustment, () => refuseBeforeService(order, lang)),
    ...charges.flatMap(onCharge),
  ];
}
