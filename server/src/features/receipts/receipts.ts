/** Public interface of the receipts feature. */
export { countDeclarationsForStaff } from './count-for-digest.ts';
export { decidePayBack } from './desk/decide-pay-back.ts';
export { receiptPaper, receiptPaperKind } from './open-receipt-paper.ts';
export { slipFile, slipKind } from './open-slip.ts';
export { hasReceipts } from './receipt-store.ts';
