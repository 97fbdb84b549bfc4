import type { StaffAction } from '../activity/activity.ts';
import type { BillRow } from './bill-store.ts';

/** What one of the staff has done to a bill, for the list of what the staff change. */
export function actionOnBill(before: BillRow, after: BillRow, reason = ''): StaffAction {
  return {
    on: { kind: 'bill', id: before.id, name: before.number },
    ...{ before: factsOf(before), after: factsOf(after), reason },
  };
}

function factsOf({ status, total, paid, given_back, written_off, due_on }: BillRow) {
  return { bill_status: status, total, paid_amount: paid, given_back, written_off, due_on };
}
