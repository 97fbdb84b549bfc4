import type { OrderDeskAction, orderDeskCalls } from '@serai/contract/orders/desk-actions';
import type { StaffNode } from '@serai/contract/staff/nodes';
import type { Lang } from '@serai/phrases/lang';
import type { Operator } from '../../../calls.ts';
import type { GuardedAction } from '../product-port.ts';

/** Member of staff who looks at an order, and when. */
export interface DeskView {
  operator: Pick<Operator, 'userId' | 'nodes'>;
  now: Date;
  lang: Lang;
}

/** The call of an action: its path is checked against `orderDeskCalls`, its access names the node. */
interface CallOf<Action extends OrderDeskAction> {
  path: (typeof orderDeskCalls)[Action];
  access: { readonly staff: StaffNode };
}

/**
 * Creates a staff action from its call and the guard that the call applies too. By default it is about the order
 * itself and never needs a second person.
 */
export function guardedAction<Action extends OrderDeskAction>(
  action: Action,
  { access }: CallOf<Action>,
  guard: GuardedAction['guard'],
  {
    targetId = null,
    needsSecond = () => false,
  }: Partial<Pick<GuardedAction, 'targetId' | 'needsSecond'>> = {},
): GuardedAction {
  return { action, node: access.staff, targetId, guard, needsSecond };
}

/** For an action whose need of a second person depends on its input. */
export const byInput = { needsSecond: () => null } as const;
