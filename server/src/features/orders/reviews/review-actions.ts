import { decideReview, takeReview } from '@serai/contract/orders/reviews';
import type { Db } from '../../../calls.ts';
import { needsSecondPerson, refuseSecondRequest } from '../../concessions/concessions.ts';
import { aboutOrder } from '../desk/about-order.ts';
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
    ...decisions.map(([action, decision]) => {
      const act = { given: givenUp(order, decision, view.now), ...aboutOrder(order) };
      const needsSecond = () => needsSecondPerson(db, act, by);
      const guard = async () => {
        refuseDecision(opened, decision, view);
        if (await needsSecond()) await refuseSecondRequest(db, decideReview.path, act.on);
      };
      return guardedAction(action, decideReview, guard, { needsSecond });
    }),
  ];
}
