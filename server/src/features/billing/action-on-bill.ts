import type { StaffAction } from '../activity/activity.ts';
import type { BillRow } from './bill-store.ts';

/** Audit entry for a staff change to a bill. */
export function actionOnBill(before: BillRow, after: BillRow, reason = ''): StaffAction {
  return {
    on: { kind: 'bill', id: before.id, name: before.number },
    before: factsOf(before),
    after: factsOf(after),
    reason,
  };
}

function factsOf({ status, total, paid, given_back, written_off, due_on }: BillRow) {
  return { bill_status: status, total, paid_amount: paid, given_back, written_off, due_on };
}
