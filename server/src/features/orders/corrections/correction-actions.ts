import { correctOrder, decideCorrection, refundLater, waiveFee } from '@serai/contract/orders/corrections';
import type { Db } from '../../../calls.ts';
import { byInput, type DeskView, guardedAction } from '../desk/guarded-action.ts';
import type { OpenOrder } from '../open-order.ts';
import type { GuardedAction } from '../product-port.ts';
import { needsSecond } from './ask-correction.ts';
import { findReturnable } from './ask-give-back.ts';
import { refuseObsolete } from './carry-out.ts';
import { otherOutcome, refuseUncorrectable } from './correct-order.ts';
import { findOpenCorrection } from './correction-store.ts';
import { refuseDecider } from './decide-correction.ts';

/** Corrections after the end of an order, and the decision about the one that waits for a second person. */
export async function listCorrectionActions(
  db: Db,
  opened: OpenOrder,
  view: DeskView,
): Promise<GuardedAction[]> {
  const { order } = opened;
  const to = order.order_status === 'no_show' ? 'completed' : 'no_show';
  const by = { userId: view.operator.userId, now: view.now };
  return [
    guardedAction('correct', correctOrder, () => refuseUncorrectable(db, opened, to, view), {
      needsSecond: () => needsSecond(db, order, otherOutcome(opened, to).amount, by),
    }),
    guardedAction('refundLater', refundLater, () => findReturnable(db, opened, 'refund', view), byInput),
    guardedAction('waiveFee', waiveFee, () => findReturnable(db, opened, 'waiver', view), byInput),
    ...(await listDecisions(db, opened, view)),
  ];
}

async function listDecisions(db: Db, opened: OpenOrder, view: DeskView): Promise<GuardedAction[]> {
  const correction = await findOpenCorrection(db, opened.order.id);
  if (!correction) return [];
  const { userId } = view.operator;
  const target = { targetId: correction.id };
  const confirm = async () => {
    await refuseDecider(db, correction, 'confirm', userId);
    await refuseObsolete(db, opened, correction, view);
  };
  return [
    guardedAction('confirmCorrection', decideCorrection, confirm, target),
    guardedAction(
      'rejectCorrection',
      decideCorrection,
      () => refuseDecider(db, correction, 'reject', userId),
      target,
    ),
  ];
}
