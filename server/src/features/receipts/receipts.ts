/** Public interface of the receipts feature. */
export { releaseSupplierLine, useLineForSupplier } from './bank/lines/use-for-supplier.ts';
export { countDeclarationsForStaff } from './count-for-digest.ts';
export { decidePayBack } from './desk/decide-pay-back.ts';
export { receiptQueues } from './receipt-queues.ts';
export { hasReceipts } from './receipt-store.ts';
export { keyOf } from './reference-key.ts';
