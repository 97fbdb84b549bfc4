import type { StaffAction } from '../../activity/activity.ts';
import type { WorkOrderRow } from '../work-order-store.ts';

/** Audit entry for a staff change of a work order. */
export function actionOnWorkOrder(before: WorkOrderRow, after: WorkOrderRow, reason = ''): StaffAction {
  return {
    on: { kind: 'work_order', id: before.id, name: before.number },
    before: factsOf(before),
    after: factsOf(after),
    reason,
  };
}

function factsOf({ status, owner_id }: WorkOrderRow) {
  return { work_order_status: status, owner_id };
}
