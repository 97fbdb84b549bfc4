import type { OfferedAction } from '@serai/contract/orders/desk';
import { AppError } from '../../../platform/http/app-error.ts';
import { listAdjustmentActions } from '../adjustments/adjustment-actions.ts';
import { listCorrectionActions } from '../corrections/correction-actions.ts';
import type { OpenOrder } from '../open-order.ts';
import type { GuardedAction } from '../product-port.ts';
import { requestActions } from '../requests/request-actions.ts';
import { reviewActions } from '../reviews/review-actions.ts';
import { listSupplierActions } from '../suppliers/supplier-actions.ts';
import type { DeskView } from './guarded-action.ts';
import { type ActionDeps, orderActions } from './order-actions.ts';

/**
 * Lists the actions on an order whose calls would not be refused now for the operator's rights or the order's
 * state. A call may still be refused for its input or for missing funds.
 */
export async function listDeskActions(
  deps: ActionDeps,
  opened: OpenOrder,
  view: DeskView,
): Promise<OfferedAction[]> {
  const { db } = deps;
  const { nodes } = view.operator;
  const known = [
    ...orderActions(deps, opened, view),
    ...(await listCorrectionActions(db, opened, view)),
    ...requestActions(opened, view),
    ...reviewActions(db, opened, view),
    ...(await listSupplierActions(db, opened, view)),
    ...(await listAdjustmentActions(db, opened, view)),
    ...((await opened.product.listDeskActions?.(db, opened, view)) ?? []),
  ];
  const offered: OfferedAction[] = [];
  for (const action of known.filter(({ node }) => nodes.has(node))) {
    if (!(await isAllowed(action))) continue;
    offered.push({
      action: action.action,
      target_id: action.targetId,
      needs_second_person: await action.needsSecond(),
    });
  }
  return offered;
}

async function isAllowed({ guard }: GuardedAction): Promise<boolean> {
  try {
    await guard();
    return true;
  } catch (refusal) {
    if (refusal instanceof AppError) return false;
    throw refusal;
  }
}
