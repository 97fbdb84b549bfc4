import { cancelForStaff, changePrice, markNoShow } from '@serai/contract/orders/actions';
import { payForAgency } from '@serai/contract/orders/desk-payment';
import { addOrderNote } from '@serai/contract/orders/notes';
import type { Db } from '../../../calls.ts';
import { needsSecondPerson, refuseSecondRequest } from '../../concessions/concessions.ts';
import type { HasPendingApproval } from '../member/payment-guard.ts';
import { decideByOperator } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { GuardedAction } from '../product-port.ts';
import { aboutOrder } from './about-order.ts';
import { findPayer } from './find-payer.ts';
import { byInput, type DeskView, guardedAction } from './guarded-action.ts';
import { refuseNoShow } from './mark-no-show.ts';

/** Dependencies of the guards of actions. */
export interface ActionDeps {
  db: Db;
  hasPendingApproval: HasPendingApproval;
}

/** Actions on the booking itself. */
export function orderActions(deps: ActionDeps, opened: OpenOrder, view: DeskView): GuardedAction[] {
  const { db } = deps;
  return [
    paying(deps, opened, view),
    guardedAction('cancel', cancelForStaff, () => decideByOperator(opened, 'cancelForStaff', view), byInput),
    guardedAction('changePrice', changePrice, () => decideByOperator(opened, 'changePrice', view), byInput),
    guardedAction('noShow', markNoShow, () => refuseNoShow(db, opened, view)),
    guardedAction('addNote', addOrderNote, () => {}),
  ];
}

function paying(deps: ActionDeps, opened: OpenOrder, view: DeskView): GuardedAction {
  const { total_price: amount, currency } = opened.order;
  const act = { kind: 'payment', given: { amount, currency }, ...aboutOrder(opened.order) } as const;
  const needsSecond = () => needsSecondPerson(deps.db, act, { userId: view.operator.userId, now: view.now });
  const guard = async () => {
    await findPayer(deps.db, deps, opened, view);
    if (await needsSecond()) await refuseSecondRequest(deps.db, payForAgency.path, act.on);
  };
  return guardedAction('pay', payForAgency, guard, { needsSecond });
}
