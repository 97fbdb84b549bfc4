import { declineRequest } from '@serai/contract/orders/requests';
import { type DeskView, guardedAction } from '../desk/guarded-action.ts';
import type { OpenOrder } from '../open-order.ts';
import type { GuardedAction } from '../product-port.ts';
import { refuseAnswer } from './answer-request.ts';

/** Answers to an order on request that are the same for all products; each product has its own offer. */
export function requestActions(opened: OpenOrder, view: DeskView): GuardedAction[] {
  return [guardedAction('declineRequest', declineRequest, () => refuseAnswer(opened, 'decline', view))];
}
