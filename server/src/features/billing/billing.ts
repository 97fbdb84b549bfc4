import { billFile, billKind } from './bill-file.ts';
import { billPeriods } from './bill-periods.ts';
import { lockBills } from './bill-store.ts';
import { countBillsForMember, countBillsForStaff } from './count-for-digest.ts';
import { decideWriteOff } from './decide-write-off.ts';
import { escalateDisputes } from './escalate-disputes.ts';
import { billSheetFile, billSheetKind } from './export-bills.ts';
import { listPayable } from './list-payable.ts';
import { lowerBills } from './lower-bills.ts';
import { type PaidBill, type PaymentOfBill, payBill } from './pay-bill.ts';
import { remindBills } from './remind-bills.ts';
import { type TakenBackPayment, unpayBill } from './unpay-bill.ts';

export type { PaidBill, PaymentOfBill, TakenBackPayment };
/** Public interface of the billing feature. */
export {
  billFile,
  billKind,
  billPeriods,
  billSheetFile,
  billSheetKind,
  countBillsForMember,
  countBillsForStaff,
  decideWriteOff,
  escalateDisputes,
  listPayable,
  lockBills,
  lowerBills,
  payBill,
  remindBills,
  unpayBill,
};
