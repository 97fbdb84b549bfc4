/** Public interface of the billing feature. */
export { billDueSources } from './bill-due.ts';
export { billEntities } from './bill-entities.ts';
export { readBillNumber } from './bill-number.ts';
export { billPeriods } from './bill-periods.ts';
export { billQueue } from './bill-queue.ts';
export { lockBills } from './bill-store.ts';
export { countBillsForMember, countBillsForStaff } from './count-for-digest.ts';
export { decideWriteOff } from './desk/decide-write-off.ts';
export { escalateDisputes } from './escalate-disputes.ts';
export { listPayable } from './list-payable.ts';
export { lowerBills } from './lower-bills.ts';
export { type PaidBill, type PaymentOfBill, payBill } from './pay-bill.ts';
export { remindBills } from './remind-bills.ts';
export { billSearch } from './search-bills.ts';
export { type TakenBackPayment, unpayBill } from './unpay-bill.ts';
