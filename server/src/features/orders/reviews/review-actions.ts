import { decideReview, takeReview } from '@serai/contract/orders/reviews';
import type { Db } from '../../../calls.ts';
import { needsSecondPerson } from '../../concessions/concessions.ts';
import { type DeskView, guardedAction } from '../desk/guarded-action.ts';
import type { OpenOrder } from '../open-order.ts';
import type { GuardedAction } from '../product-port.ts';
import { refuseWithoutReview } from './assign-review.ts';
import { type Decision, givenUp, refuseDecision } from './decide-review.ts';

const decisions = [
  ['decideServed', 'served'],
  ['decideUnserved', 'unserved'],
  ['decideKept', 'kept'],
  ['decideCancelled', 'cancelled'],
] as const satisfies readonly (readonly [string, Decision])[];

/** Decisions of an open review, and taking it over. */
export function reviewActions(db: Db, opened: OpenOrder, view: DeskView): GuardedAction[] {
  const { order } = opened;
  const by = { userId: view.operator.userId, now: view.now };
  return [
    guardedAction('takeReview', takeReview, () => refuseWithoutReview(order)),
    ...decisions.map(([action, decision]) =>
      guardedAction(action, decideReview, () => refuseDecision(opened, decision, view), {
        needsSecond: () =>
          needsSecondPerson(db, { given: givenUp(order, decision, view.now), orderId: order.id }, by),
      }),
    ),
  ];
}
